"""Long computations: they show, they can be stopped, and keys never wait for them."""

import time

from .page import Check, MODERN, in_engines

# Many seconds of factoring, and then no answer.
LONG = "AC K:factor ( 2 ^ 2 5 7 Right - 1 ) * 3"
# More digits than the memory of a page holds.
LARGE = "AC ( 1 2 * 1 0 ^ 5 ) ! + 1"


class LongRuns(Check):
    def begin(self):
        """Starts a computation without waiting for its end."""
        self.open()
        self.replay("1 + 1 Enter")
        self.replay(LONG)
        self.focus()
        self.press("Enter")
        self.wait("surd.screen().isBusy", what="the computation runs")

    def test_the_stop_button_ends_it(self):
        self.begin()
        self.wait("(box => box && box.width >= 44 && box.height >= 44)"
                  "(document.querySelector('#stop').getBoundingClientRect())",
                  what="a stop button is shown")
        self.engine.tap(*self.place("#stop"))
        self.wait("!surd.screen().isBusy", limit=20, what="it has stopped")
        self.replay("AC 6 * 7 Enter")
        self.expect_answer(exact="42")
        self.assertGreaterEqual(self.tape_length, 2)

    def test_a_lack_of_memory_costs_the_line_alone(self):
        self.open()
        self.replay("5 STO q Enter")
        self.replay(LARGE)
        self.focus()
        self.press("Enter")
        self.wait("surd.screen().isBusy", what="the computation runs")
        self.wait("!surd.screen().isBusy", limit=90, what="it ends")
        self.wait("document.querySelector('#messages').textContent.trim() !== ''", what="a message")
        self.replay("AC q * 2 Enter")
        self.expect_answer(exact="10")
        self.assertGreaterEqual(self.tape_length, 2)
    # WPE 2.38 takes minutes for it.
    test_a_lack_of_memory_costs_the_line_alone.engines = MODERN

    def test_keys_go_on_while_it_runs(self):
        self.begin()
        start = time.monotonic()
        self.press("Backspace", "Home", "5", "+")
        self.wait("surd.screen().formula.startsWith('5+')", limit=20, what="keys are shown")
        self.assertLess(time.monotonic() - start, 3)
        self.evaluate("document.querySelector('#stop').click()")
        self.wait("!surd.screen().isBusy", limit=20)

    @in_engines("chromium", "firefox")
    def test_variables_survive_a_stop(self):
        self.open()
        self.replay("5 STO q Enter")
        self.replay(LONG)
        self.focus()
        self.press("Enter")
        self.wait("surd.screen().isBusy")
        self.wait("document.querySelector('#stop').getBoundingClientRect().width > 0")
        self.evaluate("document.querySelector('#stop').click()")
        self.wait("!surd.screen().isBusy", limit=20)
        self.replay("AC q * 2 Enter")
        self.expect_answer(exact="10")
