"""The rulebook as tests: cases in TOML, run against the engine."""

from demesne.conform.case import BadCase, Case, read_cases
from demesne.conform.run import Failure, run_case

__all__ = ["BadCase", "Case", "Failure", "read_cases", "run_case"]
