import UIKit

/// Stands among responders for the fields of a screen, so that one field alone is typed into in an app.
final class KeyboardResponder: UIResponder, TextPlace {
  private weak var keyboard: KeyboardFocus?

  init(_ keyboard: KeyboardFocus) {
    self.keyboard = keyboard
    super.init()
  }

  var keys: UIKeyboardType { keyboard?.node?.environment.keyboardType ?? .default }

  override var canBecomeFirstResponder: Bool { true }

  /// The view of the other kind around the screen.
  override var next: UIResponder? { keyboard?.surrounding }

  override func resignFirstResponder() -> Bool {
    let hasEnded = super.resignFirstResponder()
    if hasEnded { keyboard?.move(to: nil) }
    return hasEnded
  }
}
