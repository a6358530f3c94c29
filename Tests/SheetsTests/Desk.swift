// A sheet and its session at work, as the two halves of a page are.

import Messages
import Plots
import Sessions
import Sheets
import Testing

/// A sheet with its session; everything between them goes through JSON.
struct Desk {
  var session = Session()
  var sheet = Sheet()
  /// The requests that were not answered yet.
  var requests: [Request] = []

  /// Presses keys and answers what is asked.
  mutating func press(_ keys: String) -> Screen { send("{\"keys\":\(JSON.text(keys).line)}") }

  /// Sends an event and answers what is asked.
  mutating func send(_ event: String) -> Screen {
    var screen = sheet.handle(bytes: Array(event.utf8))
    while let request = screen.request {
      screen = answer(request).following(screen)
    }
    return screen
  }

  /// Sends an event and leaves what is asked open.
  mutating func post(_ event: String) -> Screen {
    let screen = sheet.handle(bytes: Array(event.utf8))
    if let request = screen.request { requests.append(request) }
    return screen
  }

  /// Answers a request, through JSON both ways.
  mutating func answer(_ request: Request) -> Screen {
    guard let sent = try? JSON(reading: request.json.line), let read = Request(reading: sent) else {
      Issue.record("a request does not read back")
      return Screen()
    }
    #expect(read == request)
    let reply = session.perform(read)
    return sheet.handle(bytes: Array("{\"answered\":\(reply.json.line)}".utf8))
  }
}
