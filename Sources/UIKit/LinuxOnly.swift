// Where the system has a UIKit of its own, this one must not take its name. The manifest still resolves
// there, so that a package for both can depend on this product under a condition.
#if !os(Linux)
#error(
  """
  Auto Layout for Linux stands in for UIKit on Linux only. Depend on it with \
  .product(name: "UIKit", package: "auto-layout", condition: .when(platforms: [.linux])), so that \
  the system's own UIKit is used here.
  """)
#endif
