import AccessibilityModel
import AppHost
import Drawing
import Foundation

/// The keyboard that lies over the screen while a picture is made of somebody who types.
///
/// What is heard does not depend on it: the keys are no elements here, and words are typed without them.
@MainActor
package final class PicturedKeyboard: AppStateKey {
  /// How much of the lower edge of the screen it takes, in points; 0 while no picture is made.
  package private(set) var height: CGFloat = 0
  /// The table that was scrolled for the picture, and where it was.
  private var scrolled: (table: UIScrollView, offset: CGPoint)?

  package static func initialValue(in host: RunningApp) -> PicturedKeyboard { PicturedKeyboard() }

  /// Lets it lie over the screen where somebody types, until `hide`.
  ///
  /// - Returns: What is seen of it; `nil` where nobody types, or where an app has keys of its own.
  func show(in host: RunningApp) -> (picture: KeyboardPicture, height: Double)? {
    let place = TypedText.place
    guard let keys = place.flatMap(Self.keys), let window = host[WindowList.self].windows.first else {
      return nil
    }
    let size = window.bounds.size
    let height = KeyboardPicture.height(
      bottom: Double(window.safeAreaInsets.bottom), isLandscape: size.width > size.height)
    self.height = CGFloat(height)
    for window in host[WindowList.self].windows { window.layoutAgain() }
    makeRoom(for: place, in: window)
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    return (KeyboardPicture(keys, isDark: isDark, screen: host.environment.screenSize), height)
  }

  /// Takes it away again.
  func hide(in host: RunningApp) {
    guard height > 0 else { return }
    height = 0
    if let scrolled { scrolled.table.show(from: scrolled.offset) }
    scrolled = nil
    for window in host[WindowList.self].windows {
      window.layoutAgain()
      window.layoutIfNeeded()
    }
  }

  /// How much of a view the keyboard of the app that runs covers, from the lower edge of the view, in points.
  static func height(over view: UIView) -> CGFloat {
    let height = RunningApp.current[PicturedKeyboard.self].height
    guard height > 0, let window = view.window else { return 0 }
    let bottom = view.convert(view.bounds, to: window).maxY
    return min(view.bounds.height, max(0, bottom - (window.bounds.maxY - height)))
  }

  /// Scrolls the table of a table view controller so far that the field in it is seen, as the controller does.
  private func makeRoom(for place: UIResponder?, in window: UIWindow) {
    guard let field = place as? UIView else { return }
    var view = field.superview
    while let present = view, !(present.next is UITableViewController) { view = present.superview }
    guard let table = view as? UIScrollView else { return }
    window.layoutIfNeeded()
    let covered = field.convert(field.bounds, to: window).maxY + 8 - (window.bounds.maxY - height)
    guard covered > 0 else { return }
    scrolled = (table, table.contentOffset)
    table.show(from: CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + covered))
  }

  /// The keys for who is typed into; `nil` where there is no keyboard.
  private static func keys(for place: UIResponder) -> KeyboardPicture.Keys? {
    guard place is any UIKeyInput || place is any TextPlace, place.inputView == nil else { return nil }
    let type = (place as? any TextPlace)?.keys ?? (place as? any UITextInputTraits)?.keyboardType ?? .default
    switch type {
    case .numberPad, .asciiCapableNumberPad: return .digits
    case .decimalPad: return .decimals
    case .phonePad: return .phone
    case .emailAddress: return .email
    case .URL: return .web
    default: return .letters
    }
  }
}

extension UIScrollView {
  /// Shows the content from a point on, of which the app is told nothing.
  fileprivate func show(from offset: CGPoint) {
    setGeometry(origin: origin, size: size, boundsOrigin: offset)
  }
}

extension UIView {
  /// Has every view inside laid out again.
  fileprivate func layoutAgain() {
    setNeedsLayout()
    for view in subviews { view.layoutAgain() }
  }
}
