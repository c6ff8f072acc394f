private enum LeastRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

private enum LeastHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum RowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

private enum SectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}

extension EnvironmentValues {
  /// The least height of a row of a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[LeastRowHeightKey.self] }
    set { self[LeastRowHeightKey.self] = newValue }
  }

  /// The least height of a section's header, in points; `nil` for that of a row.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[LeastHeaderHeightKey.self] }
    set { self[LeastHeaderHeightKey.self] = newValue }
  }

  /// The space between two rows, in points; `nil` for none.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The space above a section.
  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

/// How much space lies between two sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
  /// The space above a header, besides what it has itself, in points.
  let length: CGFloat
  /// The space between rows of two sections without anything between them, in points.
  let gap: CGFloat

  /// As the system has it.
  public static let `default` = ListSectionSpacing(length: 0, gap: 35)
  /// Little.
  public static let compact = ListSectionSpacing(length: 0, gap: 17)

  /// Some space, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing, gap: spacing)
  }
}

extension View {
  /// Sets the space between two rows of lists inside, in points; `nil` for the system's.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the space between sections of lists inside.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the space between sections of lists inside, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }
}
