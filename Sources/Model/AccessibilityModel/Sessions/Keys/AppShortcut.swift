/// A press of keys that does something in an app, as the list of its shortcuts shows it.
///
/// - Source: Behaviour 5.2 FK9
public struct AppShortcut: Hashable, Sendable {
  /// What it does, in the app's words.
  public var title: String
  /// What is pressed.
  public var stroke: KeyStroke

  /// Makes a shortcut.
  public init(_ title: String, _ stroke: KeyStroke) {
    self.title = title
    self.stroke = stroke
  }

  /// What it does and what is pressed: `New: Command N`.
  public var words: String { title.isEmpty ? stroke.words : "\(title): \(stroke.words)" }
}
