import AppHost
import AppResources
import Foundation
import TreeFormat

/// A key of the app's language files, with what is needed to find its text.
package struct LocalizedKey: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The name of the files; `Localizable` where it is `nil`.
  package var table: String?
  /// The folder that is searched before the app's.
  package var bundlePath: String?
  /// The text where no file has the key; the key itself where it is `nil`.
  package var fallback: String?

  /// Makes a key; what is left out is as usual.
  package init(_ key: String, table: String? = nil, bundle: Bundle? = nil, fallback: String? = nil) {
    self.key = key
    self.table = table?.isEmpty == true ? nil : table
    bundlePath = bundle.flatMap { $0 == .main ? nil : $0.resourcePath ?? $0.bundlePath }
    self.fallback = fallback
  }
}

extension RunningApp.Settings {
  /// How numbers and dates are written, and which language is read first.
  package var locale: Locale { Locale(identifier: environment.locale) }

  /// The text of a key, cut at its values.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - numbers: The values that are numbers; `nil` for each other one.
  ///   - locale: Names the language.
  /// - Returns: The text in the language that comes nearest; the key as its own text where no file has it. A text
  ///   without values is one segment, as it stands in the file.
  package func segments(of key: LocalizedKey, numbers: [Double?] = [], in locale: Locale) -> [StringSegment] {
    let library = key.bundlePath.map(resources.library(ofBundleAt:)) ?? resources
    if let (entry, language) = library.entry(key.key, table: key.table, in: locale.identifier) {
      let choice = StringChoice(
        numbers: numbers, language: language, device: environment.platform.catalogName)
      if numbers.isEmpty, let text = entry.text(for: choice) { return [.text(text)] }
      if let segments = entry.segments(for: choice) { return segments }
    }
    let text = key.fallback ?? key.key
    if numbers.isEmpty { return [.text(text)] }
    return StringEntry(text).segments(for: StringChoice(numbers: numbers)) ?? [.text(text)]
  }

  /// The text of a key with its values in it, without attributes.
  package func string(of key: LocalizedKey, _ arguments: [LocalizationArgument], in locale: Locale) -> String
  {
    if arguments.isEmpty, let format = countedFormat(of: key, in: locale) { return format }
    let segments = segments(of: key, numbers: arguments.map(\.number), in: locale)
    return words(segments, arguments, in: locale)
  }

  /// Pieces of a text with values in their places.
  func words(_ segments: [StringSegment], _ arguments: [LocalizationArgument], in locale: Locale) -> String {
    segments.map { segment in
      switch segment {
      case .text(let text): text
      case .argument(let position, let specifier):
        arguments.indices.contains(position)
          ? arguments[position].words(in: locale, specifier: specifier) : specifier
      }
    }.joined()
  }

  /// The format of a text whose words agree with numbers that are not known yet; `nil` for another text.
  ///
  /// The text is kept, so that the numbers can choose its words once the format is filled.
  private func countedFormat(of key: LocalizedKey, in locale: Locale) -> String? {
    let library = key.bundlePath.map(resources.library(ofBundleAt:)) ?? resources
    guard let (entry, language) = library.entry(key.key, table: key.table, in: locale.identifier) else {
      return nil
    }
    let choice = StringChoice(language: language, device: environment.platform.catalogName)
    guard let format = entry.format(for: choice) else { return nil }
    CountedFormats.keep(entry, in: language, as: format)
    return format
  }

  /// The text that a format stands for, with the words that go with its values; `nil` for any other format.
  func counted(_ format: String, _ arguments: [any CVarArg], in locale: Locale) -> String? {
    guard !arguments.isEmpty, let (entry, language) = CountedFormats.entry(of: format) else { return nil }
    let arguments = arguments.map(LocalizationArgument.init(formatted:))
    let choice = StringChoice(
      numbers: arguments.map(\.number), language: language, device: environment.platform.catalogName)
    return entry.segments(for: choice).map { words($0, arguments, in: locale) }
  }

  /// True where a language file has the key.
  package func has(_ key: LocalizedKey, in locale: Locale) -> Bool {
    let library = key.bundlePath.map(resources.library(ofBundleAt:)) ?? resources
    return library.entry(key.key, table: key.table, in: locale.identifier) != nil
  }
}

extension LaunchOptions.Platform {
  /// What catalogs of texts call a device of the platform.
  fileprivate var catalogName: String {
    switch self {
    case .iOS: "iphone"
    case .iPadOS: "ipad"
    case .macOS: "mac"
    case .watchOS: "applewatch"
    case .tvOS: "appletv"
    case .visionOS: "applevision"
    }
  }
}
