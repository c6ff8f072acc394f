/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle: Sendable {}

/// Dots in a row.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a background behind the dots.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the place has it.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While they are touched.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Whether they are touched or not.
    public static let always = BackgroundDisplayMode(name: "always")
    /// The dots stand alone.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  /// Makes the style; nothing is heard of a background.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots in a row.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots in a row; nothing is heard of a background behind them.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension View {
  /// Sets how the dots of pages inside look; nothing is heard of it.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(IgnoredModifier())
  }
}
