import AccessibilityModel
import SwiftUI

/// A finger on a screen.
@MainActor
struct ScreenFinger {
  let screen: Screen

  @discardableResult
  func began(_ x: Double, _ y: Double) -> Answer? { screen.request(.touch(.began, Point(x: x, y: y))) }
  @discardableResult
  func moved(_ x: Double, _ y: Double) -> Answer? { screen.request(.touch(.moved, Point(x: x, y: y))) }
  @discardableResult
  func ended(_ x: Double, _ y: Double) -> Answer? { screen.request(.touch(.ended, Point(x: x, y: y))) }
  @discardableResult
  func cancelled(_ x: Double, _ y: Double) -> Answer? {
    screen.request(.touch(.cancelled, Point(x: x, y: y)))
  }

  /// Touches and lifts at one place.
  func tap(_ x: Double, _ y: Double) {
    began(x, y)
    ended(x, y)
  }
}

extension Screen {
  var finger: ScreenFinger { ScreenFinger(screen: self) }

  /// The middle of the stop with a label.
  func middle(of label: String) -> (x: Double, y: Double) {
    let center = element(label)?.frame.center ?? Point(x: 0, y: 0)
    return (center.x, center.y)
  }
}

/// A square of 200 points at (100, 147) of the screen, on which gestures are made.
struct Pad: View {
  var body: some View {
    Color.clear.frame(width: 200, height: 200).accessibilityLabel("Pad")
  }

  /// Shows a pad with gestures on it.
  @MainActor
  static func screen<Content: View>(@ViewBuilder _ view: @escaping () -> Content) -> Screen {
    Screen.availableSpace(390, 700) { view().offset(x: 100, y: 100) }
  }
}
