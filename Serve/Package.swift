// swift-tools-version: 6.2
import PackageDescription

/// What serves the page.
///
/// A package of its own, so that whoever uses the
/// library or builds the command needs nothing from elsewhere
/// (Decisions/0003-server-in-its-own-package.md).
let package = Package(
  name: "Serve",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "surd-serve", targets: ["SurdServe"])],
  dependencies: [
    .package(url: "https://github.com/swhitty/FlyingFox.git", exact: "0.27.1")
  ],
  targets: [
    .executableTarget(
      name: "SurdServe",
      dependencies: [
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    )
  ]
)
