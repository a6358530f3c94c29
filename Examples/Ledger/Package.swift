// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Ledger",
  dependencies: [.package(name: "Surd", path: "../..")],
  targets: [
    .executableTarget(
      name: "Ledger",
      dependencies: [.product(name: "Surd", package: "Surd")]
    )
  ]
)
