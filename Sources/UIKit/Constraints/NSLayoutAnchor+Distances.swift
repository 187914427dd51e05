extension NSLayoutXAxisAnchor {
  /// Returns the distance from this place to another, as a length for constraints.
  ///
  /// It is the other's x less this one's, counted as the language is read where either of them follows
  /// it, and negative where the other comes first. Every call makes a new object.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }
}

extension NSLayoutYAxisAnchor {
  /// Returns the distance from this place down to another, as a length for constraints.
  ///
  /// It is the other's y less this one's, negative where the other is above. Every call makes a new
  /// object.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }
}
