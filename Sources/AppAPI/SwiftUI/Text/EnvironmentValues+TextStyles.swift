private enum FontDesignKey: EnvironmentKey {
  static let defaultValue: Font.Design? = nil
}

private enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

private enum TextScaleKey: EnvironmentKey {
  static let defaultValue: Text.Scale? = nil
}

private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private enum AlignmentOfLinesKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum AllowsTighteningKey: EnvironmentKey {
  static let defaultValue = false
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum UnderlineKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

private enum StrikethroughKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

private enum LeastLinesKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

/// On which side the lines of a text stand.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Where lines begin, in the middle, and where they end.
  case leading, center, trailing
}

extension EnvironmentValues {
  /// Whether letters are shown large or small; `nil` where they are as the app wrote them.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Where words are left out that find no space.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// On which side the lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentOfLinesKey.self] }
    set { self[AlignmentOfLinesKey.self] = newValue }
  }

  /// Whether letters may stand closer to find space.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How far texts may shrink to find space, as a part of their size.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// How much space is added between two lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }

  var textScale: Text.Scale? {
    get { self[TextScaleKey.self] }
    set { self[TextScaleKey.self] = newValue }
  }

  /// Whether a line runs below texts; `nil` where nothing is said.
  var isUnderlined: Bool? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }

  /// Whether a line runs through texts; `nil` where nothing is said.
  var isStruckThrough: Bool? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }

  var leastLines: Int? {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }
}
