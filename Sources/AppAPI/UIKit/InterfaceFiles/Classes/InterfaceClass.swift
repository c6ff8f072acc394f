import Foundation

/// What interface files name of a class of an app: its outlets, attributes and methods, each with how it is reached.
///
/// Code for it is written at the end of the file that declares the class, where private members are in sight.
public struct InterfaceClass<Owner> {
  /// The same without the class in its type.
  public private(set) var table: InterfaceTable

  /// Begins the table of a class.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - file: The name of its module, before a slash.
  public init(_ type: Owner.Type, in file: String) {
    table = InterfaceTable(
      type: type as? AnyClass, name: String(describing: type),
      module: file.split(separator: "/").first.map(String.init) ?? "")
  }

  /// Says how an outlet is connected.
  public mutating func outlet(
    _ name: String, connect: @escaping @MainActor (Owner, InterfaceValue) throws -> Void
  ) {
    table.outlets[name] = Self.untyped(connect)
  }

  /// Says how an attribute is set that a file gives the object.
  public mutating func attribute(
    _ name: String, set: @escaping @MainActor (Owner, InterfaceValue) throws -> Void
  ) {
    table.attributes[name] = Self.untyped(set)
  }

  /// Says how a method is called that a file names as an action.
  ///
  /// - Parameters:
  ///   - selector: The name with a colon for each parameter.
  ///   - method: The name that code has for it, by which actions are told to be the same.
  ///   - call: Calls it with a sender and an event.
  public mutating func action(
    _ selector: String, _ method: String,
    call: @escaping @MainActor (Owner, InterfaceValue, InterfaceValue) throws -> Void
  ) {
    table.actions[selector] = InterfaceTable.Action(method: method) { object, sender, event in
      guard let owner = object as? Owner else { return }
      try call(owner, sender, event)
    }
  }

  /// Says how a method is called that makes the controller to which a segue leads.
  ///
  /// - Parameters:
  ///   - selector: The name with a colon for each parameter.
  ///   - call: Calls it with a coder, a sender and the segue's identifier.
  public mutating func creator(
    _ selector: String,
    call: @escaping @MainActor (Owner, NSCoder, InterfaceValue, InterfaceValue) throws -> UIViewController?
  ) {
    table.creators[selector] = { object, coder, sender, identifier in
      guard let owner = object as? Owner else { return nil }
      return try call(owner, coder, sender, identifier)
    }
  }

  private static func untyped(
    _ call: @escaping @MainActor (Owner, InterfaceValue) throws -> Void
  ) -> @MainActor (NSObject, InterfaceValue) throws -> Void {
    { object, value in
      guard let owner = object as? Owner else { return }
      try call(owner, value)
    }
  }
}

/// The table of a class, whatever the class.
public struct InterfaceTable {
  typealias Setter = @MainActor (NSObject, InterfaceValue) throws -> Void
  typealias Creator =
    @MainActor (NSObject, NSCoder, InterfaceValue, InterfaceValue) throws -> UIViewController?

  /// A method that is called as an action.
  struct Action {
    let method: String
    let call: @MainActor (NSObject, InterfaceValue, InterfaceValue) throws -> Void
  }

  let type: AnyClass?
  let name: String
  let module: String
  var outlets: [String: Setter] = [:]
  var attributes: [String: Setter] = [:]
  var actions: [String: Action] = [:]
  var creators: [String: Creator] = [:]
}

/// What a library holds for each class that interface files can name.
public struct InterfaceRecord {
  let make: @MainActor @Sendable () -> InterfaceTable

  /// Describes a class; the table is made when an interface file is first read.
  public init(_ make: @escaping @MainActor @Sendable () -> InterfaceTable) {
    self.make = make
  }

  /// Puts the record where a host expects it.
  ///
  /// - Parameter place: Memory for one record, not yet initialised.
  public func store(at place: UnsafeMutableRawPointer) {
    place.initializeMemory(as: InterfaceRecord.self, to: self)
  }
}
