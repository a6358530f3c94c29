// Events as a page sends them: an object with one member.

internal import Formulas
package import Messages

extension Event: SheetEvent {
  /// Reads an event, or returns nothing where the object is none.
  package init?(reading json: JSON) {
    guard case .object(let members) = json, let member = members.first else { return nil }
    guard let event = Event(named: member.name, member.value) else { return nil }
    self = event
  }

  private init?(named name: String, _ value: JSON) {
    switch name {
    case "keys", "paste", "open", "openLines", "load", "merge", "window", "stopped",
      "takeGraph", "openGraph", "compare", "data", "forget",
      "instead":
      guard let text = value.asText else { return nil }
      self.init(named: name, text: text)
    case "tapPlace", "recall", "insert", "remove", "pin", "recalculate", "copyLine",
      "copyResult", "selectWord", "edit", "fold", "vary", "steps", "turn":
      guard let number = value.asInt ?? value["element"]?.asInt else { return nil }
      self.init(named: name, number: number)
    case "tap", "selectTo":
      guard let touch = Touch(reading: value) else { return nil }
      self = name == "tap" ? .tap(touch) : .selectTo(touch)
    case "move", "label", "digits", "convert", "look", "reword", "bound", "slide", "point":
      guard let id = value["line"]?.asInt else { return nil }
      self.init(named: name, line: id, value)
    case "draw":
      guard let text = value["text"]?.asText else {
        self = .draw
        return
      }
      self = .drawText(text, isAlone: value["alone"] == .truth(true))
    case "spread":
      guard let texts = value.asList else { return nil }
      self = .spread(texts.compactMap { $0.asText })
    case "set":
      guard case .object(let members) = value else { return nil }
      self = .set(members)
    case "answered":
      guard let reply = Reply(reading: value) else { return nil }
      self = .answered(reply)
    case "unremove": self = .restoreRemoved
    case "clearTape": self = .clearTape
    case "showsLines": self = .showsLines(value == .truth(true))
    case "shareLines": self = .shareLines
    case "leaveLine": self = .leaveLine
    case "undoLines": self = .undoLines
    case "redoLines": self = .redoLines
    case "earlier": self = .earlierLines
    case "screen": self = .screen
    default: return nil
    }
  }

  /// An event of a line that says more than its number.
  private init?(named name: String, line id: Int, _ value: JSON) {
    guard case .object(let members) = value else { return nil }
    switch name {
    case "label": self = .label(id: id, text: value["text"]?.asText ?? "")
    case "convert": self = .convert(id: id, way: value["way"]?.asText)
    case "look": self = .look(id: id, members)
    case "slide": self = .slide(id: id, members)
    case "point":
      guard let index = value["index"]?.asInt, let x = value["x"]?.asText,
        let y = value["y"]?.asText
      else { return nil }
      self = .point(id: id, index: index, x: x, y: y)
    case "reword", "bound":
      guard let text = value["text"]?.asText else { return nil }
      self = name == "bound" ? .bound(id: id, bounds: text) : .reword(id: id, text: text)
    default:
      guard let count = value[name == "move" ? "by" : "count"]?.asInt else { return nil }
      self =
        name == "move"
        ? .move(id: id, by: count) : .digits(id: id, count: min(count, Settings.mostDigits))
    }
  }

  private init?(named name: String, text: String) {
    switch name {
    case "paste": self = .paste(text)
    case "data": self = .data(text)
    case "open": self = .open(link: text)
    case "openLines": self = .openLines(link: text)
    case "load": self = .load(state: text)
    case "merge": self = .merge(state: text)
    case "takeGraph": self = .takeGraph(state: text)
    case "openGraph": self = .openGraph(link: text)
    case "compare": self = .compare(text)
    case "forget": self = .forget(name: text)
    case "instead":
      do throws(KeyNotationError) {
        self = .instead(try Key.keys(text))
      } catch {
        return nil
      }
    case "window": self = .window(text)
    case "stopped": self = .stopped(Stop(rawValue: text) ?? .failure)
    default:
      do throws(KeyMistake) {
        try self.init(keys: text)
      } catch {
        return nil
      }
    }
  }

  private init?(named name: String, number: Int) {
    switch name {
    case "tapPlace": self = .tapPlace(number)
    case "selectWord": self = .selectWord(element: number)
    case "recall": self = .recall(id: number)
    case "insert": self = .insertResult(id: number)
    case "remove": self = .remove(id: number)
    case "pin": self = .pin(id: number)
    case "edit": self = .edit(id: number)
    case "fold": self = .fold(id: number)
    case "vary": self = .vary(id: number)
    case "turn": self = .turn(id: number)
    case "steps": self = .steps(id: number)
    case "recalculate": self = .recalculate(id: number)
    case "copyLine": self = .copyLine(id: number)
    case "copyResult": self = .copyResult(id: number)
    default: return nil
    }
  }
}

extension Event.Touch {
  /// Reads a place, or returns nothing where the object is none.
  fileprivate init?(reading json: JSON) {
    guard let element = json["element"]?.asInt else { return nil }
    self.init(
      element: element,
      offset: json["offset"]?.asInt ?? 0,
      isRightHalf: json["right"] == .truth(true)
    )
  }
}
