// The events of a graph, and their JSON from a page: an object with one member.

package import Messages
internal import Numbers

/// Something that happens to a graph.
package enum GraphEvent: Hashable, Sendable {
  /// The lines of a sheet that are drawn are these.
  case lines(DrawnLines)
  /// A text is being typed, as a new line or in the place of one: it is drawn, and listed
  /// nowhere.
  case draft(text: String, line: Int?)
  /// A text is drawn beside the others, as a sheet would have it: for whoever has none.
  case add(text: String)
  /// The picture gets another size.
  case resize(GraphSize)
  /// The picture is moved by whole device pixels, to the right and down.
  case pan(columns: Int, rows: Int)
  /// The picture is made larger about a pixel.
  case zoom(GraphZoom)
  /// The window is to be the one of a new graph.
  case home
  /// The window is to show what matters.
  case fit
  /// The window is to have these bounds; those that are missing stay.
  case bounds([JSON.Member])
  /// Points are to be drawn instead of lines, or lines again.
  case dots(Bool)
  /// Dashes are to tell lines apart, or colours alone.
  case dashed(Bool)
  /// The lines of the grid are to stand elsewhere.
  case grid(GraphSheet.Grid)
  /// A variable gets another value or other ends.
  case slide(name: String, [JSON.Member])
  /// The trace is to go somewhere.
  case trace(GraphTrace.Step)
  /// The table of a curve opens or changes.
  case table(id: Int, [JSON.Member])
  /// The table closes.
  case closeTable
  /// Settings are switched: names and values as in ``Settings/json``.
  case set([JSON.Member])
  /// The meanings of names come: the state of a session.
  case session(state: String)
  /// A kept state comes back, as ``GraphScreen/state`` gave it.
  case load(state: String)
  /// The window that a link carries is to be shown.
  case open(link: String)
  /// Nothing: a link to what is drawn is wanted, ``GraphScreen/link``.
  case share
  /// Nothing: the whole screen is wanted.
  case screen
  /// Nothing: what became known by drawing is wanted.
  case progress
}

extension GraphEvent: SheetEvent {
  /// Reads an event, or returns nothing where the object is none.
  ///
  /// `{"lines": {"curves": [{"id": 1, "text": "x^2", "color": 3}], "sliders": []}}`,
  /// `{"draft": {"text": "x^2", "line": 1}}`, `{"add": "x^2"}`,
  /// `{"size": {"width": 800, "height": 600, "density": 2}}`,
  /// `{"pan": {"x": 5, "y": -3}}`,
  /// `{"zoom": {"x": 400, "y": 300, "factor": 1.15, "axis": "x"}}`,
  /// `{"home": true}`, `{"fit": true}`, `{"window": {"left": "-2*pi", …}}`,
  /// `{"dots": true}`, `{"dashed": true}`, `{"grid": "pi"}`, `{"slider": {"name": "a", …}}`,
  /// `{"trace": {…}}`, `{"table": {"id": 1, "start": "0", …}}`, `{"closeTable": true}`,
  /// `{"set": {…}}`, `{"session": "…"}`, `{"load": "…"}`,
  /// `{"open": "…"}`, `{"share": true}`, `{"screen": true}`.
  package init?(reading json: JSON) {
    guard case .object(let members) = json, let member = members.first else { return nil }
    let value = member.value
    switch member.name {
    case "home": self = .home
    case "fit": self = .fit
    case "screen": self = .screen
    case "share": self = .share
    case "closeTable": self = .closeTable
    case "progress": self = .progress
    case "dots": self = .dots(value == .truth(true))
    case "dashed": self = .dashed(value == .truth(true))
    case "add", "load", "session", "grid", "open":
      guard let text = value.asText else { return nil }
      self.init(named: member.name, text: text)
    default: self.init(named: member.name, object: value)
    }
  }

  private init?(named name: String, text: String) {
    switch name {
    case "add": self = .add(text: text)
    case "load": self = .load(state: text)
    case "open": self = .open(link: text)
    case "session": self = .session(state: text)
    default:
      guard let grid = GraphSheet.Grid(rawValue: text) else { return nil }
      self = .grid(grid)
    }
  }

  private init?(named name: String, object: JSON) {
    guard case .object(let members) = object else { return nil }
    switch name {
    case "set": self = .set(members)
    case "window": self = .bounds(members)
    case "lines": self = .lines(DrawnLines(reading: object))
    case "draft":
      guard let text = object["text"]?.asText else { return nil }
      self = .draft(text: text, line: object["line"]?.asInt)
    case "pan":
      guard let x = object["x"]?.asInt, let y = object["y"]?.asInt else { return nil }
      self = .pan(columns: x, rows: y)
    case "size":
      guard let size = GraphSize(reading: object) else { return nil }
      self = .resize(size)
    case "zoom":
      guard let zoom = GraphZoom(reading: object) else { return nil }
      self = .zoom(zoom)
    case "table":
      guard let id = object["id"]?.asInt else { return nil }
      self = .table(id: id, members)
    case "slider":
      guard let name = object["name"]?.asText else { return nil }
      self = .slide(name: name, members)
    case "trace":
      guard let step = GraphTrace.Step(reading: object) else { return nil }
      self = .trace(step)
    default: return nil
    }
  }
}
