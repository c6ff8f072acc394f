import AppHost

/// Knows who is typed into.
@MainActor
final class FirstResponderTracker: AppStateKey {
  private(set) weak var responder: UIResponder?
  /// True while what is typed goes from one text to another, so that the keyboard stays.
  private var isMoving = false

  static func initialValue(in host: RunningApp) -> FirstResponderTracker { FirstResponderTracker() }

  /// Lets what is typed go to a responder; false where it, or whoever had it, refuses.
  func move(to new: UIResponder) -> Bool {
    guard responder !== new else { return true }
    guard new.canBecomeFirstResponder else { return false }
    if let view = new as? UIView, view.window == nil { return false }
    guard new.mayBecomeFirstResponder() else { return false }
    isMoving = new is any UIKeyInput
    defer { isMoving = false }
    if let old = responder, !old.resignFirstResponder() { return false }
    responder = new
    new.setNeedsDescription()
    new.didGainFirstResponder()
    if responder === new { RunningApp.current[InputViews.self].update(for: new) }
    if new is any UIKeyInput { KeyboardNotificationPoster.tell(isComing: true) }
    return true
  }

  /// Lets what is typed go nowhere; false where the responder refuses.
  func leave(_ old: UIResponder) -> Bool {
    guard responder === old else { return true }
    guard old.canResignFirstResponder, old.mayResignFirstResponder() else { return false }
    end()
    return true
  }

  /// Ends the typing, whether that is refused or not.
  func end() {
    guard let old = responder else { return }
    responder = nil
    if !isMoving { RunningApp.current[InputViews.self].update(for: nil) }
    old.setNeedsDescription()
    old.didLoseFirstResponder()
    if old is any UIKeyInput, !isMoving { KeyboardNotificationPoster.tell(isComing: false) }
  }
}

/// A responder that is typed into through something else, which does itself what keys do.
@MainActor
package protocol TextPlace: UIResponder {
  /// Which keys the app asks for.
  var keys: UIKeyboardType { get }
}

/// Tells who is typed into.
@MainActor
package enum TypedText {
  /// Who is typed into; `nil` for nobody.
  package static var place: UIResponder? { RunningApp.current[FirstResponderTracker.self].responder }

  /// Puts the keyboard away, where it types into something that lets it go.
  package static func end() {
    guard let place, place is any UIKeyInput || place is any TextPlace else { return }
    place.resignFirstResponder()
  }
}

extension UIView {
  /// Ends typing into whatever inside this view is typed into.
  ///
  /// - Parameter force: True to end it even where that is refused.
  /// - Returns: True where nothing inside is typed into any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let keeper = RunningApp.current[FirstResponderTracker.self]
    guard let view = keeper.responder as? UIView, view.isDescendant(of: self) else { return true }
    if view.resignFirstResponder() { return true }
    if force { keeper.end() }
    return force
  }
}
