/// Places that a rotor leads to, one or several.
///
/// - Source: Behaviour 1.4.3, 3.2
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// The type of the places it is made of.
  associatedtype Body: AccessibilityRotorContent

  /// The places it is made of.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Places that the framework knows itself.
@MainActor
protocol PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {
  /// The places, in their order.
  var places: [RotorPlace] { get }
}

extension AccessibilityRotorContent where Body == Never {
  /// The framework's own places have no body; asking for one is a mistake in the program.
  public var body: Never {
    fatalError("\(Self.self) is one of the framework's own and has no body to ask for.")
  }
}

extension AccessibilityRotorContent {
  /// All places in it, in their order.
  var allPlaces: [RotorPlace] {
    if let primitive = self as? any PrimitiveRotorContent { return primitive.places }
    return body.allPlaces
  }
}

/// Puts the places of a closure together, in their order.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Places as they stand in the closure.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// A single content stays itself.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Any number of contents become one.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> _RotorParts {
    var parts: [any AccessibilityRotorContent] = []
    for part in repeat each content { parts.append(part) }
    return _RotorParts(parts: parts)
  }

  /// The content of an `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of a choice.
  public static func buildEither<Content: AccessibilityRotorContent>(
    first: Content
  ) -> _RotorParts {
    _RotorParts(parts: [first])
  }

  /// The second branch of a choice.
  public static func buildEither<Content: AccessibilityRotorContent>(
    second: Content
  ) -> _RotorParts {
    _RotorParts(parts: [second])
  }
}

/// Several places that stand for one in the code.
public struct _RotorParts {
  let parts: [any AccessibilityRotorContent]
}

extension _RotorParts: AccessibilityRotorContent {
  /// Has no body of its own.
  public typealias Body = Never
}

extension _RotorParts: PrimitiveRotorContent {
  var places: [RotorPlace] { parts.flatMap(\.allPlaces) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Makes places for each identifiable element.
  public nonisolated init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Makes places for each element, identified by one of its properties.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach: PrimitiveRotorContent where Content: AccessibilityRotorContent {
  var places: [RotorPlace] { data.flatMap { content($0).allPlaces } }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Groups the places of a closure.
  @_disfavoredOverload
  public nonisolated init(@AccessibilityRotorContentBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension Group: PrimitiveRotorContent where Content: AccessibilityRotorContent {
  var places: [RotorPlace] { content.allPlaces }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Optional: PrimitiveRotorContent where Wrapped: AccessibilityRotorContent {
  var places: [RotorPlace] { self?.allPlaces ?? [] }
}
