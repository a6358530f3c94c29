"""Lines of points: rows that are pasted, their table, and what a tap on it changes."""

from . import graph as checks_of_graph
from . import hostile as checks_of_pastes
from .page import Check, MODERN, in_engines

ROWS = "[...document.querySelectorAll('.values tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent).join(' '))"
LINES = "surd.screen().tape.map(({ label, text }) => (label ? label + ': ' : '') + text)"


class Points(Check):
    engines = MODERN

    # Without its checks.
    graph = checks_of_graph.Graph.graph
    draw = checks_of_graph.Graph.draw
    ink = checks_of_graph.Graph.ink
    wait_ink = checks_of_graph.Graph.wait_ink
    paste = checks_of_pastes.Hostile.paste

    def open_table(self):
        self.graph(table={"id": self.graph()["curves"][0]["id"]})
        self.wait("!document.querySelector('.values').hidden", what="the table")

    def answer(self, *texts):
        """Fills the fields of the dialog in, and sends it."""
        self.wait("document.querySelector('dialog input')", what="the fields")
        self.evaluate("""
            const inputs = document.querySelectorAll("dialog input");
            arguments[0].forEach((value, index) => { inputs[index].value = value; });
            document.querySelector("dialog .action").click();""", list(texts))

    def test_pasted_rows_are_lines_with_tables(self):
        self.open(1440, 900)
        self.replay("1 + 2")
        self.paste(text_plain="t\ts\tv\n0\t1\t1/2\n2\t3\t-4\n")
        self.wait(f"({LINES}).join() === 's: (0, 1), (2, 3),v: (0, 1/2), (2, -4)'", what="two lines")
        # What was typed stays as it was.
        self.expect("1+2|")
        self.wait_ink("--curve-0", "> 20", "the first column")
        self.wait_ink("--curve-1", "> 20", "the second column")
        self.open_table()
        self.wait(f"({ROWS}).join() === '0 1,2 3'", what="the points")
        self.expect_none(self.server.reports)

    @in_engines("chromium")
    def test_a_wrong_row_is_told(self):
        self.open(375, 667)
        self.paste(text_plain="1\t2\n3\t4\n5\tsix")
        self.wait("document.querySelector('#entry .messages').textContent.includes('six')", what="what is wrong")
        self.assertEqual(self.evaluate(f"return ({LINES}).length"), 0)

    @in_engines("chromium", "firefox")
    def test_a_tap_changes_a_point_and_undo_brings_it_back(self):
        self.open(375, 667)
        self.draw("(1, 2), (3, 4)")
        self.open_table()
        self.wait(f"({ROWS}).join() === '1 2,3 4'", what="the points")
        self.evaluate("document.querySelectorAll('.values .point')[1].click()")
        self.answer("5", "√2")
        self.wait(f"({ROWS})[1]?.startsWith('5 √2')", what="the change")
        self.assertEqual(self.evaluate(f"return {LINES}"), ["(1, 2), (5, √2)"])
        # One more, and one that goes.
        self.evaluate("document.querySelector('.values .tool').click()")
        self.wait("document.querySelector('dialog .action')", what="the menu")
        self.evaluate("document.querySelector('dialog .action').click()")
        self.answer("7", "8")
        self.wait(f"({ROWS}).length === 3", what="one more")
        self.evaluate("document.querySelectorAll('.values .point')[0].click()")
        self.answer("", "")
        self.wait(f"({ROWS})[0]?.startsWith('5') && ({ROWS}).length === 2", what="one less")
        self.evaluate("for (let turn = 0; turn < 3; turn += 1) await surd.send({ undoLines: true })")
        self.wait(f"({ROWS}).join() === '1 2,3 4'", what="the points as they were")

    def test_many_points_are_one_short_line(self):
        self.open(1024, 768)
        self.paste(text_plain="\n".join(f"{row}\t{row * row}" for row in range(200)))
        self.wait(f"({LINES}).length === 1", what="the line")
        box = self.evaluate("""
            const { height } = document.querySelector("#tape .drawn").getBoundingClientRect();
            return height;""")
        self.assertLess(box, 120)
        self.open_table()
        self.wait(f"({ROWS}).length === 200", what="all rows")
