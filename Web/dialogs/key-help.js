// The list of keys and gestures: each with what it does, in three languages. It comes when it is opened.

import { text } from "../words/words.js";
import { meanings, openDialog } from "./dialog.js";

const help = {
  en: [
    ["Enter", "answer"],
    ["/ ^ ( |", "fraction, power, bracket, absolute value"],
    ["s q r t, p i, s i n", "root, π, functions"],
    ["← → ↑ ↓ Home End", "move; ↑ recalls at the top"],
    ["Tab, Space, Esc", "next slot, leave the slot"],
    ["Shift + arrows, Ctrl . ", "select, widen the focus"],
    ["Ctrl Z, Ctrl Shift Z", "undo, redo"],
    ["Ctrl Backspace", "delete to the edge of the slot"],
    ["=", "answer, or define f(x) = …"],
    ["F9, @, Alt V, Alt P", "sign, root, root, π"],
    ["Drag, pinch, wheel", "move the graph, zoom"],
    ["Drag the numbers of an axis", "scale that axis alone; a mouse takes its line, too"],
    ["Arrows, + − 0 T P", "on the graph: move, zoom, reset, trace, play as a sound"],
    ["Hold a key", "keys like it"],
    ["Drag ⋮, Alt ↑ ↓", "move a line"],
    ["s o t n l p q r d", "on the desk: sin cos tan ln log π x² 1/x mod"],
    ["m M R S g Del", "on the desk: M+ M− MR Values Graph CE"],
  ],
  de: [
    ["Eingabe", "Ergebnis"],
    ["/ ^ ( |", "Bruch, Potenz, Klammer, Betrag"],
    ["s q r t, p i, s i n", "Wurzel, π, Funktionen"],
    ["← → ↑ ↓ Pos1 Ende", "bewegen; ↑ holt oben Früheres"],
    ["Tab, Leertaste, Esc", "nächstes Feld, Feld verlassen"],
    ["Umschalt + Pfeile, Strg .", "auswählen, Auswahl erweitern"],
    ["Strg Z, Strg Umschalt Z", "zurücknehmen, wiederholen"],
    ["Strg Rücktaste", "bis zum Rand des Feldes löschen"],
    ["=", "Ergebnis, oder f(x) = … festlegen"],
    ["F9, @, Alt V, Alt P", "Vorzeichen, Wurzel, Wurzel, π"],
    ["Ziehen, zwei Finger, Rad", "Graph verschieben, vergrößern"],
    ["Zahlen einer Achse ziehen", "nur diese Achse strecken; die Maus nimmt auch ihre Linie"],
    ["Pfeile, + − 0 T P", "im Graphen: verschieben, vergrößern, zurücksetzen, ablesen, als Ton spielen"],
    ["Taste halten", "verwandte Tasten"],
    ["⋮ ziehen, Alt ↑ ↓", "Zeile verschieben"],
    ["s o t n l p q r d", "im Tischrechner: sin cos tan ln log π x² 1/x mod"],
    ["m M R S g Entf", "im Tischrechner: M+ M− MR Werte Graph CE"],
  ],
  zh: [
    ["Enter", "求值"],
    ["/ ^ ( |", "分数、乘方、括号、绝对值"],
    ["s q r t, p i, s i n", "根号、π、函数"],
    ["← → ↑ ↓ Home End", "移动；在顶层按 ↑ 调出旧算式"],
    ["Tab, 空格, Esc", "下一个空位，离开空位"],
    ["Shift + 方向键, Ctrl .", "选择，扩大选择"],
    ["Ctrl Z, Ctrl Shift Z", "撤销，重做"],
    ["Ctrl Backspace", "删除到空位边缘"],
    ["=", "求值，或定义 f(x) = …"],
    ["F9, @, Alt V, Alt P", "正负号、根号、根号、π"],
    ["拖动、双指、滚轮", "移动图形、缩放"],
    ["拖动坐标轴的数字", "只缩放该轴；鼠标也可拖动轴线"],
    ["方向键、+ − 0 T P", "在图形中：移动、缩放、复位、追踪、播放声音"],
    ["按住按键", "相关按键"],
    ["拖动 ⋮、Alt ↑ ↓", "移动一行"],
    ["s o t n l p q r d", "台式：sin cos tan ln log π x² 1/x mod"],
    ["m M R S g Del", "台式：M+ M− MR 代入 图形 CE"],
  ],
};

/** Opens the list. */
export function openKeys() {
  openDialog(text("keys"), "keys", meanings(help[document.documentElement.lang.slice(0, 2)]));
}
