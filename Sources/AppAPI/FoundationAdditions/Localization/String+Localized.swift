import AppHost
import Foundation

extension String {
  /// The text of the app's language files that stands under the text itself.
  ///
  ///     String(localized: "Adopt \(name)")   // "Bailey adoptieren", where the person reads German
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with its values; heard itself where no file has it.
  ///   - table: The name of the files; `Localizable` where left out.
  ///   - bundle: Where the files are; beside the app's code where left out.
  ///   - locale: The language; the person's where left out.
  ///   - comment: Words for those who translate.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let settings = RunningApp.settings
    let key = LocalizedKey(keyAndValue.key, table: table, bundle: bundle)
    self = settings.string(of: key, keyAndValue.arguments, in: locale ?? settings.locale)
  }

  /// The text of the app's language files that stands under a key of its own.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text where no file has the key.
  ///   - table: The name of the files; `Localizable` where left out.
  ///   - bundle: Where the files are; beside the app's code where left out.
  ///   - locale: The language; the person's where left out.
  ///   - comment: Words for those who translate.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let settings = RunningApp.settings
    let lookup = LocalizedKey("\(key)", table: table, bundle: bundle, fallback: defaultValue.key)
    self = settings.string(of: lookup, defaultValue.arguments, in: locale ?? settings.locale)
  }

  /// The text of a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = RunningApp.settings.string(of: resource.lookup, resource.arguments, in: resource.locale)
  }
}
