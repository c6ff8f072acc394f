extension View {
  /// Changes what views that are presented say about how.
  private nonisolated func presented(
    _ change: @escaping (inout PresentationSettings) -> Void
  ) -> some View {
    transformPreference(PresentationSettingsKey.self, change)
  }

  /// Sets the heights at which the card can rest that the view is shown on.
  ///
  ///     Help().presentationDetents([.medium, .large])
  ///     // "Card controller, half screen, button"
  /// - Source: Behaviour 1.5.3, 3.4
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presented { $0.detents = detents }
  }

  /// Sets the heights at which the card can rest, and follows at which it does.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presented { settings in
      settings.detents = detents
      settings.selection = selection
    }
  }

  /// Shows the control for the height of the card, or leaves it out.
  ///
  /// - Source: Behaviour 1.5.3, 3.4
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presented { $0.dragIndicator = visibility }
  }

  /// Sets in which form the view is presented on narrow screens.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presented { $0.adaptation = adaptation }
  }

  /// Sets in which form the view is presented on narrow screens, and on low ones.
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presented { $0.adaptation = horizontalAdaptation }
  }

  /// Sets whether what lies beneath stays usable while the view is presented.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presented { $0.interaction = interaction }
  }

  /// Keeps a person from taking away what is presented, where a condition holds.
  ///
  /// - Source: Behaviour 1.9
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presented { if isDisabled { $0.isHeld = true } }
  }
}

/// How what is presented looks. Nothing is heard of it.
extension View {
  /// Draws the background of what is presented in a style.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(IgnoredModifier())
  }

  /// Shows a view behind what is presented.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Rounds the corners of the card.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets whether a finger on the content scrolls it or makes the card higher.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets how large what is presented is on wide screens; cards all have one size here.
  public nonisolated func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View {
    modifier(IgnoredModifier())
  }
}

/// Whether a finger on the content scrolls it or makes the card higher.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the card higher first.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls first.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large what is presented is on wide screens.
public protocol PresentationSizing: Sendable {}

/// A size that the system knows.
public struct KnownPresentationSizing: PresentationSizing {
  private let name: String

  fileprivate init(_ name: String) {
    self.name = name
  }
}

extension PresentationSizing where Self == KnownPresentationSizing {
  /// As the place has it.
  public static var automatic: KnownPresentationSizing { KnownPresentationSizing("automatic") }
  /// As large as the content.
  public static var fitted: KnownPresentationSizing { KnownPresentationSizing("fitted") }
  /// As a form to fill in.
  public static var form: KnownPresentationSizing { KnownPresentationSizing("form") }
  /// As a page to read.
  public static var page: KnownPresentationSizing { KnownPresentationSizing("page") }
}

extension View {
  /// Sets whether the system may end the app while the view is presented.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    modifier(IgnoredModifier())
  }
}
