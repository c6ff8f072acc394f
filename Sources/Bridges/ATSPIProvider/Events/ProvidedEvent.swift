import AccessibilityModel

/// What clients are told, in the order in which it happened.
public enum ProvidedEvent: Hashable, Sendable {
  /// An object is there, at a place in what holds it and with so many children.
  case added(ProvidedObject, index: Int, childCount: Int)
  /// An object is gone.
  case removed(ProvidedID)
  /// Something happened to an object.
  case signal(ProvidedSignal)
}

/// An event of AT-SPI.
public struct ProvidedSignal: Hashable, Sendable {
  /// What an event carries besides two numbers.
  public enum Payload: Hashable, Sendable {
    /// Nothing, which the wire tells as 0.
    case none
    /// What is said, or was put in or taken out.
    case words(String)
    /// What a value has become.
    case number(Double)
    /// The one that came, or went.
    case object(ProvidedID)
    /// The number of a role.
    case role(ProvidedRole)
    /// A rectangle of the window, in points.
    case frame(Rect)
  }

  /// The object it happened to.
  public var source: ProvidedID
  /// The interface: `Object` or `Window`.
  public var interface: String
  /// What happened, such as `StateChanged`.
  public var member: String
  /// Which of several, such as `focused`.
  public var detail: String
  /// The first number.
  public var first: Int
  /// The second number.
  public var second: Int
  /// What it carries.
  public var payload: Payload

  /// Makes an event of an object.
  public init(
    _ member: String, _ detail: String = "", of source: ProvidedID, _ first: Int = 0, _ second: Int = 0,
    _ payload: Payload = .none, interface: String = "Object"
  ) {
    self.source = source
    self.interface = interface
    self.member = member
    self.detail = detail
    self.first = first
    self.second = second
    self.payload = payload
  }
}
