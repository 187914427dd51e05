import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase
/// How an object keeps what is associated with it.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// The value is not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of the value is kept.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// A copy of the value is kept.
  case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object by a key, in place of what was there; nil takes that away.
///
/// The value goes when the object does: at once for views, controllers, guides and constraints, for
/// other objects when the next values are associated. It may be called on any thread.
///
/// - Parameters:
///   - object: the object, an instance of a class.
///   - key: an address that stands for the key, such as that of a static variable.
///   - value: the value, nil to take it away.
///   - policy: how the value is kept.
/// - Note: UIKit has it from the Objective-C runtime.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.set(AssociatedValue(value, policy), for: key, of: object as AnyObject)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value associated with an object by a key, nil where there is none.
///
/// - Parameters:
///   - object: the object, an instance of a class.
///   - key: the address that stands for the key.
/// - Returns: the value, nil where there is none or it is gone.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.value(for: key, of: object as AnyObject)?.current
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes away everything that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.removeAll(of: object as AnyObject)
}

/// A value as its policy has it kept.
struct AssociatedValue {
  private var kept: Any?
  private weak var unkept: AnyObject?

  /// Creates what is kept of a value, or nil where there is none.
  init?(_ value: Any?, _ policy: objc_AssociationPolicy) {
    guard let value else { return nil }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      unkept = value as AnyObject
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      kept = (value as? any NSCopying)?.copy(with: nil) ?? value
    case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      kept = value
    }
  }

  /// The value, nil once it is gone.
  var current: Any? { kept ?? unkept }
}

/// An object that keeps what is associated with it in itself, so that both go together.
protocol AssociationOwner: AnyObject {
  /// The values by key; only `AssociationTable` touches them.
  var associations: [UnsafeRawPointer: AssociatedValue]? { get set }
}

extension UIResponder: nonisolated AssociationOwner {}
extension NSLayoutConstraint: nonisolated AssociationOwner {}
extension UILayoutGuide: nonisolated AssociationOwner {}

/// What is associated with objects, guarded by one lock.
enum AssociationTable {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  private static let lock = NSLock()
  /// The values of objects that do not keep them themselves.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are dropped.
  nonisolated(unsafe) private static var sweepLimit = 64

  static func value(for key: UnsafeRawPointer, of object: AnyObject) -> AssociatedValue? {
    lock.withLock { values(of: object)?[key] }
  }

  static func set(_ value: AssociatedValue?, for key: UnsafeRawPointer, of object: AnyObject) {
    // What goes away may run code of its own, which is not to find the lock taken.
    var leaving: [Any] = []
    lock.withLock {
      var values = values(of: object) ?? [:]
      leaving.append(values.updateValueOrRemove(value, forKey: key) as Any)
      leaving.append(store(values, of: object))
    }
    withExtendedLifetime(leaving) {}
  }

  static func removeAll(of object: AnyObject) {
    var leaving: [Any] = []
    lock.withLock {
      leaving.append(values(of: object) as Any)
      leaving.append(store([:], of: object))
    }
    withExtendedLifetime(leaving) {}
  }

  private static func values(of object: AnyObject) -> [UnsafeRawPointer: AssociatedValue]? {
    if let owner = object as? any AssociationOwner { return owner.associations }
    guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
    return entry.values
  }

  /// Keeps values, and returns those of objects that are gone.
  private static func store(
    _ values: [UnsafeRawPointer: AssociatedValue], of object: AnyObject
  ) -> [Any] {
    if let owner = object as? any AssociationOwner {
      owner.associations = values.isEmpty ? nil : values
      return []
    }
    let id = ObjectIdentifier(object)
    var leaving: [Any] = []
    if let old = entries[id], old.owner !== object { leaving.append(old) }
    entries[id] = values.isEmpty ? nil : Entry(owner: object, values: values)
    if entries.count >= sweepLimit {
      leaving.append(entries.filter { $0.value.owner == nil })
      entries = entries.filter { $0.value.owner != nil }
      sweepLimit = max(64, entries.count * 2)
    }
    return leaving
  }
}

extension Dictionary {
  /// Sets or removes a value, and returns the one before.
  fileprivate mutating func updateValueOrRemove(_ value: Value?, forKey key: Key) -> Value? {
    guard let value else { return removeValue(forKey: key) }
    return updateValue(value, forKey: key)
  }
}
