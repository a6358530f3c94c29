"""Two windows on one page: what is written and defined in each of them is in both."""

from .page import Check, MODERN


class Windows(Check):
    engines = MODERN

    def open_two(self):
        """Two frames of one origin hear of each other's storage as windows do."""
        self.engine.open(self.server.origin + "/-/frame", 1080, 810)
        self.evaluate("""
            const first = document.querySelector("iframe");
            document.body.append(first.cloneNode());
            for (const frame of document.querySelectorAll("iframe"))
              Object.assign(frame, { src: arguments[0], width: 500, height: 700 });""", self.server.under)
        self.wait("[0, 1].every(index => frames[index].surd && frames[index].surd.screen && frames[index].surd.screen())",
                  what="two pages")

    def press(self, window, keys):
        self.evaluate("await frames[arguments[0]].surd.press(arguments[1])", window, keys)

    def lines(self, window):
        return self.evaluate("""
            return [...frames[arguments[0]].document.querySelectorAll("#tape > li")].map(each => each.line.text)""", window)

    def test_lines_entered_in_turn_are_all_in_both(self):
        self.open_two()
        for number in range(10, 30):
            self.press(number % 2, f"AC {' '.join(str(number))} + 1 Enter")
        wanted = sorted(f"{number} + 1" for number in range(10, 30))
        for window in (0, 1):
            self.wait("frames[arguments[0]].document.querySelectorAll('#tape > li').length >= 20", window,
                      what="all lines")
            self.assertEqual(sorted(self.lines(window)), wanted)
        self.evaluate("frames[0].isOld = true; frames[0].location.reload()")
        self.wait("!frames[0].isOld && frames[0].surd && frames[0].surd.screen && frames[0].surd.screen()")
        self.wait("frames[0].document.querySelectorAll('#tape > li').length >= 20", what="all lines after a reload")
        self.assertEqual(sorted(self.lines(0)), wanted)

    def test_lines_entered_at_once_are_all_in_both(self):
        self.open_two()
        self.evaluate("""
            for (let number = 10; number < 26; number += 1) {
              const keys = `AC ${[...String(number)].join(" ")} + 1 Enter`;
              await Promise.all([frames[0].surd.press(keys), frames[1].surd.press(keys.replace("+ 1", "+ 2"))]);
            }""", limit=60)
        wanted = sorted(f"{number} + {more}" for number in range(10, 26) for more in (1, 2))
        for window in (0, 1):
            self.wait("frames[arguments[0]].document.querySelectorAll('#tape > li').length >= 32", window,
                      what="all lines")
            self.assertEqual(sorted(self.lines(window)), wanted)

    def test_what_is_defined_while_another_computes_is_kept(self):
        self.open_two()
        self.evaluate("""
            const long = frames[0].surd.press("AC f a c t o r ( 2 ^ 1 0 1 - 1 ) Enter");
            await frames[1].surd.press("AC b = 7 Enter");
            await long;""", limit=60)
        self.press(0, "AC b + 1 Enter")
        self.wait("frames[0].surd.screen().answer?.exact === '8'", what="the name of the other window")

    def test_a_draft_is_each_window_s_own(self):
        self.open_two()
        self.press(0, "AC 1 2 3")
        self.press(1, "AC 5 + 5 Enter")
        self.wait("frames[0].document.querySelectorAll('#tape > li').length === 1", what="the line of the other window")
        self.assertEqual(self.evaluate("return frames[0].surd.screen().formula"), "123|")
