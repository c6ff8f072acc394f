import Foundation

extension UIControl: TouchKeeping {}

// What fingers on a control mean.
extension UIControl {
  /// How far beside the control a finger still counts as being on it, once it touched it.
  private static let tolerance: CGFloat = 70

  func track(_ touch: UITouch, with event: UIEvent?) {
    guard isEnabled, !isTracking, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func follow(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      isTracking = false
      isHighlighted = false
      return endTracking(touch, with: event)
    }
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func lift(_ touch: UITouch, with event: UIEvent?) {
    guard isTracking else { return }
    isTouchInside = isNear(touch)
    isTracking = false
    isHighlighted = false
    endTracking(touch, with: event)
    if isTouchInside { tapped(with: event) } else { send(.touchUpOutside, with: event) }
    isTouchInside = false
  }

  func giveUp(with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, with: event)
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let place = touch.location(in: self)
    if touch.phase == .began || point(inside: place, with: nil) { return true }
    return bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(place)
  }
}
