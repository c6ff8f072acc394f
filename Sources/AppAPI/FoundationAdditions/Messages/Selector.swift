@_exported import Foundation

/// A method that is called later, on a target or on the object it was taken from.
///
///     button.addTarget(self, action: Selector(ViewController.save, "save"), for: .touchUpInside)
///
/// It stands for what `#selector` names where there is no Objective-C runtime. Two are the same that were given
/// the same name; those without one are the same as no other.
public struct Selector: Sendable {
  private let call: @MainActor (_ target: AnyObject?, _ sender: Any?, _ event: AnyObject?) -> Bool
  private let isOf: @Sendable (AnyObject) -> Bool
  private let name: Name

  /// What tells selectors apart.
  private enum Name: Hashable, Sendable {
    case given(String)
    case unique(ObjectIdentifier)
  }

  /// What a selector without a name is told apart by.
  private final class Mark: Sendable {}

  private let mark: Mark?

  /// Makes a selector of what it calls.
  ///
  /// - Parameters:
  ///   - name: The name of the method, if it is known.
  ///   - call: Calls the method on a target, with a sender and an event; false where these are not what it takes.
  package init(
    _ name: String?,
    call: @escaping @MainActor (_ target: AnyObject?, _ sender: Any?, _ event: AnyObject?) -> Bool
  ) {
    self.init(name, of: AnyObject.self, call: call)
  }

  /// Makes a selector of a method of a class.
  ///
  /// - Parameters:
  ///   - name: The name of the method, if it is known.
  ///   - target: The class.
  ///   - call: Calls the method on a target, with a sender and an event; false where these are not what it takes.
  package init<Target>(
    _ name: String?, of target: Target.Type,
    call: @escaping @MainActor (_ target: AnyObject?, _ sender: Any?, _ event: AnyObject?) -> Bool
  ) {
    let mark = name == nil ? Mark() : nil
    self.mark = mark
    self.name = mark.map { .unique(ObjectIdentifier($0)) } ?? .given(name ?? "")
    isOf = { $0 is Target }
    self.call = call
  }

  /// The name that was given; `nil` for a selector without one.
  package var givenName: String? {
    guard case .given(let given) = name else { return nil }
    return given
  }

  /// Names a method that compares two objects, for those who sort by its name.
  public init<Target: AnyObject, Other>(
    _ method: @escaping (Target) -> (Other) -> ComparisonResult, _ name: String? = nil
  ) {
    self.init(name) { _, _, _ in false }
  }

  /// Calls a method of the target that takes nothing.
  @preconcurrency
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Void, _ name: String? = nil
  ) {
    self.init(name, of: Target.self) { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Calls a method of the target that takes the sender.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, _ name: String? = nil
  ) {
    self.init(name, of: Target.self) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Calls a method of the target that takes the sender and answers whether it did something.
  @preconcurrency
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Bool, _ name: String? = nil
  ) {
    self.init(name, of: Target.self) { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      return method(target)(sender)
    }
  }

  /// Calls a method of the target that takes nothing and answers whether it did something.
  @preconcurrency
  public init<Target: AnyObject>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Bool, _ name: String? = nil
  ) {
    self.init(name, of: Target.self) { target, _, _ in
      guard let target = target as? Target else { return false }
      return method(target)()
    }
  }

  /// Calls a method that is already bound to an object and takes nothing.
  @preconcurrency
  public init(_ method: @escaping @MainActor () -> Void, _ name: String? = nil) {
    self.init(name) { _, _, _ in
      method()
      return true
    }
  }

  /// Calls a method that is already bound to an object and takes the sender.
  @preconcurrency
  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void, _ name: String? = nil) {
    self.init(name) { _, sender, _ in
      guard let sender = sender as? Sender else { return false }
      method(sender)
      return true
    }
  }

  /// Reads a property of the target; that it can be read is all that comes of it.
  @preconcurrency
  public init<Target: AnyObject, Value>(getter property: KeyPath<Target, Value>) {
    self.init("\(property)") { target, _, _ in (target as? Target) != nil }
  }

  /// Sets a property of the target to the sender.
  @preconcurrency
  public init<Target: AnyObject, Value>(setter property: ReferenceWritableKeyPath<Target, Value>) {
    nonisolated(unsafe) let property = property
    self.init("\(property)=") { target, sender, _ in
      guard let target = target as? Target, let value = sender as? Value else { return false }
      target[keyPath: property] = value
      return true
    }
  }

  /// True where an object is of the class whose method it is, or the method is not one of a class.
  package func isMethod(of object: AnyObject) -> Bool { isOf(object) }

  /// Calls the method; false where the target or the sender is not what it takes, or it answers so.
  @MainActor
  package func perform(on target: AnyObject?, sender: Any?, event: AnyObject? = nil) -> Bool {
    call(target, sender, event)
  }
}

extension Selector: Hashable, CustomStringConvertible {
  /// True where both have the same name.
  public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

  /// Takes the name into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name of the method, where it was given one.
  public var description: String {
    if case .given(let name) = name { return name }
    return "method"
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of a method, where it was given one.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
