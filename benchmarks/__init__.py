"""How fast Demesne is. `python3 dev.py bench` runs all, `python3 dev.py bench NAME…` some.

Each module here whose name has no leading underscore is a benchmark: its `main()` measures and prints. Rates are per
second of this process's CPU time, so other work on the machine hardly affects them.
"""
