import Foundation
import Synchronization

/// Names a transformer of values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Turns a truth value around.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// True for no value.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// True for any value.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// Reads objects from archives of kinds that are allowed.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// Finds registered transformers in the place of new ones.
public protocol NamedTransformer {}

extension NamedTransformer where Self: ValueTransformer {
  /// The transformer that is registered under a name; `nil` where none is.
  public init?(forName name: NSValueTransformerName) {
    guard let known = ValueTransformer.registered(name) as? Self else { return nil }
    self = known
  }
}

/// Turns values into others, and back where it can.
///
///     ValueTransformer.setValueTransformer(ColorTransformer(), forName: .init("Color"))
open class ValueTransformer: NSObject, NamedTransformer {
  private struct Registered: @unchecked Sendable {
    var all: [NSValueTransformerName: ValueTransformer] = [
      .negateBooleanTransformerName: ClosureTransformer { ($0 as? Bool).map { !$0 } },
      .isNilTransformerName: ClosureTransformer { $0 == nil },
      .isNotNilTransformerName: ClosureTransformer { $0 != nil },
      .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
    ]
  }

  private static let transformers = Mutex(Registered())

  /// Registers a transformer under a name; `nil` takes the one away that is there.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName)
  {
    var one = Registered(all: [:])
    one.all[name] = transformer
    transformers.withLock { $0.all[name] = one.all[name] }
  }

  /// The names of all that are registered.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    transformers.withLock { Array($0.all.keys) }
  }

  static func registered(_ name: NSValueTransformerName) -> ValueTransformer? {
    transformers.withLock { Registered(all: $0.all) }.all[name]
  }

  /// The class of the values that it makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// True where values can be turned back.
  open class func allowsReverseTransformation() -> Bool { false }

  /// What it makes of a value.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// The value that another was made of.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Calls a closure.
private final class ClosureTransformer: ValueTransformer {
  private let transform: (Any?) -> Any?

  init(_ transform: @escaping (Any?) -> Any?) { self.transform = transform }

  override func transformedValue(_ value: Any?) -> Any? { transform(value) }
}

/// Reads objects from archives, and archives them.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of objects that archives may hold.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
      NSURL.self, NSUUID.self, NSNull.self,
    ]
  }

  open override class func allowsReverseTransformation() -> Bool { true }

  /// The object in an archive; `nil` where it holds none of an allowed class.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data, let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else {
      return nil
    }
    // The open Foundation ends the program where it meets a class that it was not told, so the class is judged here.
    archive.decodingFailurePolicy = .setErrorAndReturn
    let classes = Self.allowedTopLevelClasses
    guard let object = archive.decodeObject(of: classes, forKey: NSKeyedArchiveRootObjectKey) as? NSObject,
      classes.contains(where: { object.isKind(of: $0) })
    else { return nil }
    return object
  }

  /// The archive of an object.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
  }
}
