"""`demesne completion`: let the shell complete commands and options."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from demesne.cli import Problem, make_app, speaking
from demesne.cli.options import Lang

_help = speaking(sys.argv).message

Shell = Literal["bash", "zsh", "fish"]


def completion(
    shell: Annotated[
        Literal["bash", "zsh", "fish"] | None, Parameter(name="SHELL", help=_help("cli-option-shell"))
    ] = None,
    /,
    *,
    install: Annotated[
        bool, Parameter(name="--install", negative="", show_default=False, help=_help("cli-option-install"))
    ] = False,
    lang: Lang = None,
) -> None:
    """Print the completion script of a shell, or install it where the shell finds it."""
    texts = speaking(sys.argv if lang is None else ["--lang", lang])
    app = make_app([], texts)
    try:
        if install:
            print(texts.message("cli-completion-installed", file=str(app.install_completion(shell=shell))))
        else:
            print(app.generate_completion(shell=shell))
    except OSError as error:
        raise Problem(texts.message("cli-completion-unwritable", reason=error.strerror or str(error))) from None
    except RuntimeError:
        raise Problem(texts.message("cli-completion-which")) from None
