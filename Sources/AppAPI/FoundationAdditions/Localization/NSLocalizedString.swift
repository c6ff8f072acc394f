import AppHost
import Foundation

// The platform names it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of the app's language files that stands under a key; the key itself where no file has it.
///
///     NSLocalizedString("Adopt", comment: "A button")
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(LocalizedKey(key))
}

// The platform names it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text of a table of the app's language files that stands under a key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(LocalizedKey(key, table: tableName))
}

// The platform names it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text that stands under a key in a bundle's language files.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(LocalizedKey(key, bundle: bundle))
}

// The platform names it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text that stands under a key in a table of a bundle's language files.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  localized(LocalizedKey(key, table: tableName, bundle: bundle))
}

// The platform names it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The text that stands under a key; another one where no file has it.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(LocalizedKey(key, fallback: value.isEmpty ? nil : value))
}

private func localized(_ key: LocalizedKey) -> String {
  let settings = RunningApp.settings
  return settings.string(of: key, [], in: settings.locale)
}
