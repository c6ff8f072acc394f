/// Why a view does not show what it holds.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It stands for content to come.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why views do not show what they hold.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

/// Hides what is private for as long as private things are not shown.
struct PrivacyModifier {
  @Environment(\.redactionReasons) private var reasons
  let isSensitive: Bool

  nonisolated init(isSensitive: Bool) {
    self.isSensitive = isSensitive
  }
}

extension PrivacyModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.modifier(HiddenModifier(isHidden: isSensitive && reasons.contains(.privacy)))
  }
}

extension View {
  /// Draws shapes in place of what views inside show; it is read by views that look at `redactionReasons`.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows again what views inside hold.
  public nonisolated func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Says that what the view holds is private: it is not heard while private things are not shown.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyModifier(isSensitive: sensitive))
  }
}

extension View {
  /// Shows that what is inside may be out of date while a widget waits.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(IgnoredModifier())
  }
}
