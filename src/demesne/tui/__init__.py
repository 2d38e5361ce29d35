"""The table on a whole terminal: Supply, hand, play areas, log and question, for mouse and keyboard.

Only the commands that show it import it, and only when there is a terminal to show it on.
"""
