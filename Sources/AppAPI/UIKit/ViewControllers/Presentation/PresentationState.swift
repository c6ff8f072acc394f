import Foundation

/// What a controller shows above itself, and what shows it.
@MainActor
struct PresentationState {
  /// The controller shown above it.
  var presented: UIViewController?
  /// The controller above which it is shown.
  weak var presenting: UIViewController?
  /// Knows how it is shown, once it is or something asked for it.
  var controller: UIPresentationController?
  /// The view that holds it above the others.
  var layer: PresentationLayer?
  /// Where the cursor was before it came.
  weak var focusBefore: NSObject?
  /// True while it is coming or leaving.
  var isMoving = false

  init() {}
}
