// swift-tools-version: 6.2
import PackageDescription

// A package that depends on Auto Layout for Linux from outside, as yours would. It proves that the
// products can be used with nothing but what they export.
let package = Package(
  name: "client",
  dependencies: [
    .package(name: "auto-layout", path: "../..")
  ],
  targets: [
    .target(
      name: "Profile",
      dependencies: [
        .product(name: "UIKit", package: "auto-layout", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "Profile",
        .product(
          name: "LayoutTesting", package: "auto-layout", condition: .when(platforms: [.linux])),
        .product(name: "FrameDump", package: "auto-layout", condition: .when(platforms: [.linux])),
        .product(name: "Cassowary", package: "auto-layout", condition: .when(platforms: [.linux])),
      ]),
  ]
)
