"""The lines as one sheet: a line is edited in its place, moved, named, folded; undo takes each back."""

from .page import Check, MODERN

SEEN = """return [...document.querySelectorAll("#tape > li[data-id]")].map(item =>
    [item.dataset.id, item.line.exact, item.querySelector(".label")?.textContent ?? "",
     item.classList.contains("folded")])"""
MENU = """document.querySelector(`#tape > li[data-id="${arguments[0]}"] .menu`).click();
[...document.querySelectorAll("dialog .action")].find(each => each.textContent.startsWith(arguments[1])).click();"""


class Lines(Check):
    def seen(self):
        self.settle()
        return self.evaluate(SEEN)

    def choose(self, line, name):
        self.evaluate(MENU, line, name)
        self.settle()

    def test_a_line_is_edited_in_its_place(self):
        self.open(1440, 900)
        self.replay("a = 2 Enter AC a ^ 2 Enter AC a + 1 Enter AC 7")
        self.engine.tap(*self.place("#tape > li:first-child .input"))
        self.wait("surd.screen().editing === 1", what="the line is edited")
        self.wait("!document.querySelector('#editing').hidden", what="the way out")
        self.assertEqual(self.evaluate("return document.querySelector('#tape .edited').getAttribute('aria-current')"),
                         "true")
        self.press("Backspace", "5", "Enter")
        self.wait("document.querySelector('#tape > li:nth-child(2)').line.exact === '25'", what="what stands on it")
        self.assertEqual([line[1] for line in self.seen()], ["5", "25", "6"])
        self.assertTrue(self.evaluate("return document.querySelector('#editing').hidden"))
        self.press("Control+z")
        self.wait("document.querySelector('#tape > li:nth-child(2)').line.exact === '4'", what="undo")
        # A line that is left stays, and what was typed before comes back.
        self.replay("AC 3 + 4")
        self.engine.tap(*self.place("#tape > li:first-child .input"))
        self.wait("surd.screen().editing === 1", what="the line is edited")
        self.engine.tap(*self.place("#leave"))
        self.wait("surd.screen().editing === null && surd.screen().formula.startsWith('3+4')", what="the draft")

    # The window of WPE without a screen is smaller, and a tap beyond it meets nothing.
    test_a_line_is_edited_in_its_place.engines = MODERN

    def test_lines_are_moved_named_and_folded(self):
        self.open(1440, 900)
        self.replay("1 Enter AC 2 Enter AC 3 Enter AC")
        self.choose("3", "Move up")
        self.assertEqual([line[0] for line in self.seen()], ["1", "3", "2"])
        self.assertEqual(self.evaluate("return document.activeElement.closest('li')?.dataset.id"), "3")
        self.evaluate("document.activeElement.dispatchEvent("
                      "new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true }))")
        self.wait("document.querySelector('#tape > li').dataset.id === '3'", what="moved by keys")
        self.choose("1", "Hide the answer")
        self.assertEqual([line[3] for line in self.seen()], [False, True, False])
        self.evaluate(MENU, "2", "Name")
        self.evaluate("document.querySelector('dialog input').value = 'rent';"
                      "document.querySelector('dialog form').requestSubmit()")
        self.wait("document.querySelector('#tape .label')?.textContent === 'rent'", what="the name")
        self.reload()
        self.assertEqual(self.seen(), [["3", "3", "", False], ["1", "1", "", True], ["2", "2", "rent", False]])

    def test_a_link_carries_the_lines(self):
        self.open(1440, 900)
        self.replay("f ( t ) = t ^ 2 Enter AC f ( 3 ) Enter")
        link = self.evaluate("return (await surd.send({ shareLines: true })).copied.text")
        self.evaluate("await surd.send({ clearTape: true }); localStorage.clear()")
        # Another address is another visit.
        self.open(1440, 900, f"?visit#..{link}")
        self.wait("document.querySelector('#tape > li:nth-child(2)')?.line.exact === '9'", what="its lines")

    def test_a_line_without_an_answer_says_why(self):
        self.open(375, 667)
        self.replay("a = 2 Enter AC 1 / ( a - 3 Enter AC 5 Enter AC")
        self.evaluate("await surd.send({ edit: 1 })")
        self.replay("AC a = 3 Enter AC")
        self.wait("document.querySelector('#tape .problem')?.textContent.length > 5", what="the reason")
    test_a_line_without_an_answer_says_why.engines = MODERN
