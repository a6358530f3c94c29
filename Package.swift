// swift-tools-version: 6.2
import PackageDescription

/// Settings of every engine module: warnings are errors, and what Embedded
/// Swift refuses is refused in native builds too.
let engine: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .treatWarning("EmbeddedRestrictions", as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The command carries the Swift and C++ runtimes and loads at a fixed address,
/// which makes it start three times as fast.
///
/// It exports no symbols: the runtime asks at the start where it stands, and
/// the answer walks all that are exported (9,000 take a third of the start).
let quickStart = [
  "-static-stdlib", "-Xclang-linker", "-no-pie", "-Xclang-linker", "-static-libgcc",
  "-Xlinker", "--no-export-dynamic",
  "-L\(Context.packageDirectory)/Sources/SurdCommand/Linking",
]

let package = Package(
  name: "Surd",
  products: [
    .library(name: "Surd", targets: ["Surd"]),
    .library(name: "SurdFoundation", targets: ["SurdFoundation"]),
    .executable(name: "surd", targets: ["SurdCommand"]),
  ],
  targets: [
    .target(
      name: "Numbers",
      swiftSettings: engine,
      // A debug build calls the C library for square roots of doubles.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "Reals", dependencies: ["Numbers"], swiftSettings: engine),
    .target(name: "Expressions", dependencies: ["Reals", "Numbers"], swiftSettings: engine),
    .target(name: "Formulas", dependencies: ["Expressions"], swiftSettings: engine),
    .target(
      name: "Tapes",
      dependencies: ["Expressions", "Reals", "Numbers"],
      swiftSettings: engine
    ),
    // It checks what `Analysis` finds, so it sees nothing of that.
    .target(
      name: "Certificates",
      dependencies: ["Tapes", "Expressions", "Reals", "Numbers"],
      swiftSettings: engine
    ),
    .target(
      name: "Analysis",
      dependencies: ["Certificates", "Tapes", "Expressions", "Reals", "Numbers"],
      swiftSettings: engine
    ),
    .target(
      name: "Calculus",
      dependencies: ["Analysis", "Certificates", "Tapes", "Expressions", "Reals", "Numbers"],
      swiftSettings: engine
    ),
    .target(
      name: "Graphs",
      dependencies: ["Analysis", "Tapes", "Expressions", "Reals", "Numbers"],
      swiftSettings: engine
    ),
    .target(
      name: "Messages",
      dependencies: ["Formulas", "Expressions", "Reals", "Numbers"],
      swiftSettings: engine
    ),
    .target(
      name: "Sessions",
      dependencies: [
        "Calculus", "Analysis", "Certificates", "Messages", "Formulas", "Tapes", "Expressions",
        "Reals", "Numbers",
      ],
      swiftSettings: engine
    ),
    .target(
      name: "Plots",
      dependencies: [
        "Sessions", "Messages", "Graphs", "Analysis", "Expressions", "Reals", "Numbers",
      ],
      swiftSettings: engine
    ),
    .target(
      name: "Sheets",
      dependencies: [
        "Plots", "Sessions", "Messages", "Graphs", "Analysis", "Formulas", "Expressions", "Reals",
        "Numbers",
      ],
      swiftSettings: engine
    ),
    .target(
      name: "Surd",
      dependencies: [
        "Sheets", "Plots", "Sessions", "Messages", "Expressions", "Reals", "Numbers",
      ],
      swiftSettings: engine
    ),
    .target(
      name: "SurdFoundation",
      dependencies: ["Sheets", "Messages"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .target(
      name: "Serving",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .executableTarget(
      name: "SurdServe",
      dependencies: ["Serving"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    ),
    .executableTarget(
      name: "SurdCommand",
      dependencies: [
        "Serving", "Sheets", "Plots", "Sessions", "Certificates", "Messages", "Expressions",
        "Numbers",
      ],
      exclude: ["Linking"],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)],
      linkerSettings: [.unsafeFlags(quickStart, .when(platforms: [.linux]))]
    ),
    .executableTarget(
      name: "SurdWeb",
      dependencies: ["Sheets", "Plots", "Sessions", "Messages"],
      exclude: ["Linking"],
      swiftSettings: engine + [.enableExperimentalFeature("Extern")]
    ),
    .target(name: "TestSupport", dependencies: ["Expressions"], path: "Tests/TestSupport"),
    .testTarget(name: "NumbersTests", dependencies: ["Numbers", "TestSupport"]),
    .testTarget(name: "RealsTests", dependencies: ["Reals", "Numbers", "TestSupport"]),
    .testTarget(
      name: "ExpressionsTests",
      dependencies: ["Expressions", "Reals", "Numbers", "TestSupport"]
    ),
    .testTarget(
      name: "FormulasTests",
      dependencies: ["Formulas", "Expressions", "TestSupport"]
    ),
    .testTarget(
      name: "TapesTests",
      dependencies: ["Tapes", "Expressions", "Reals", "Numbers", "TestSupport"]
    ),
    .testTarget(
      name: "AnalysisTests",
      dependencies: [
        "Analysis", "Graphs", "Tapes", "Expressions", "Reals", "Numbers", "TestSupport",
      ]
    ),
    .testTarget(
      name: "GraphsTests",
      dependencies: [
        "Graphs", "Analysis", "Tapes", "Expressions", "Reals", "Numbers", "TestSupport",
      ]
    ),
    .testTarget(
      name: "MessagesTests",
      dependencies: [
        "Messages", "Sheets", "Plots", "Sessions", "Formulas", "Expressions", "Reals",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Sheets", "Plots", "Sessions", "Certificates", "Messages", "Expressions", "Reals",
        "Numbers",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "SheetsTests",
      dependencies: [
        "Sheets", "Plots", "Sessions", "Messages", "SurdFoundation", "Graphs", "Analysis",
        "Formulas", "Expressions", "Reals", "Numbers", "TestSupport",
      ]
    ),
    .testTarget(name: "ManualTests", dependencies: ["Messages", "Expressions"]),
    // Sees what programs see that use the library.
    .testTarget(
      name: "LibraryTests",
      dependencies: ["Surd", "SurdFoundation"],
      packageAccess: false
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["Sheets", "Plots", "Sessions", "Messages", "TestSupport"]
    ),
    .testTarget(name: "TidyTests"),
  ]
)
