import AppHost
import Foundation

/// A text of the app's language files that is looked up when it is shown.
///
///     let title = LocalizedStringResource("Adopt \(name)", table: "Buttons")
///     String(localized: title)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the files are.
  public enum BundleDescription: Equatable, Sendable {
    /// Beside the app's code.
    case main
    /// Beside the code of a type.
    case forClass(AnyClass)
    /// In a folder.
    case atURL(URL)

    /// Returns true for the same place.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      left.bundle == right.bundle
    }

    /// The bundle; `nil` for the app's own.
    package var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// The key, with a place for each value.
  public let key: String
  /// The text where no file has the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the files; `Localizable` where it is `nil`.
  public let table: String?
  /// Where the files are.
  public let bundle: BundleDescription
  private var ownLocale: Locale?

  /// How numbers and dates are written, and which language is read first; the person's own where none was set.
  public var locale: Locale {
    get { ownLocale ?? RunningApp.settings.locale }
    set { ownLocale = newValue }
  }

  /// Makes a resource whose key is its text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
    ownLocale = locale
  }

  /// Makes a resource with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    ownLocale = locale
  }

  /// Makes a resource of a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Makes a resource of a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// What is looked up.
  package var lookup: LocalizedKey {
    let fallback = key == defaultValue.key ? nil : defaultValue.key
    return LocalizedKey(key, table: table, bundle: bundle.bundle, fallback: fallback)
  }

  /// The values that are put into the text.
  package var arguments: [LocalizationArgument] { defaultValue.arguments }

  /// The language that was set; `nil` where it is the person's.
  package var fixedLocale: Locale? { ownLocale }
}
