import Typography

/// A number that grows with the text size that the person chose.
///
///     @ScaledMetric(relativeTo: .title) private var side = 40.0
///
/// - Source: Behaviour 6.2
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// Makes a number that grows as text of a style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Makes a number that grows as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number at the present text size; outside a screen, as it was given.
  public var wrappedValue: Value { scaled ?? base }
}

extension ScaledMetric: EnvironmentReading {
  mutating func connect(_ slot: PropertySlot, _ node: ViewNode) {
    let size = node.environment.textSizeCategory
    slot.content = SizeNote(size: size)
    let pixels = Double(node.environment.displayScale)
    scaled = Value(style.role.scaled(Double(base), in: size, pixelsPerPoint: pixels))
  }

  static func isUnchanged(_ slot: PropertySlot, in environment: EnvironmentValues) -> Bool {
    (slot.content as? SizeNote)?.size == environment.textSizeCategory
  }
}

/// The text size at which a number was scaled.
private final class SizeNote {
  let size: TextSizeCategory

  init(size: TextSizeCategory) {
    self.size = size
  }
}
