extension View {
  /// Sets a line under texts inside.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.isUnderlined, isActive)
  }

  /// Sets a line through texts inside.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.isStruckThrough, isActive)
  }

  /// Sets space behind each letter of texts inside; nothing is heard of it.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets space behind each letter of texts inside that joins no letters; nothing is heard of it.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }

  /// Sets how far texts inside stand above their line; nothing is heard of it.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Sets figures of one width for texts inside; nothing is heard of it.
  public nonisolated func monospacedDigit() -> some View { self }

  /// Sets wider or narrower letters for texts inside; nothing is heard of it.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Sets the shape of letters of texts inside.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontDesign, design)
  }

  /// Sets letters of one width for texts inside.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }

  /// Sets the size of letters of texts inside beside those around them.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { if isEnabled { $0 = scale } }
  }

  /// Sets large or small letters for texts inside; words are heard in the app's own capitals all the same.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Sets where texts inside leave words out that find no space; all words are heard.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets on which side the lines of a text stand.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Lets texts inside stand closer to find space; nothing is heard of it.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Sets how far texts inside may shrink to find space, as a part of their size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, min(max(factor, 0.01), 1))
  }

  /// Sets how much space is added between two lines, in points.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, max(0, lineSpacing))
  }

  /// Lets people select the words of texts inside, or not; what is heard stays.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}

extension View {
  /// Sets the most lines that texts inside show, and has them take the space of so many.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(reservesSpace ? limit : nil, limit)
  }

  /// Sets the fewest lines that texts inside take space for, and the most that they show.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimits(limit.lowerBound, limit.upperBound)
  }

  /// Sets the most lines that texts inside show.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimits(nil, limit.upperBound)
  }

  /// Sets the fewest lines that texts inside take space for.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimits(limit.lowerBound, nil)
  }

  nonisolated func lineLimits(_ fewest: Int?, _ most: Int?) -> some View {
    transformEnvironment(\.self) { values in
      values.leastLines = fewest
      values.lineLimit = most
    }
  }
}

/// Whether people can select the words of a text.
public protocol TextSelectability {
  /// True where they can.
  static var allowsSelection: Bool { get }
}

/// Words can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// They can.
  public static let allowsSelection = true
}

/// Words cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// They cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Words can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Words cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
