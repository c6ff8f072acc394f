/// Names the intents that a person finds without having set anything up.
public protocol AppShortcutsProvider: Sendable {
  /// The intents, each with what is said for it.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Has the system read the values of their parameters anew; nothing keeps them here.
  public static func updateAppShortcutParameters() {}
}

/// An intent with what a person says for it.
public struct AppShortcut: Sendable {
  /// What is done.
  public let intent: any AppIntent
  /// What a person says, with the app's name as `.applicationName`.
  public let phrases: [String]
  /// The name on its tile.
  public let shortTitle: LocalizedStringResource?
  /// The symbol on its tile.
  public let systemImageName: String?

  /// Makes a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.text)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }
}

/// What a person says to have an intent performed.
public struct AppShortcutPhrase<Intent>: Sendable, ExpressibleByStringInterpolation {
  /// What can stand in it beside parameters.
  public enum Token: Sendable {
    /// The name of the app.
    case applicationName
  }

  let text: String

  /// Takes the words of a literal.
  public init(stringLiteral value: String) { text = value }
  /// Takes the words of a literal with places in it.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts the words together.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds the name of the app.
    public mutating func appendInterpolation(_ token: Token) {
      text += Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ""
    }

    /// Adds a place for a parameter.
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {
      text += "…"
    }
  }
}

/// Puts shortcuts together.
@resultBuilder
public enum AppShortcutsBuilder {
  /// A shortcut as it stands.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  /// Any number of shortcuts.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
  /// Shortcuts that may be absent.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
  /// The first branch of a choice.
  public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// The second branch of a choice.
  public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
  /// Shortcuts that depend on what the system offers.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The colour of the tiles of an app's shortcuts.
public enum ShortcutTileColor: Hashable, Sendable {
  /// Colours of the system's choice.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red
  /// Further ones.
  case tangerine, teal, yellow
}
