/// Something of an app that intents are about, such as a dog or a note.
public protocol AppEntity: Identifiable, DisplayRepresentable, Sendable where ID: Sendable {
  /// The type of what finds it.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// What finds it.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// The wrapper of what the system may know of it.
  public typealias Property = EntityProperty
}

/// An entity that exists for as long as an intent is performed.
public protocol TransientAppEntity: DisplayRepresentable, Sendable {
  /// Makes one.
  init()
}

/// One of a few values that intents are about.
public protocol AppEnum: RawRepresentable, CaseIterable, DisplayRepresentable, Sendable where Self: Hashable {
  /// What each of them is called.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// What it is called.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(rawValue)")
  }
}

/// Something that has a name for people.
public protocol DisplayRepresentable {
  /// What things of its kind are called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  /// What it is called.
  var displayRepresentation: DisplayRepresentation { get }
}

/// What things of a kind are called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The word for one of them.
  public let name: LocalizedStringResource
  /// How many of them are counted.
  public let numericFormat: LocalizedStringResource?

  /// Names a kind.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
  }

  /// Names a kind by a literal.
  public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }

  /// Names a kind by a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What something is called, with a second line and a picture.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture beside a name.
  public struct Image: Sendable {
    /// The name of a symbol or of a picture; `nil` for data.
    public let name: String?

    /// A symbol of the system.
    public init(systemName: String, isTemplate: Bool? = nil) { name = systemName }
    /// A picture of the app.
    public init(named: String, isTemplate: Bool? = nil) { name = named }
    /// A picture in a file.
    public init(url: URL, isTemplate: Bool? = nil) { name = url.lastPathComponent }
    /// A picture as data.
    public init(data: Data, isTemplate: Bool? = nil) { name = nil }
  }

  /// The name.
  public let title: LocalizedStringResource
  /// The second line.
  public let subtitle: LocalizedStringResource?
  /// The picture.
  public let image: Image?

  /// Names something.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// Names something by a literal.
  public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

  /// Names something by a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A value of an entity that the system may know.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  // Set while the entity is made, before anything else reads it.
  private var value: Value?
  /// What it is called.
  public let title: LocalizedStringResource?

  /// Makes one without a value yet.
  public init(title: LocalizedStringResource? = nil) { self.title = title }

  /// Makes one with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource? = nil) {
    value = wrappedValue
    self.title = title
  }

  /// The value, which has to be set first.
  public var wrappedValue: Value {
    get {
      guard let value else {
        fatalError("A property of an entity was read before it had a value. Set it in its init.")
      }
      return value
    }
    set { value = newValue }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
