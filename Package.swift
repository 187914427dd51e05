// swift-tools-version: 6.2
import PackageDescription

/// Rounding a number needs the C library's part for mathematics, which only Foundation links by itself.
let mathLibrary = LinkerSetting.linkedLibrary("m")

let package = Package(
  name: "auto-layout",
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"]),
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "FrameDump", targets: ["FrameDump"]),
    .library(name: "LayoutTesting", targets: ["LayoutTesting"]),
    .executable(name: "layout", targets: ["layout"]),
  ],
  targets: [
    // One way through the house: description → constraints → solver → frames → dump.
    .target(name: "Cassowary", linkerSettings: [mathLibrary]),
    .target(name: "Frames", linkerSettings: [mathLibrary]),
    .target(name: "AutoLayout", dependencies: ["Cassowary", "Frames"]),
    .target(name: "TextMetrics"),
    .target(name: "UIKit", dependencies: ["AutoLayout", "Frames", "TextMetrics"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "FrameDump", dependencies: ["Frames"]),
    .target(name: "LayoutDocument", dependencies: ["Cassowary", "Frames", "AutoLayout", "UIKit"]),
    .target(
      name: "LayoutTesting",
      dependencies: ["UIKit", "_Testing_UIKit", "AutoLayout", "Frames", "FrameDump"]),
    .target(
      name: "LayoutCommand",
      dependencies: [
        "LayoutDocument", "UIKit", "TextMetrics", "AutoLayout", "Cassowary", "Frames", "FrameDump",
      ]),
    .executableTarget(name: "layout", dependencies: ["LayoutCommand"]),
    .executableTarget(
      name: "layout-bench", dependencies: ["Cassowary", "AutoLayout", "UIKit"], exclude: ["Peers"]),

    .executableTarget(
      name: "contacts", dependencies: ["UIKit", "FrameDump"], path: "Examples/contacts",
      exclude: ["Expected"]),

    .target(
      name: "SolverVectors", dependencies: ["Cassowary"], path: "Tests/SolverVectors",
      resources: [.copy("vectors.json")]),
    .testTarget(
      name: "CassowaryTests", dependencies: ["Cassowary", "SolverVectors"],
      resources: [.copy("Vectors")]),
    .testTarget(name: "FramesTests", dependencies: ["Frames"]),
    .testTarget(
      name: "TextMetricsTests", dependencies: ["TextMetrics"], resources: [.copy("Facts")]),
    .testTarget(name: "FrameDumpTests", dependencies: ["FrameDump", "Frames"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "Frames"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "_Testing_UIKit", "AutoLayout", "TextMetrics", "Frames"]),
    .testTarget(
      name: "LayoutDocumentTests",
      dependencies: ["LayoutDocument", "UIKit", "_Testing_UIKit", "Frames"]),
    .testTarget(
      name: "LayoutTestingTests",
      dependencies: ["LayoutTesting", "UIKit", "_Testing_UIKit", "FrameDump", "Frames"]),
    .testTarget(
      name: "LayoutCommandTests",
      dependencies: [
        "LayoutCommand", "LayoutDocument", "UIKit", "_Testing_UIKit", "Frames",
      ]),
    .testTarget(
      name: "LayoutCaseTests",
      dependencies: [
        "LayoutDocument", "SolverVectors", "UIKit", "_Testing_UIKit", "AutoLayout", "Frames",
      ],
      resources: [.copy("Cases")]),
    .testTarget(name: "ExampleTests", dependencies: ["contacts", "layout"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
