import AppHost
import AppResources
import Foundation

// Foundation fills formats without asking a catalog for the words that go with the numbers. These go before its own
// where numbers or a locale are given.
extension String {
  /// Fills a format with numbers, its words agreeing with them where a language file says how.
  ///
  ///     String(format: NSLocalizedString("dogs", comment: ""), 1)   // "1 dog"
  public init(format: String, _ numbers: Int...) {
    self =
      RunningApp.settings.counted(format, numbers, in: .withoutGrouping)
      ?? String(format: StringEntry.formatWithoutWords(format), arguments: numbers)
  }

  /// Fills a format as a locale writes values, its words agreeing with them where a language file says how.
  public init(format: String, locale: Locale, _ arguments: any CVarArg...) {
    self.init(format: format, locale: locale, arguments: arguments)
  }

  /// Fills a format with a list of values, its words agreeing with them where a language file says how.
  public init(format: String, locale: Locale, arguments: [any CVarArg]) {
    let writing: Locale? = locale
    self =
      RunningApp.settings.counted(format, arguments, in: locale)
      ?? String(
        format: StringEntry.formatWithoutWords(format), locale: writing, arguments: arguments)
  }

  /// Fills a format with numbers as the person's language writes them.
  public static func localizedStringWithFormat(_ format: String, _ numbers: Int...) -> String {
    String(format: format, locale: RunningApp.settings.locale, arguments: numbers)
  }
}

extension Locale {
  /// Writes numbers as programs do.
  fileprivate static let withoutGrouping = Locale(identifier: "en_US_POSIX")
}

extension Bundle {
  /// The text that stands under a key in a table of the bundle's language files; the value where none has it.
  public func localizedString(forKey key: String, value: String, table: String) -> String {
    localized(key, value, table)
  }

  /// The text that stands under a key in a table of the bundle's language files; the key where none has it.
  public func localizedString(forKey key: String, value: String?, table: String) -> String {
    localized(key, value, table)
  }

  /// The text that stands under a key in the bundle's language files; the value where none has it.
  public func localizedString(forKey key: String, value: String, table: String?) -> String {
    localized(key, value, table)
  }

  private func localized(_ key: String, _ value: String?, _ table: String?) -> String {
    let settings = RunningApp.settings
    let fallback = value?.isEmpty == false ? value : nil
    let lookup = LocalizedKey(key, table: table, bundle: self, fallback: fallback)
    return settings.string(of: lookup, [], in: settings.locale)
  }
}

extension NSString {
  /// Fills the places of a format by the rules of the person's language.
  public static func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
    NSString(string: String(format: "\(format)", locale: RunningApp.settings.locale, arguments: args))
  }
}
