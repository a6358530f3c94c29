// Answers browsers with the files of the page.

import FlyingFox
import FlyingSocks
import Foundation

/// A server of the files of one folder, on this machine only.
struct PageServer: HTTPHandler {
  /// The folder, without symbolic links.
  let folder: URL

  /// Listens on the first free one of the ports, until the program is ended.
  func run(on ports: ClosedRange<UInt16>) async throws(Complaint) {
    for port in ports {
      do {
        try await run(on: port)
        return
      } catch SocketError.failed(_, EADDRINUSE, _) {
        continue
      } catch {
        throw .refused(error.localizedDescription)
      }
    }
    throw ports.count == 1
      ? .portTaken(ports.lowerBound) : .portsTaken(ports.lowerBound, ports.upperBound)
  }

  private func run(on port: UInt16) async throws {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port),
      logger: .disabled,
      handler: self
    )
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        try await server.waitUntilListening()
        if case .ip4(_, let port) = await server.listeningAddress {
          say("Surd is at http://127.0.0.1:\(port)/ (Ctrl-C ends it)")
        }
      }
      do {
        try await group.next()
        try await group.next()
      } catch {
        group.cancelAll()
        throw error
      }
    }
  }

  /// Prints a line at once, also where a program reads it.
  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Answers a request.
  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard request.method == .GET || request.method == .HEAD else {
      let headers: HTTPHeaders = [HTTPHeader("Allow"): "GET, HEAD"]
      return HTTPResponse(statusCode: .methodNotAllowed, headers: headers)
    }
    // As it was asked for: the library's `path` has lost a slash at the end.
    let path = request.target.path(percentEncoded: false)
    guard let file = PageFile(path, in: folder) else { return notFound }
    var headers: HTTPHeaders = [
      .contentType: file.type,
      .eTag: file.tag,
      // The browser keeps the file, and asks each time whether it still holds.
      .cacheControl: "no-cache",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
    if request.headers[.ifNoneMatch]?.contains(file.tag) == true {
      return HTTPResponse(statusCode: .notModified, headers: headers)
    }
    if request.method == .HEAD {
      headers[.contentLength] = String(file.bytes.count)
      return HTTPResponse(statusCode: .ok, headers: headers)
    }
    return HTTPResponse(statusCode: .ok, headers: headers, body: file.bytes)
  }

  private var notFound: HTTPResponse {
    HTTPResponse(
      statusCode: .notFound,
      headers: [.contentType: "text/plain; charset=utf-8"],
      body: Data("There is nothing here.\n".utf8)
    )
  }
}
