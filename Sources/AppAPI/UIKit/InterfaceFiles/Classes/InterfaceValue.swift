import Foundation

/// What an interface file hands to an outlet, an attribute or a method, as the app's code takes it.
public struct InterfaceValue {
  /// Why a value cannot be handed over.
  struct Unfit: Error {
    /// What it is, in a word.
    let found: String
    /// The type that the app's code takes.
    let wanted: String
  }

  let content: Any?

  init(_ content: Any?) {
    self.content = content
  }

  /// The value as a type that code of the app names.
  ///
  /// - Returns: The value, which may be an optional one.
  /// - Throws: An error where it is of another type.
  public func value<Value>() throws -> Value {
    if let content {
      if let value = content as? Value { return value }
      if let value = converted(content, to: Value.self) { return value }
    } else if let none = Any?.none as? Value {
      return none
    }
    throw Unfit(found: content.map { Self.name(of: $0) } ?? "nothing", wanted: Self.plainName(of: Value.self))
  }

  /// A number of a file as whichever kind of number is wanted.
  private func converted<Value>(_ content: Any, to type: Value.Type) -> Value? {
    guard let number = content as? Double else { return nil }
    let kinds: [Any] = [
      CGFloat(number), Float(number), Int(exactly: number.rounded()) ?? 0, NSNumber(value: number),
      number != 0,
      UInt(exactly: number.rounded()) ?? 0,
    ]
    return kinds.lazy.compactMap { $0 as? Value }.first
  }

  static func name(of value: Any) -> String {
    if let list = value as? [Any] {
      return "a collection with \(list.first.map { name(of: $0) } ?? "nothing")"
    }
    return String(describing: type(of: value))
  }

  private static func plainName(of type: Any.Type) -> String {
    let name = String(describing: type)
    guard name.hasPrefix("Optional<"), name.hasSuffix(">") else { return name }
    return String(name.dropFirst("Optional<".count).dropLast())
  }
}
