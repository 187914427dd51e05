// swift-tools-version: 6.2
import PackageDescription

// Auto Layout for Linux stands in for UIKit where UIKit does not exist. On Apple's systems the real
// one is there, so the build stops here with one sentence instead of shadowing it.
#if !os(Linux)
#error(
  """
  Auto Layout for Linux builds on Linux only; on Apple's systems use the real UIKit and depend on \
  this package with .product(name: "UIKit", package: "auto-layout", condition: .when(platforms: [.linux])).
  """)
#endif

/// Rounding a number needs the C library's part for mathematics, which only Foundation links by itself.
let mathLibrary = LinkerSetting.linkedLibrary("m")

let package = Package(
  name: "auto-layout",
  products: [
    .library(name: "Cassowary", targets: ["Cassowary"])
  ],
  targets: [
    // One way through the house: description → constraints → solver → frames → dump.
    .target(name: "Cassowary", linkerSettings: [mathLibrary]),
    .target(name: "Frames", linkerSettings: [mathLibrary]),
    .target(name: "AutoLayout", dependencies: ["Cassowary", "Frames"]),

    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"], resources: [.copy("Vectors")]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout", "Frames"]),
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
