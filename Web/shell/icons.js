// Icons, as paths in a square of 24: arrows too, since some systems turn arrow characters into pictures.

const drawings = {
  Left: "M15 5l-7 7 7 7", Right: "M9 5l7 7-7 7", Up: "M5 15l7-7 7 7", Down: "M5 9l7 7 7-7",
  Home: "M6 5v14M18 5l-7 7 7 7", End: "M18 5v14M6 5l7 7-7 7",
  Undo: "M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-4", Redo: "M16 5l4 4-4 4M20 9h-9a6 6 0 0 0 0 12h4",
  BS: "M8 5h13v14H8l-6-7zM11 9l6 6M17 9l-6 6", Del: "M16 5H3v14h13l6-7zM7 9l6 6M13 9l-6 6",
  "C-BS": "M11 5h10v14H11l-6-7zM2 6v12M13 9l5 6M18 9l-5 6",
  Tab: "M4 12h13M12 7l5 5-5 5M20 6v12", "S-Tab": "M20 12H7M12 7l-5 5 5 5M4 6v12",
  Widen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 12h6",
  shift: "M12 4l8 8h-4v8H8v-8H4z", lock: "M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
  menu: "M4 8h9M17 8h3M4 16h3M11 16h9M15 5.5v5M9 13.5v5",
  tape: "M5 4h14v16l-2.3-1.6L14.3 20 12 18.4 9.7 20l-2.4-1.6L5 20zM8.5 9h7M8.5 13h5",
  more: "M12 5.5v.01M12 12v.01M12 18.5v.01", pin: "M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6",
  examples: "M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z",
  share: "M12 15V4M8 8l4-4 4 4M5 13v7h14v-7",
  close: "M6 6l12 12M18 6L6 18", copy: "M9 9h11v11H9zM15 6V4H4v11h2", whole: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  list: "M4 6v.01M8 6h12M4 12v.01M8 12h12M4 18v.01M8 18h12",
  graph: "M4 4v16h16M6.5 16c4 0 4-9 7-9s2.5 5 6 5", draw: "M3 19c5 0 5-12 9-12 3 0 3 6 8 6M18 3v7M14.5 6.5h7", plus: "M12 5v14M5 12h14", minus: "M5 12h14",
  home: "M4 11.5l8-7 8 7M6.5 10v10h11V10", fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M7 14c3 0 3-4 5-4s2 4 5 4",
  sound: "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15 9a4 4 0 0 1 0 6M17.5 6.5a8 8 0 0 1 0 11",
  trace: "M12 3v5M12 16v5M3 12h5M16 12h5M12 12v.01", dots: "M4.5 17v.01M8.5 12v.01M12.5 9v.01M16.5 10v.01M20 5v.01",
  formula: "M3 13l2-1 3.5 7L12 5h9M14.5 10l5 7M19.5 10l-5 7",
  keys: "M3 6h18v12H3zM6.5 9.5v.01M10 9.5v.01M14 9.5v.01M17.5 9.5v.01M6.5 12.5v.01M10 12.5v.01M14 12.5v.01M17.5 12.5v.01M8 15.3h8",
  desk: "M6 3h12v18H6zM9 6.5h6v3H9zM9 13.5v.01M12 13.5v.01M15 13.5v.01M9 17v.01M12 17v.01M15 17v.01",
};

/** An icon by its name, as markup. */
export function icon(name) {
  return `<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${drawings[name]}"/></svg>`;
}

/** Whether there is an icon of that name. */
export function hasIcon(name) {
  return name in drawings;
}
