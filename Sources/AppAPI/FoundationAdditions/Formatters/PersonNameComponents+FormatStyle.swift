import AppHost
import Foundation

extension PersonNameComponents {
  /// The name as a language writes it: given and family name.
  public func formatted() -> String { formatted(.name(style: .medium)) }

  /// The name in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// Writes names as a language does.
  ///
  ///     PersonNameComponents(givenName: "Ann", familyName: "Lee").formatted(.name(style: .abbreviated))   // "AL"
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum Style: Codable, Hashable, Sendable {
      /// The nickname, else the given name.
      case short
      /// Given and family name.
      case medium
      /// All of it.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The language that it is written for.
    public var locale: Locale

    /// Makes a format.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The same for another language.
    public func locale(_ locale: Locale) -> Self { FormatStyle(style: style, locale: locale) }

    /// A name in the format.
    public func format(_ value: PersonNameComponents) -> String {
      let name = PersonNameOrder(of: value, in: locale)
      switch style {
      case .short: return value.nickname ?? value.givenName ?? name.joined(nil, nil, value.familyName)
      case .medium: return name.joined(value.givenName, nil, value.familyName)
      case .long:
        let core = name.joined(value.givenName, value.middleName, value.familyName)
        return [value.namePrefix, core, value.nameSuffix].compactMap { $0 }.filter { !$0.isEmpty }
          .joined(separator: " ")
      case .abbreviated:
        let initials = [value.givenName, value.familyName].map { $0.flatMap(\.first).map(String.init) }
        return name.isFamilyFirst && !name.isSpaced
          ? value.familyName ?? value.givenName ?? "" : name.letters(initials[0], initials[1])
      }
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name as a language writes it.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

/// In which order, and how, the parts of a name stand in a language.
private struct PersonNameOrder {
  /// True where the family name comes first.
  let isFamilyFirst: Bool
  /// True where spaces stand between the parts.
  let isSpaced: Bool

  /// Languages in which the family name comes first.
  private static let familyFirst: Set = ["hu", "ja", "ko", "vi", "zh"]

  /// Kana, Han and Hangul.
  private static let eastAsian: [ClosedRange<UInt32>] = [0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF]

  /// A name in letters of East Asia is written as there, in whatever language.
  init(of name: PersonNameComponents, in locale: Locale) {
    let letters = [name.familyName, name.givenName].compactMap { $0 }.joined().unicodeScalars
    let isEastAsian = letters.contains { letter in Self.eastAsian.contains { $0.contains(letter.value) } }
    let language = locale.language.languageCode?.identifier ?? "en"
    isFamilyFirst = isEastAsian || Self.familyFirst.contains(language)
    isSpaced = !isEastAsian
  }

  func joined(_ given: String?, _ middle: String?, _ family: String?) -> String {
    let parts = isFamilyFirst ? [family, given, middle] : [given, middle, family]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isSpaced ? " " : "")
  }

  func letters(_ given: String?, _ family: String?) -> String {
    (isFamilyFirst ? [family, given] : [given, family]).compactMap { $0 }.joined().uppercased()
  }
}

/// Writes names as a language does.
///
///     PersonNameComponentsFormatter.localizedString(from: name, style: .short)   // "Ann"
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// Given and family name.
    case `default` = 0
    /// The nickname, else the given name.
    case short = 1
    /// Given and family name.
    case medium = 2
    /// All of it.
    case long = 3
    /// The initials.
    case abbreviated = 4
  }

  /// What is written beside that.
  public struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// How the name is spoken, in place of how it is written.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of a name is written.
  open var style = Style.default
  /// True where it is written how the name is spoken.
  open var isPhonetic = false
  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language that it is written for.
  open var locale: Locale! = RunningApp.settings.locale

  /// Writes given and family name.
  public override init() { super.init() }

  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// A name in a style.
  open class func localizedString(
    from components: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// A name in the style.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
    return PersonNameComponents.FormatStyle(style: known, locale: locale ?? RunningApp.settings.locale)
      .format(name)
  }

  /// A name in the style; `nil` for anything but a name.
  open override func string(for obj: Any) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  private var known: PersonNameComponents.FormatStyle.Style {
    switch style {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}
