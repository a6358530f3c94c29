// The options of `surd serve`, one row each.

/// An option of `surd serve`: how it is written, and what it does.
package struct ServerOption: DescribedOption {
  package let names: [String]
  package let value: String?
  package let purpose: String
  /// Notes it, or says that the value makes no sense.
  let apply: @Sendable (inout ServerOptions, String) -> Bool

  package static let all: [ServerOption] = [
    ServerOption(
      names: ["--port"],
      value: "N",
      purpose: "listen on this port, up to 65535; 0 is any free one"
    ) { options, value in
      options.port = UInt16(value)
      return options.port != nil
    },
    ServerOption(
      names: ["--root"],
      value: "FOLDER",
      purpose: "the folder of the page, as make web leaves it"
    ) { options, value in
      options.root = value
      return true
    },
    ServerOption(names: ["-h", "--help"], value: nil, purpose: "print this help") { options, _ in
      options.wantsHelp = true
      return true
    },
  ]
}
