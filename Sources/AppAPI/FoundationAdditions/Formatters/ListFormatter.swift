import AppHost
import Foundation

/// Writes several things as a list in a sentence.
///
///     ListFormatter.localizedString(byJoining: ["Bailey", "Rex", "Luna"])   // "Bailey, Rex, and Luna"
open class ListFormatter: Formatter {
  /// What writes each of the things; their own words where it is `nil`.
  open var itemFormatter: Formatter?
  /// The language and region that it is written for.
  open var locale: Locale = RunningApp.settings.locale

  /// Writes the things in their own words.
  public override init() { super.init() }

  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Texts as a list in a sentence.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(RunningApp.settings.locale))
  }

  /// Things as a list in a sentence; `nil` where one of them cannot be written.
  open func string(from items: [Any]) -> String? {
    let words = items.compactMap { item in
      itemFormatter.map { $0.string(for: item) } ?? (item as? String ?? "\(item)")
    }
    guard words.count == items.count else { return nil }
    return words.formatted(.list(type: .and).locale(locale))
  }

  /// An array as a list in a sentence; `nil` for anything else.
  open override func string(for obj: Any) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
