import AppHost
import Foundation

/// Keeps what was cut or copied until it is pasted.
///
///     UIPasteboard.general.string = "Bailey"
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  private final class Kept: AppStateKey {
    static func initialValue(in host: RunningApp) -> [String: UIPasteboard] { [:] }
  }

  /// Names a place to keep things.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The one that all apps share.
    public static let general = Name(rawValue: "general")
  }

  /// Posted when something else is kept.
  public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
  /// The one that all apps share; here the one app has it to itself.
  public static var general: UIPasteboard { named(.general) }

  private static func named(_ name: Name) -> UIPasteboard {
    if let known = RunningApp.current[Kept.self][name.rawValue] { return known }
    let new = UIPasteboard(name)
    RunningApp.current[Kept.self][name.rawValue] = new
    return new
  }

  /// The place of a name; `create` makes no difference, for it is made where there is none.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    self.init(pasteboardName)
  }

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// By what it is found.
  public let name: Name
  /// How often something else was kept.
  public private(set) var changeCount = 0
  private(set) var kept: [Any] = []

  /// What is kept, one value after the other.
  private func keep(_ values: [Any]) {
    kept = values
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  private func first<Value>(_ kind: Value.Type) -> Value? { kept.compactMap { $0 as? Value }.first }

  /// The first text that is kept.
  open var string: String? {
    get { strings?.first }
    set { keep(newValue.map { [$0] } ?? []) }
  }

  /// All texts that are kept; `nil` for none.
  open var strings: [String]? {
    get {
      let found = kept.compactMap { $0 as? String }
      return found.isEmpty ? nil : found
    }
    set { keep(newValue ?? []) }
  }

  /// The first address that is kept.
  open var url: URL? {
    get { first(URL.self) }
    set { keep(newValue.map { [$0] } ?? []) }
  }

  /// The first picture that is kept.
  open var image: UIImage? {
    get { first(UIImage.self) }
    set { keep(newValue.map { [$0] } ?? []) }
  }

  /// The first colour that is kept.
  open var color: UIColor? {
    get { first(UIColor.self) }
    set { keep(newValue.map { [$0] } ?? []) }
  }

  /// True where a text is kept.
  open var hasStrings: Bool { strings != nil }
  /// True where an address is kept.
  open var hasURLs: Bool { url != nil }
  /// True where a picture is kept.
  open var hasImages: Bool { image != nil }
}
