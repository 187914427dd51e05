// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
