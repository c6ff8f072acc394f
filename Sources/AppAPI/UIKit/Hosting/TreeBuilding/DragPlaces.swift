import AccessibilityModel
import AppHost
import Foundation

/// The drag that a person who listens has begun, if any.
///
/// Dragging is offered as actions: "Drag" at the places things can be taken from, and then "Drop" at those
/// where they can be put. The view meets the touches of a finger that holds, moves and lifts. Where views of
/// another kind have begun the drag, they say where it can end.
/// - Source: Behaviour 1.16 DnD1, DnD2
@MainActor
package final class DragPlaces: AppStateKey {
  /// Puts back what was lifted; `nil` while nothing is.
  private var putBack: (@MainActor () -> Void)? {
    didSet {
      onChange()
      RunningApp.current.setNeedsUpdate()
    }
  }
  /// True while a finger holds what was lifted.
  private var movesFinger = false
  /// Called when something was lifted, dropped or put back.
  package var onChange: @MainActor () -> Void = {}

  package static func initialValue(in host: RunningApp) -> DragPlaces { DragPlaces() }

  /// True while something is lifted.
  package var isHeld: Bool { putBack != nil }

  /// Notes that something was lifted.
  ///
  /// - Parameter putBack: Ends the drag without dropping.
  package func begin(_ putBack: @escaping @MainActor () -> Void) { self.putBack = putBack }

  /// Notes that what was lifted was dropped.
  package func end() { putBack = nil }

  /// What can be dragged from an object, or dropped on it now.
  static func handlers(of object: UIResponder) -> [ElementHandler] {
    guard let places = object.dragPlaces else { return [] }
    let drag = RunningApp.current[DragPlaces.self]
    if !drag.isHeld {
      return places.sources.map { place in
        ElementHandler(name: SpokenText(String(system: .drag, ["name": place.name]))) { drag.lift(place) }
      }
    }
    guard drag.movesFinger else { return [] }
    return places.drops.map { place in
      ElementHandler(name: SpokenText(String(system: .drop, ["name": place.name]))) { drag.drop(at: place) }
    }
  }

  private func lift(_ place: UIAccessibilityLocationDescriptor) -> Bool {
    guard let point = place.pointOnScreen else { return false }
    guard touches.drag(.began, at: point) else { return false }
    movesFinger = true
    begin { [weak self] in self?.cancelTouch() }
    return true
  }

  private func drop(at place: UIAccessibilityLocationDescriptor) -> Bool {
    guard movesFinger, let point = place.pointOnScreen else { return false }
    movesFinger = false
    end()
    _ = touches.drag(.moved, at: point)
    _ = touches.drag(.ended, at: point)
    return true
  }

  private func cancelTouch() {
    movesFinger = false
    _ = touches.drag(.cancelled, at: .zero)
  }

  /// Ends the drag without dropping; true where there was one.
  func cancel() -> Bool {
    guard let putBack else { return false }
    end()
    putBack()
    return true
  }

  private var touches: TouchDispatcher { RunningApp.current[TouchDispatcher.self] }
}

extension UIResponder {
  /// Where something can be dragged from and dropped, in itself; `nil` for most.
  fileprivate var dragPlaces:
    (sources: [UIAccessibilityLocationDescriptor], drops: [UIAccessibilityLocationDescriptor])?
  {
    let (sources, drops) = (accessibilityDragSourceDescriptors, accessibilityDropPointDescriptors)
    guard sources?.isEmpty == false || drops?.isEmpty == false else { return nil }
    return (sources ?? [], drops ?? [])
  }
}
