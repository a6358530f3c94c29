// swift-tools-version: 6.2
import PackageDescription

/// The benchmarks measure what only the modules of the library see: they are compiled as a
/// part of its package, which is called as its folder. Without `packageAccess: false` they
/// would get the name of their own package behind this one, and the last name counts.
let settings: [SwiftSetting] = {
  let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "surd"
  let name = folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }
  return [
    .swiftLanguageMode(.v6), .treatAllWarnings(as: .error),
    .unsafeFlags(["-package-name", String(name)]),
  ]
}()

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Surd", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "Surd", package: "Surd"), "Heap"],
      packageAccess: false,
      swiftSettings: settings
    ),
    .target(name: "Heap"),
    .executableTarget(
      name: "SameWork",
      dependencies: [.product(name: "Surd", package: "Surd")],
      packageAccess: false,
      swiftSettings: settings
    ),
  ]
)
