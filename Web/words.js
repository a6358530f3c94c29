// The words on the page itself, in three languages. What the engine says about
// formulas comes from the engine, in the language that the page sets there.

const words = {
  en: {
    formula: "Formula", keypad: "Keypad", tape: "Tape", noTape: "What you calculate is kept here.",
    menu: "Settings", close: "Close", stop: "Stop", working: "working…",
    functions: "Functions", letters: "Letters", digits: "Digits",
    angle: "Unit of angles", rad: "Radians", deg: "Degrees", grad: "Gradians",
    language: "Language", theme: "Colours", system: "As the system", light: "Light", dark: "Dark",
    contrast: "High contrast", paper: "Paper",
    decimals: "Digits after the point", mark: "Decimal mark", point: "point 0.5", comma: "comma 0,5",
    juxtaposition: "6/2(1+2) means", same: "9", first: "1",
    form: "Show answers", exact: "exactly", decimal: "as decimals",
    speech: "Spoken feedback", short: "short", normal: "normal", full: "full",
    edit: "Edit a copy", insert: "Insert the result", copyResult: "Copy the result", copyText: "Copy as text",
    copyLatex: "Copy as LaTeX", copyMathml: "Copy as MathML", share: "Copy a link",
    pin: "Keep always", unpin: "Keep no longer", remove: "Remove", removed: "Removed.",
    takeBack: "Take back", recalculate: "Recalculate", stale: "something it used has changed",
    lineMenu: "Line menu", copied: "Copied.", tooLong: "This is too long for a link.",
    clearTape: "Clear the tape", exportTape: "Save everything to a file",
    importTape: "Read a file", variables: "Variables and functions", noVariables: "None yet: 5 → x, or f(x) = …",
    keys: "Keys of the keyboard", about: "About", more: "More digits", whole: "Show all digits",
    digitCount: "digits", moreKeys: "more keys",
    privacy: "Everything is computed on this device, and nothing is sent anywhere. It works offline.",
    install: "To install on an iPhone or iPad: Share, then Add to Home Screen.",
    eviction: "Browsers may forget pages that are not installed; save a file of what matters.",
    newVersion: "A new version is ready.", reload: "Use it", noEngine: "The calculator could not start. It needs WebAssembly, which Lockdown Mode and some policies switch off.",
    noMathml: "This browser does not draw MathML, so formulas are shown as text.",
    restarted: "The engine was restarted; what you typed is still here.",
    storage: "This browser keeps nothing for this page; save a file of what matters.",
    damaged: "What was kept could not be read and was set aside.",
    hint: "Every digit shown is proved. Above: a desk calculator.",
    examples: "Examples", exactSums: "Exact arithmetic", provedGraphs: "Proved graphs", deskPrograms: "Desk calculator and programs",
    mode: "Calculator", desk: "Desk", display: "Display", memory: "Memory", undetermined: "not certain",
    deskHint: "Keys are done at once; x, a and b make a program of them.",
    solve: "Solve", solveFor: "Solve for", asFormula: "Use as a formula", toDesk: "Take to the desk",
    graph: "Graph", plot: "Graph the formula", updateCurve: "Change the curve", tapeView: "Tape", keypadView: "Keys",
    graphKeys: "Arrow keys move, plus and minus zoom, 0 resets, T traces.", graphTools: "Tools of the graph",
    zoomIn: "Zoom in", zoomOut: "Zoom out", resetWindow: "Reset the window", fitWindow: "Show what matters",
    trace: "Trace", dots: "Points instead of lines", moreActions: "More", undefined: "undefined", undecided: "Pixels undecided",
    window: "Window", left: "Left", right: "Right", bottom: "Bottom", top: "Top", apply: "Apply",
    gridAuto: "Grid: automatic", gridDecimal: "Grid: decimal", gridPi: "Grid: multiples of π",
    copyPicture: "Copy the picture", savePng: "Save as PNG", saveSvg: "Save as SVG", copySvg: "Copy as SVG",
    newCurve: "New curve: y = …", addCurve: "Add the curve", curves: "Curves", curve: "Curve", points: "Points that matter", featurePoint: "Point",
    hideCurve: "Hide", showCurve: "Show", editCurve: "Edit the formula", editText: "Edit as text", color: "Colour",
    value: "Value", least: "From", most: "To", step: "Step",
    zero: "zero", asymptote: "asymptote", minimum: "minimum", maximum: "maximum", intersection: "intersection", pole: "pole", hole: "hole", jump: "jump", end: "end", inflection: "inflection", intercept: "intercept of the y axis",
    keyHelp: [["Enter", "answer"], ["/ ^ ( |", "fraction, power, bracket, absolute value"], ["s q r t, p i, s i n", "root, π, functions"], ["← → ↑ ↓ Home End", "move; ↑ recalls at the top"], ["Tab, Space, Esc", "next slot, leave the slot"], ["Shift + arrows, Ctrl . ", "select, widen the focus"], ["Ctrl Z, Ctrl Shift Z", "undo, redo"], ["Ctrl Backspace", "delete to the edge of the slot"], ["=", "answer, or define f(x) = …"], ["F9, @, Alt V, Alt P", "sign, root, root, π"], ["s o t n l p q r d", "on the desk: sin cos tan ln log π x² 1/x mod"], ["m M R S g Del", "on the desk: M+ M− MR Solve Graph CE"]],
    labels: {
      "K:page": "letters", Left: "back", Right: "forward", Undo: "undo", Redo: "redo", BS: "delete", AC: "clear all", Del: "delete forward",
      Enter: "equals", "/": "divide", "*": "times", "-": "minus", "+": "plus", ".": "decimal point", "(": "opening bracket", ")": "closing bracket",
      "^": "power", "K:sq": "square", "K:cube": "cube", "K:inv": "reciprocal", "K:sqrt": "square root", "K:cbrt": "cube root", "K:root": "n-th root", "K:frac": "fraction template",
      "K:pi": "pi", "K:exp10": "times ten to the power", "K:pow10": "ten to the power", "K:exp": "e to the power", "K:abs": "absolute value",
      "K:fact": "factorial", "K:percent": "percent", "K:ans": "last answer", STO: "store", "K:form": "exact or decimal", "K:digits": "more digits", "K:neg": "change the sign",
      "K:logb": "logarithm to a base", "K:sub": "subscript", "K:rep": "repeating digits", "K:deg": "degree sign", ";": "semicolon", "K:pow": "exponent template",
      "=": "equals sign, for definitions", "≠": "not equal", "<": "less than", ">": "greater than", "≤": "at most", "≥": "at least", "K:theta": "theta", Widen: "widen the focus",
      Home: "to the start", End: "to the end", Tab: "next slot", "S-Tab": "slot before", "DEG/RAD": "unit of angles", shift: "capital letters",
      "D:C": "clear", "D:CE": "clear the entry", "D:MC": "clear the memory", "D:Recall": "recall the memory", "D:Store": "store in the memory",
      "D:Mem-": "subtract from the memory", "D:Mem+": "add to the memory", "D:inv": "reciprocal", "D:Solve": "for values of the variables", "D:Graph": "graph over x",
    },
  },
  de: {
    formula: "Formel", keypad: "Tasten", tape: "Streifen", noTape: "Hier bleibt, was du rechnest.",
    menu: "Einstellungen", close: "Schließen", stop: "Anhalten", working: "rechnet …",
    functions: "Funktionen", letters: "Buchstaben", digits: "Ziffern",
    angle: "Winkelmaß", rad: "Bogenmaß", deg: "Grad", grad: "Gon",
    language: "Sprache", theme: "Farben", system: "Wie das System", light: "Hell", dark: "Dunkel",
    contrast: "Hoher Kontrast", paper: "Papier",
    decimals: "Stellen nach dem Komma", mark: "Dezimalzeichen", point: "Punkt 0.5", comma: "Komma 0,5",
    juxtaposition: "6/2(1+2) bedeutet", same: "9", first: "1",
    form: "Ergebnisse", exact: "exakt", decimal: "als Dezimalzahl",
    speech: "Gesprochene Rückmeldung", short: "knapp", normal: "normal", full: "ausführlich",
    edit: "Kopie bearbeiten", insert: "Ergebnis einfügen", copyResult: "Ergebnis kopieren", copyText: "Als Text kopieren",
    copyLatex: "Als LaTeX kopieren", copyMathml: "Als MathML kopieren", share: "Link kopieren",
    pin: "Immer behalten", unpin: "Nicht länger festhalten", remove: "Entfernen", removed: "Entfernt.",
    takeBack: "Zurücknehmen", recalculate: "Neu berechnen", stale: "etwas, das vorkommt, hat sich geändert",
    lineMenu: "Menü der Zeile", copied: "Kopiert.", tooLong: "Das ist zu lang für einen Link.",
    clearTape: "Streifen leeren", exportTape: "Alles in eine Datei sichern",
    importTape: "Datei lesen", variables: "Variablen und Funktionen", noVariables: "Noch keine: 5 → x, oder f(x) = …",
    keys: "Tasten der Tastatur", about: "Über Surd", more: "Mehr Stellen", whole: "Alle Ziffern zeigen",
    digitCount: "Ziffern", moreKeys: "weitere Tasten",
    privacy: "Alles wird auf diesem Gerät gerechnet, nichts wird irgendwohin gesendet. Auch ohne Netz.",
    install: "Auf iPhone oder iPad installieren: Teilen, dann Zum Home-Bildschirm.",
    eviction: "Browser können nicht installierte Seiten vergessen; sichere Wichtiges in eine Datei.",
    newVersion: "Eine neue Fassung ist da.", reload: "Benutzen", noEngine: "Der Rechner konnte nicht starten. Er braucht WebAssembly, das der Blockierungsmodus und manche Vorgaben abschalten.",
    noMathml: "Dieser Browser zeichnet kein MathML, darum stehen Formeln als Text da.",
    restarted: "Das Rechenwerk wurde neu gestartet; was du getippt hast, ist noch da.",
    storage: "Dieser Browser bewahrt nichts für diese Seite auf; sichere Wichtiges in eine Datei.",
    damaged: "Gespeichertes war nicht lesbar und wurde beiseitegelegt.",
    hint: "Jede gezeigte Ziffer ist bewiesen. Oben: ein Tischrechner.",
    examples: "Beispiele", exactSums: "Exakt rechnen", provedGraphs: "Bewiesene Graphen", deskPrograms: "Tischrechner und Programme",
    mode: "Rechner", desk: "Tischrechner", display: "Anzeige", memory: "Speicher", undetermined: "nicht sicher",
    deskHint: "Tasten wirken sofort; mit x, a und b wird daraus ein Programm.",
    solve: "Lösen", solveFor: "Lösen für", asFormula: "Als Formel verwenden", toDesk: "In den Tischrechner",
    graph: "Graph", plot: "Formel zeichnen", updateCurve: "Kurve ändern", tapeView: "Streifen", keypadView: "Tasten",
    graphKeys: "Pfeile bewegen, Plus und Minus vergrößern und verkleinern, 0 setzt zurück, T liest ab.", graphTools: "Werkzeuge des Graphen",
    zoomIn: "Vergrößern", zoomOut: "Verkleinern", resetWindow: "Fenster zurücksetzen", fitWindow: "Zeigen, worauf es ankommt",
    trace: "Ablesen", dots: "Punkte statt Linien", moreActions: "Mehr", undefined: "nicht definiert", undecided: "Nicht entschiedene Pixel",
    window: "Fenster", left: "Links", right: "Rechts", bottom: "Unten", top: "Oben", apply: "Übernehmen",
    gridAuto: "Gitter: automatisch", gridDecimal: "Gitter: dezimal", gridPi: "Gitter: Vielfache von π",
    copyPicture: "Bild kopieren", savePng: "Als PNG sichern", saveSvg: "Als SVG sichern", copySvg: "Als SVG kopieren",
    newCurve: "Neue Kurve: y = …", addCurve: "Kurve hinzufügen", curves: "Kurven", curve: "Kurve", points: "Wichtige Punkte", featurePoint: "Punkt",
    hideCurve: "Ausblenden", showCurve: "Zeigen", editCurve: "Formel bearbeiten", editText: "Als Text bearbeiten", color: "Farbe",
    value: "Wert", least: "Von", most: "Bis", step: "Schritt",
    zero: "Nullstelle", asymptote: "Asymptote", minimum: "Minimum", maximum: "Maximum", intersection: "Schnittpunkt", pole: "Polstelle", hole: "Lücke", jump: "Sprung", end: "Ende", inflection: "Wendepunkt", intercept: "Schnittpunkt mit der y-Achse",
    keyHelp: [["Eingabe", "Ergebnis"], ["/ ^ ( |", "Bruch, Potenz, Klammer, Betrag"], ["s q r t, p i, s i n", "Wurzel, π, Funktionen"], ["← → ↑ ↓ Pos1 Ende", "bewegen; ↑ holt oben Früheres"], ["Tab, Leertaste, Esc", "nächstes Feld, Feld verlassen"], ["Umschalt + Pfeile, Strg .", "auswählen, Auswahl erweitern"], ["Strg Z, Strg Umschalt Z", "zurücknehmen, wiederholen"], ["Strg Rücktaste", "bis zum Rand des Feldes löschen"], ["=", "Ergebnis, oder f(x) = … festlegen"], ["F9, @, Alt V, Alt P", "Vorzeichen, Wurzel, Wurzel, π"], ["s o t n l p q r d", "im Tischrechner: sin cos tan ln log π x² 1/x mod"], ["m M R S g Entf", "im Tischrechner: M+ M− MR Lösen Graph CE"]],
    labels: {
      "K:page": "Buchstaben", Left: "zurück", Right: "vor", Undo: "zurücknehmen", Redo: "wiederholen", BS: "löschen", AC: "alles löschen", Del: "dahinter löschen",
      Enter: "gleich", "/": "durch", "*": "mal", "-": "minus", "+": "plus", ".": "Komma", "(": "Klammer auf", ")": "Klammer zu",
      "^": "hoch", "K:sq": "Quadrat", "K:cube": "dritte Potenz", "K:inv": "Kehrwert", "K:sqrt": "Quadratwurzel", "K:cbrt": "Kubikwurzel", "K:root": "n-te Wurzel", "K:frac": "Bruchvorlage",
      "K:pi": "Pi", "K:exp10": "mal zehn hoch", "K:pow10": "zehn hoch", "K:exp": "e hoch", "K:abs": "Betrag",
      "K:fact": "Fakultät", "K:percent": "Prozent", "K:ans": "letztes Ergebnis", STO: "speichern", "K:form": "exakt oder dezimal", "K:digits": "mehr Stellen", "K:neg": "Vorzeichen wechseln",
      "K:logb": "Logarithmus zu einer Basis", "K:sub": "Index", "K:rep": "Periode", "K:deg": "Gradzeichen", ";": "Strichpunkt", "K:pow": "Exponentvorlage",
      "=": "Gleichheitszeichen, für Festlegungen", "≠": "ungleich", "<": "kleiner als", ">": "größer als", "≤": "höchstens", "≥": "mindestens", "K:theta": "Theta", Widen: "Auswahl erweitern",
      Home: "zum Anfang", End: "zum Ende", Tab: "nächstes Feld", "S-Tab": "voriges Feld", "DEG/RAD": "Winkelmaß", shift: "Großbuchstaben",
      "D:C": "löschen", "D:CE": "Eingabe löschen", "D:MC": "Speicher löschen", "D:Recall": "Speicher abrufen", "D:Store": "in den Speicher",
      "D:Mem-": "vom Speicher abziehen", "D:Mem+": "zum Speicher addieren", "D:inv": "Kehrwert", "D:Solve": "für Werte der Variablen", "D:Graph": "Graph über x",
    },
  },
  zh: {
    formula: "算式", keypad: "键盘", tape: "记录", noTape: "计算过的算式会留在这里。",
    menu: "设置", close: "关闭", stop: "停止", working: "计算中…",
    functions: "函数", letters: "字母", digits: "数字",
    angle: "角度单位", rad: "弧度", deg: "度", grad: "百分度",
    language: "语言", theme: "颜色", system: "跟随系统", light: "浅色", dark: "深色",
    contrast: "高对比度", paper: "纸张",
    decimals: "小数位数", mark: "小数点", point: "点 0.5", comma: "逗号 0,5",
    juxtaposition: "6/2(1+2) 的含义", same: "9", first: "1",
    form: "结果显示为", exact: "精确值", decimal: "小数",
    speech: "语音反馈", short: "简短", normal: "普通", full: "详细",
    edit: "编辑副本", insert: "插入结果", copyResult: "复制结果", copyText: "复制为文本",
    copyLatex: "复制为 LaTeX", copyMathml: "复制为 MathML", share: "复制链接",
    pin: "始终保留", unpin: "取消保留", remove: "删除", removed: "已删除。",
    takeBack: "撤回", recalculate: "重新计算", stale: "其中用到的内容已改变",
    lineMenu: "此行菜单", copied: "已复制。", tooLong: "内容太长，无法生成链接。",
    clearTape: "清空记录", exportTape: "全部保存到文件",
    importTape: "读取文件", variables: "变量和函数", noVariables: "还没有：5 → x，或 f(x) = …",
    keys: "实体键盘的按键", about: "关于", more: "更多位数", whole: "显示全部数字",
    digitCount: "位数字", moreKeys: "更多按键",
    privacy: "一切都在本机计算，不发送任何数据，可离线使用。",
    install: "在 iPhone 或 iPad 上安装：共享，然后添加到主屏幕。",
    eviction: "浏览器可能清除未安装页面的数据；请把重要内容保存到文件。",
    newVersion: "新版本已就绪。", reload: "使用新版本", noEngine: "计算器无法启动。它需要 WebAssembly，锁定模式或某些策略会将其关闭。",
    noMathml: "此浏览器不能绘制 MathML，因此算式以文本显示。",
    restarted: "计算引擎已重新启动；您输入的内容仍然在。",
    storage: "此浏览器不为本页保存数据；请把重要内容保存到文件。",
    damaged: "保存的内容无法读取，已另行存放。",
    hint: "显示的每一位数字都经过证明。上方可换台式计算器。",
    examples: "示例", exactSums: "精确运算", provedGraphs: "经证明的图形", deskPrograms: "台式计算器与程序",
    mode: "计算器", desk: "台式", display: "显示屏", memory: "存储器", undetermined: "无法确定",
    deskHint: "按键立即运算；用 x、a、b 即成程序。",
    solve: "求值", solveFor: "代入求值", asFormula: "作为算式使用", toDesk: "送到台式计算器",
    graph: "图形", plot: "绘制算式", updateCurve: "更改曲线", tapeView: "记录", keypadView: "键盘",
    graphKeys: "方向键移动，加号和减号缩放，0 复位，T 追踪。", graphTools: "图形工具",
    zoomIn: "放大", zoomOut: "缩小", resetWindow: "重置窗口", fitWindow: "显示要点",
    trace: "追踪", dots: "以点代线", moreActions: "更多", undefined: "无定义", undecided: "未定像素",
    window: "窗口", left: "左", right: "右", bottom: "下", top: "上", apply: "应用",
    gridAuto: "网格：自动", gridDecimal: "网格：十进制", gridPi: "网格：π 的倍数",
    copyPicture: "复制图片", savePng: "保存为 PNG", saveSvg: "保存为 SVG", copySvg: "复制为 SVG",
    newCurve: "新曲线：y = …", addCurve: "添加曲线", curves: "曲线", curve: "曲线", points: "要点", featurePoint: "点",
    hideCurve: "隐藏", showCurve: "显示", editCurve: "编辑算式", editText: "编辑文本", color: "颜色",
    value: "值", least: "从", most: "到", step: "步长",
    zero: "零点", asymptote: "渐近线", minimum: "极小值", maximum: "极大值", intersection: "交点", pole: "极点", hole: "间断点", jump: "跳跃", end: "端点", inflection: "拐点", intercept: "y 轴截距",
    keyHelp: [["Enter", "求值"], ["/ ^ ( |", "分数、乘方、括号、绝对值"], ["s q r t, p i, s i n", "根号、π、函数"], ["← → ↑ ↓ Home End", "移动；在顶层按 ↑ 调出旧算式"], ["Tab, 空格, Esc", "下一个空位，离开空位"], ["Shift + 方向键, Ctrl .", "选择，扩大选择"], ["Ctrl Z, Ctrl Shift Z", "撤销，重做"], ["Ctrl Backspace", "删除到空位边缘"], ["=", "求值，或定义 f(x) = …"], ["F9, @, Alt V, Alt P", "正负号、根号、根号、π"], ["s o t n l p q r d", "台式：sin cos tan ln log π x² 1/x mod"], ["m M R S g Del", "台式：M+ M− MR 求值 图形 CE"]],
    labels: {
      "K:page": "字母", Left: "后退", Right: "前进", Undo: "撤销", Redo: "重做", BS: "删除", AC: "全部清除", Del: "向后删除",
      Enter: "等于", "/": "除以", "*": "乘", "-": "减", "+": "加", ".": "小数点", "(": "左括号", ")": "右括号",
      "^": "乘方", "K:sq": "平方", "K:cube": "立方", "K:inv": "倒数", "K:sqrt": "平方根", "K:cbrt": "立方根", "K:root": "n 次方根", "K:frac": "分数模板",
      "K:pi": "圆周率", "K:exp10": "乘以十的幂", "K:pow10": "十的幂", "K:exp": "e 的幂", "K:abs": "绝对值",
      "K:fact": "阶乘", "K:percent": "百分号", "K:ans": "上次结果", STO: "存储", "K:form": "精确或小数", "K:digits": "更多位数", "K:neg": "变号",
      "K:logb": "指定底数的对数", "K:sub": "下标", "K:rep": "循环节", "K:deg": "度符号", ";": "分号", "K:pow": "指数模板",
      "=": "等号，用于定义", "≠": "不等于", "<": "小于", ">": "大于", "≤": "小于等于", "≥": "大于等于", "K:theta": "西塔", Widen: "扩大选择",
      Home: "到开头", End: "到结尾", Tab: "下一个空位", "S-Tab": "上一个空位", "DEG/RAD": "角度单位", shift: "大写字母",
      "D:C": "清除", "D:CE": "清除输入", "D:MC": "清除存储器", "D:Recall": "读取存储器", "D:Store": "存入存储器",
      "D:Mem-": "从存储器减去", "D:Mem+": "加到存储器", "D:inv": "倒数", "D:Solve": "代入变量的值", "D:Graph": "以 x 为自变量作图",
    },
  },
};

/** The languages of the page, each by its own name. */
export const languages = { en: "English", de: "Deutsch", zh: "中文" };

/** The language that fits the browser best. */
export function preferredLanguage() {
  for (const tag of navigator.languages ?? [navigator.language]) {
    const language = tag.slice(0, 2).toLowerCase();
    if (words[language]) return language;
  }
  return "en";
}

let current = words.en;

/** Puts a language in force. */
export function speak(language) {
  current = words[language] ?? words.en;
  document.documentElement.lang = language === "zh" ? "zh-Hans" : language;
}

/** A text of the page. */
export function text(name) {
  return current[name] ?? words.en[name] ?? name;
}

/** What a key is called. */
export function label(key) {
  return current.labels[key] ?? words.en.labels[key] ?? key.replace(/^[KD]:/, "");
}
