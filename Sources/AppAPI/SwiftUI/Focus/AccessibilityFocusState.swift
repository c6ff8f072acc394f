/// Where the cursor of an assistive technology is: a value that views take part in with `accessibilityFocused`.
///
///     @AccessibilityFocusState private var isTitleFocused: Bool
///
/// Setting it moves the cursor, and it follows the cursor.
/// - Source: Behaviour 3.2
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A connection to the value for views that take part.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>
    let none: Value
    let technologies: AccessibilityTechnologies

    /// Where the cursor is.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.value = newValue }
    }

    /// The connection itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private let technologies: AccessibilityTechnologies
  private let location: CursorLocation<Value>
  private var connected: CursorLocation<Value>?

  private init(none: Value, _ technologies: AccessibilityTechnologies) {
    self.none = none
    self.technologies = technologies
    location = CursorLocation(none)
  }

  /// Makes a value that is true while the cursor is at the one view that takes part.
  public init() where Value == Bool {
    self.init(none: false, .all)
  }

  /// Makes a value that is true while the cursor of one of some technologies is at the view that takes part.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(none: false, technologies)
  }

  /// Makes a value that is `nil` while the cursor is elsewhere.
  public init<T: Hashable>() where Value == T? {
    self.init(none: nil, .all)
  }

  /// Makes a value that is `nil` while the cursors of some technologies are elsewhere.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(none: nil, technologies)
  }

  /// Where the cursor is.
  public var wrappedValue: Value {
    get { (connected ?? location).value }
    nonmutating set { (connected ?? location).value = newValue }
  }

  /// What views are given to take part.
  public var projectedValue: Binding {
    Binding(location: connected ?? location, none: none, technologies: technologies)
  }
}

extension AccessibilityFocusState: GraphProperty {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let known = slot.content as? CursorLocation<Value> ?? location
    known.graph = node.graph
    slot.content = known
    connected = known
  }
}

/// Technologies that bring a cursor of their own.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt64

  /// Makes a set of its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The one that reads the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// The one for people who use switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  static let all: AccessibilityTechnologies = [.voiceOver, .switchControl]
}

/// The place of a state that follows the cursor: whoever changes it moves the cursor.
final class CursorLocation<Value: Hashable>: StateLocation<Value>, @unchecked Sendable {
  weak var graph: ViewGraph?

  override func didChange() {
    graph?.cursor.wishChanged(in: self)
  }
}
