import AccessibilityModel
import Typography

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum FontWeightKey: EnvironmentKey {
  static let defaultValue: Font.Weight? = nil
}

private enum ItalicKey: EnvironmentKey {
  static let defaultValue: Bool? = nil
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}

private enum SpeechKey: EnvironmentKey {
  static let defaultValue = SpeechAttributes.none
}

extension EnvironmentValues {
  /// The font of text that names no other.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The most lines a text shows; `nil` for all.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The text size that the person chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The language and region in which texts are written.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  var isItalic: Bool? {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }

  var speech: SpeechAttributes {
    get { self[SpeechKey.self] }
    set { self[SpeechKey.self] = newValue }
  }
}

/// A text size that a person chooses, from the smallest to the largest.
///
/// - Source: Behaviour 6.2
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The seven usual sizes.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The five sizes for people who need text larger still.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// True for the five largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// True where this size is the smaller one.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  var category: TextSizeCategory { TextSizeCategory(rawValue: rawValue) ?? .large }
}

extension View {
  /// Sets the font of text inside that names no other.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the strokes of text inside that names no others.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Sets bold strokes for text inside that names no others.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }

  /// Sets slanted letters for text inside that does not say otherwise.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Sets the most lines that texts inside show; `nil` for all.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the text size of everything inside.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size of everything inside within a range.
  public nonisolated func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      if let lowest = allowed.first, let highest = allowed.last {
        size = min(max(size, lowest), highest)
      }
    }
  }
}
