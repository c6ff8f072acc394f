/// How much a constraint matters, from 1 to 1000; what is 1000 must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority of a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// What must hold.
  public static let required = UILayoutPriority(1000)
  /// By which content resists being made smaller than it is.
  public static let defaultHigh = UILayoutPriority(750)
  /// By which dragging resizes a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// By which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// By which dragging leaves a scene's size alone.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// By which content resists being made larger than it is.
  public static let defaultLow = UILayoutPriority(250)
  /// By which the size is wanted that a view is asked to fit.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
