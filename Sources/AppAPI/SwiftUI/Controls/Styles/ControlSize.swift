/// How much space controls take.
public enum ControlSize: CaseIterable, Hashable, Sendable, Comparable {
  /// Sizes from the smallest to the largest.
  case mini, small, regular, large, extraLarge

  /// The least height of a bordered button, in points.
  var buttonHeight: CGFloat {
    switch self {
    case .mini, .small: 28
    case .regular: 34
    case .large, .extraLarge: 50
    }
  }

  /// The space beside the label of a bordered button, in points.
  var sidePadding: CGFloat {
    switch self {
    case .mini, .small: 10
    case .regular: 12
    case .large, .extraLarge: 20
    }
  }
}

/// The outline of bordered buttons; only what is drawn depends on it.
public struct ButtonBorderShape: Equatable, Sendable {
  private let name: String
  /// How far corners are rounded, in points, where the app says it.
  let ownRadius: CGFloat?

  private init(_ name: String, radius: CGFloat? = nil) {
    self.name = name
    ownRadius = radius
  }

  /// The outline that the place gives.
  public static let automatic = ButtonBorderShape("automatic")
  /// Half circles at both ends.
  public static let capsule = ButtonBorderShape("capsule")
  /// Rounded corners.
  public static let roundedRectangle = ButtonBorderShape("roundedRectangle")
  /// Round, and as wide as high.
  public static let circle = ButtonBorderShape("circle")

  /// Corners rounded by a radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape("roundedRectangle", radius: radius)
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

private enum LabelsVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

private enum InRowKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True where controls stand in rows of their own, so that a menu shows its label beside what is chosen.
  var isInRow: Bool {
    get { self[InRowKey.self] }
    set { self[InRowKey.self] = newValue }
  }

  /// How much space controls take.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The outline of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }

  /// Whether the labels of controls are seen; they are heard in any case.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  var hidesLabels: Bool { labelsVisibility == .hidden }
}

extension View {
  /// Sets how much space controls inside take.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// Sets the outline of bordered buttons inside.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Takes the labels of controls inside out of sight; they are heard all the same.
  ///
  /// - Source: Behaviour 3.4
  public nonisolated func labelsHidden() -> some View {
    environment(\.labelsVisibility, .hidden)
  }

  /// Sets whether the labels of controls inside are seen; they are heard in any case.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
