import DBus

/// Where an accessible object is: the application's name on the bus, and a path.
public struct ObjectReference: Hashable, Sendable {
  /// The unique name of the application on the bus.
  public let bus: String
  /// The path of the object.
  public let path: String

  /// The object at a path of an application.
  public init(bus: String, path: String) {
    self.bus = bus
    self.path = path
  }

  /// The object that the root of every application is.
  static let rootPath = "/org/a11y/atspi/accessible/root"

  /// Reads `(so)`; `nil` for the object that stands for none.
  init?(_ value: DBusValue) {
    guard let parts = value.elements, parts.count == 2, let bus = parts[0].text, let path = parts[1].text
    else { return nil }
    self.init(bus: bus, path: path)
    if isNull { return nil }
  }

  /// Reads `(so)` where it lies; `nil` for the object that stands for none.
  init?(_ reader: DBusReader) {
    guard reader.count == 2 else { return nil }
    self.init(bus: reader.text(0), path: reader.text(1))
    if isNull { return nil }
  }

  private var isNull: Bool { path.hasSuffix("/null") || bus.isEmpty }
}
