"""Fingers: on keys, on the parts of the formula, two at once, long and dragging."""

from driving import actions

from .page import Check, MODERN, TOUCHING, in_engines


# What people do every day on a phone, in how many taps, and what is answered; `page` is the key that
# turns the page.
TASKS = (
    ("a sum of fractions", 8, "1 / 3 + 1 / 6 Enter", "1/2"),
    ("a root", 3, "K:sqrt 8 Enter", "2*sqrt(2)"),
    ("a square", 3, "7 K:sq Enter", "49"),
    ("a power", 5, "2 ^ 1 0 Enter", "1024"),
    ("a product with a circle's number", 3, "2 K:pi Enter", "2*pi"),
    ("brackets", 8, "( 2 + 3 ) * 4 Enter", "20"),
    ("a percentage", 8, "2 0 0 + 1 9 K:percent Enter", "238"),
    ("a power of ten", 6, "1 . 5 K:exp10 3 Enter", "1500"),
    ("an absolute value", 4, "K:abs - 3 Enter", "3"),
    ("a factorial", 3, "5 K:fact Enter", "120"),
    ("a logarithm", 3, "K:ln K:e Enter", "1"),
    ("going on from an answer", 7, "6 * 7 Enter / 2 Enter", "21"),
    ("a sine in degrees", 4, "K:sin 3 0 Enter", "1/2"),
    ("an inverse sine in degrees", 4, "page K:asin 1 Enter", "90"),
    ("an equation", 5, "x K:sq = 9 Enter", "x = -3 or x = 3"),
    ("an inequality", 5, "x K:sq < 4 Enter", "-2 < x < 2"),
    ("a system of two equations", 12, "x + y = 5 ; x - y = 1 Enter", "x = 3 and y = 2"),
    ("a logarithm to a base", 6, "page K:logb 2 Right 8 Enter", "3"),
    ("a root of a negative number", 5, "K:sqrt - 4 Enter K:complex", "2i"),
    ("a cube root", 4, "page K:cbrt 8 Enter", "2"),
    ("a mixed number", 8, "page K:mixed 2 Right 1 Right 3 Enter", "7/3"),
    ("a list", 8, "page { 1 ; 2 ; 3 Enter", "{1; 2; 3}"),
    ("combinations", 6, "5 page page K:nCr 2 Enter", "10"),
    ("a remainder", 7, "1 7 page page K:mod 5 Enter", "2"),
    ("a common divisor", 9, "page page K:gcd 1 2 ; 1 8 Enter", "6"),
    ("a point", 6, "( 1 ; 2 ) Enter", None),
    ("cases", 10, "page { x < 0 : 1 ; 2 Enter", None),
    ("a function", 12, "K:page f ( x ) K:page = x K:sq - 2 Enter", None),
    ("storing", 4, "5 STO a Enter", "5"),
    ("a product with a letter", 4, "3 K:page a Enter", "15"))


class Touch(Check):
    def test_a_phone_is_typed_on(self):
        self.open(375, 553)
        self.tap_key("1", "/", "3", "Right", "+", "1", "/", "6", "Enter")
        self.expect_answer(exact="1/2")
        self.tap_key("BS")
        self.expect(isAnswered=False)

    def test_every_digit_and_operator_types_itself(self):
        self.open(320, 568)
        for key in "0123456789-(":
            self.clear()
            self.tap_key(key)
            with self.subTest(key):
                self.wait("surd.screen().formula.includes(arguments[0])", key, limit=20)

    def test_taps_do_not_raise_a_keyboard_or_lose_the_focus(self):
        self.open(375, 667)
        self.focus()
        self.tap_key("1", "2")
        self.expect("12|")
        focused = self.evaluate("""
            const element = document.activeElement;
            return element.matches("#formula textarea") && element.inputMode === "none";""")
        self.assertTrue(focused)

    def test_two_fast_fingers(self):
        self.open(375, 667)
        one, two = self.key_place("1"), self.key_place("2")
        for _ in range(3):
            self.engine.touch(
                actions.finger([one, "down", 0.06, "up", 0.02], "left"),
                actions.finger([0.03, two, "down", 0.06, "up"], "right"))
        self.expect("121212|")
    test_two_fast_fingers.engines = TOUCHING

    def test_two_fast_fingers_as_events(self):
        self.open(375, 667)
        self.evaluate("""
            const button = key => document.querySelector(`#keypad [data-key="${key}"]`);
            const send = (key, kind, pointerId) => button(key).dispatchEvent(new PointerEvent(kind,
              { bubbles: true, cancelable: true, pointerId, pointerType: "touch",
                isPrimary: pointerId === 2 }));
            for (let round = 0; round < 3; round += 1) {
              send("1", "pointerdown", 2);
              send("2", "pointerdown", 3);
              send("1", "pointerup", 2);
              send("2", "pointerup", 3);
            }""")
        self.expect("121212|")

    def test_a_tap_on_a_part_puts_the_caret_there(self):
        self.open(375, 667)
        self.replay("1 2 / 3 4 5 Right + 6 7")
        before, after = self.evaluate("""
            const parts = [...document.querySelectorAll("#formula [data-n]")]
              .filter(part => part.children.length === 0);
            const box = parts.find(part => part.textContent === "345").getBoundingClientRect();
            const y = box.top + box.height / 2;
            return [[box.left + 2, y], [box.right - 2, y]];""")
        self.engine.tap(*before)
        self.expect("{12}/{|345}+67")
        # Two fast taps on one part would select it.
        self.evaluate("await new Promise(done => setTimeout(done, 400))")
        self.engine.tap(*after)
        self.expect("{12}/{345|}+67")

    def test_a_click_that_is_heard_of_late_is_of_its_press(self):
        self.open(375, 667)
        self.evaluate("""
            const button = document.querySelector("#keypad [data-key='2']");
            const send = (type, time) => {
              const event = new PointerEvent(type, { bubbles: true, pointerId: 1 });
              Object.defineProperty(event, "timeStamp", { value: time });
              button.dispatchEvent(event);
            };
            send("pointerdown", 1000);
            send("pointerup", 1050);
            await new Promise(done => setTimeout(done, 500));
            send("click", 1051);
            // This one no pointer made.
            send("click", 2000);""")
        self.expect("22|")

    def test_a_tap_on_a_placeholder_puts_the_caret_there(self):
        self.open(375, 667)
        self.replay("K:frac 1")
        self.expect("{1|}/{□}")
        self.frames(2)
        place = self.evaluate("""
            const slots = [...document.querySelectorAll("#formula [data-p]")];
            const box = slots[slots.length - 1].getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];""")
        self.engine.tap(*place)
        self.expect("{1}/{|}")

    def test_a_drag_selects(self):
        self.open(375, 667)
        self.replay("1 + 2 + 3")
        start, end = self.evaluate("""
            const parts = [...document.querySelectorAll("#formula [data-n]")]
              .filter(part => part.children.length === 0);
            const boxes = parts.map(part => part.getBoundingClientRect());
            const y = boxes[0].top + boxes[0].height / 2;
            return [[boxes[0].left + 1, y], [boxes[boxes.length - 1].right - 1, y]];""")
        middle = ((start[0] + end[0]) / 2, start[1])
        self.engine.touch(actions.finger([tuple(start), "down", middle, tuple(end), "up"], kind="mouse"))
        self.expect("⟦1+2+3⟧")

    def test_a_double_tap_selects_a_part(self):
        self.open(375, 667)
        self.replay("1 2 + 3 4 5")
        place = self.evaluate("""
            const part = [...document.querySelectorAll("#formula [data-n]")]
              .find(part => part.children.length === 0 && part.textContent === "345");
            const box = part.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];""")
        self.engine.touch(actions.finger([tuple(place), "down", "up", 0.05, "down", "up"]))
        self.expect("12+⟦345⟧")

    def test_a_held_backspace_deletes_on(self):
        self.open(375, 667)
        self.replay("1 2 3 4 5 6 7 8")
        self.engine.tap(*self.key_place("BS"), hold=1.5)
        self.wait("surd.screen().formula.replace('|', '').length < 5", what="several digits less")

    # The window of WPE is smaller than some of these, and takes no taps beyond.
    @in_engines(*MODERN)
    def test_all_is_cleared_by_a_key_in_sight(self):
        for width, height in self.viewports:
            with self.subTest(f"{width}x{height}"):
                self.again(width, height)
                self.replay("1 2 3")
                self.engine.tap(*self.key_place("AC"))
                self.expect("|")

    def test_no_key_shows_the_notation_of_keys(self):
        self.open(375, 667)
        for page in range(3):
            self.set(keyPage=page)
            faces = self.evaluate("return [...document.querySelectorAll('#keypad button')].map(each => each.textContent.trim())")
            self.expect_none([face for face in faces if face.startswith(("C-", "S-", "K:", "D:"))])

    def test_a_long_press_offers_relatives(self):
        self.open(414, 736)
        self.engine.tap(*self.key_place("K:sin"), hold=0.7)
        self.wait("document.querySelector('[role=menu] [data-key=\"K:asin\"]')", what="the menu")
        inside = self.evaluate("""
            return [...document.querySelectorAll("[role=menu] button")].every(button => {
              const box = button.getBoundingClientRect();
              return box.left >= 0 && box.right <= innerWidth && box.top >= 0
                && box.bottom <= innerHeight && box.width >= 44 && box.height >= 44;
            });""")
        self.assertTrue(inside, "a key of the menu is too small or outside")
        self.engine.tap(*self.place("[role=menu] [data-key='K:asin']"))
        self.expect("asin(|)")
        self.wait("!document.querySelector('[role=menu]')", what="the menu is gone")

    @in_engines(*MODERN)
    def test_a_long_press_types_what_stands_small_on_the_key(self):
        self.open(414, 736)
        for before, key, expected in (("1 / 2 Enter", "x", "y|"), ("7", "^", "7^{|}"), ("8", "-", "-8|"),
                                      ("", "K:sqrt", "root{3}{|}"), ("5", "K:frac", "mixed{5}{|}{□}")):
            with self.subTest(key):
                self.clear()
                if before:
                    self.replay(before)
                self.engine.tap(*self.key_place(key), hold=0.7)
                self.expect(expected)
                self.evaluate("document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))")

    @in_engines(*MODERN)
    def test_a_key_that_does_nothing_is_seen(self):
        self.open(375, 667)
        self.evaluate("""
            const formula = document.querySelector("#formula");
            new MutationObserver(() => { if (formula.classList.contains("nod")) document.body.dataset.flashed = true; })
              .observe(formula, { attributes: true, attributeFilter: ["class"] });""")
        self.tap_key("K:fact")
        self.wait("document.body.dataset.flashed", what="a frame around the formula")
        self.wait("!document.querySelector('#formula').classList.contains('nod')", what="the frame goes")

    # The window of WPE is smaller than some of these, and takes no taps beyond.
    @in_engines(*MODERN)
    def test_how_many_taps_things_take(self):
        self.open(375, 667)
        for what, count, keys, expected in TASKS:
            with self.subTest(what):
                self.assertEqual(len(keys.split()), count)
                self.clear()
                self.set(angle="deg" if "degrees" in what else "rad", keyPage=0, complexAnswers=False)
                before = self.evaluate("return surd.screen().tape.at(-1)?.id ?? 0")
                for key in keys.split():
                    if key == "page":
                        self.engine.tap(*self.place("#keypad [data-role=page]"))
                        continue
                    self.wait("""[...document.querySelectorAll("#keypad [data-key], #near [data-types]")].some(each =>
                        (each.dataset.key ?? each.dataset.types) === arguments[0])""", key, what=f"the key {key}")
                    self.tap_key(key)
                if expected:
                    self.expect_answer(exact=expected)
                else:
                    self.wait("surd.screen().tape.at(-1)?.id > arguments[0]", before, what="it is taken")
                self.expect_none(self.evaluate("return [...document.querySelectorAll('dialog')].map(each => each.textContent)"))
                # What is drawn covers the keys of a phone, once it is there.
                if not self.evaluate("return surd.screen().isAnswered"):
                    self.wait("!document.querySelector('#graph').hidden", what="the plane")
                    self.evaluate("document.querySelector('#graph-toggle').click()")

    def test_a_graph_takes_three_taps(self):
        self.open(375, 667)
        self.tap_key("x", "K:sq")
        self.engine.tap(*self.place("#plot"))
        self.wait("!document.querySelector('#graph').hidden", what="the graph")

    @in_engines(*MODERN)
    def test_an_answer_is_copied_with_two_taps(self):
        self.open(375, 667)
        self.replay("1 / 2 + 1 / 3 Enter")
        self.engine.tap(*self.place("#answer .room"))
        self.wait("document.querySelector('dialog .actions button')", what="the ways to write it")
        self.engine.tap(*self.place("dialog .actions button"))
        self.wait("document.querySelector('.messages.done')?.textContent", what="that it was copied")

    def test_letters_stay_where_that_is_wanted(self):
        self.open(375, 667)
        self.tap_key("K:page")
        self.wait("document.querySelector('#keypad [data-role=lock]')", what="the letters")
        self.engine.tap(*self.place("#keypad [data-role=lock]"))
        self.wait("document.querySelector('#keypad [data-role=lock]').getAttribute('aria-pressed') === 'true'")
        self.tap_key("a", "b", "c")
        self.expect("abc|")
        self.tap_key("K:page")
        self.wait("document.querySelector(\"#keypad [data-key='7']\")", what="the digits")

    def test_a_held_arrow_repeats(self):
        self.open(375, 667)
        self.replay("1 2 3 4 5 6 7 8 9")
        self.engine.tap(*self.key_place("Left"), hold=1)
        self.wait("surd.screen().formula.indexOf('|') <= 6", what="several steps back")

    def test_the_tape_gives_its_lines_back(self):
        self.open(414, 736)
        self.replay("1 / 3 Enter")
        self.replay("2 + 5 Enter")
        self.replay("4 +")
        self.engine.tap(*self.place("#tape > li:last-child .result"))
        self.wait("/^4\\+7/.test(surd.screen().formula)", what="the result is inserted")
        self.engine.tap(*self.place("#tape > li:last-child .input"))
        self.wait("/^2\\+5/.test(surd.screen().formula)", what="the line is edited")
