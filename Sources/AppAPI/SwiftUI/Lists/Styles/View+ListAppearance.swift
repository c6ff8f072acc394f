/// How much stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

/// What the picture of a list looks like. Nothing of it is heard, and rows stay where they are.
extension View {
  /// Sets whether lines separate the row from others.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    layoutValue(key: RowSeparatorKey.self, value: visibility)
  }

  /// Sets the colour of the lines that separate the row from others.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets whether lines separate the section from others.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets the colour of the lines that separate the section from others.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Puts a view behind the row.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    layoutValue(key: RowBackgroundKey.self, value: view.map { RowBackground(view: $0) })
  }

  /// Sets the colour of pictures in rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View { modifier(IgnoredModifier()) }

  /// Sets the colour of pictures in rows.
  @_disfavoredOverload
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { modifier(IgnoredModifier()) }

  /// Sets how much headers of sections stand out.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets whether what lies behind scrolled content is drawn.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollBackground, visibility)
  }

  /// Sets whether every other row has another background.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    modifier(IgnoredModifier())
  }
}

/// What the colour of pictures in rows comes from.
public struct ListItemTint: Equatable, Sendable {
  private let name: String

  /// A colour whatever the person has chosen.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }
  /// A colour unless the person has chosen another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
  /// Grey.
  public static let monochrome = ListItemTint(name: "monochrome")
}

/// Whether every other row has another background.
public struct AlternatingRowBackgroundBehavior: Equatable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
  /// It has.
  public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
  /// It has not.
  public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}

private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

extension EnvironmentValues {
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension VerticalEdge {
  /// Any of the two edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = VerticalEdge.Set(.top)
    /// The bottom edge.
    public static let bottom = VerticalEdge.Set(.bottom)
    /// Both edges.
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
