import AccessibilityModel
import AppHost
import Foundation

/// The drag that a person who listens has begun, if any.
///
/// Dragging is offered as actions: "Drag" at the places things can be taken from, and then "Drop" at those
/// where they can be put. The view meets the touches of a finger that holds, moves and lifts.
/// - Source: Behaviour 1.16 DnD1, DnD2
@MainActor
final class DragPlaces: AppStateKey {
  private var isHeld = false

  static func initialValue(in host: RunningApp) -> DragPlaces { DragPlaces() }

  /// What can be dragged from an object, or dropped on it now.
  static func handlers(of object: UIResponder) -> [ElementHandler] {
    guard let places = object.dragPlaces else { return [] }
    let drag = RunningApp.current[DragPlaces.self]
    if !drag.isHeld {
      return places.sources.map { place in
        ElementHandler(name: SpokenText(String(system: .drag, ["name": place.name]))) { drag.lift(place) }
      }
    }
    return places.drops.map { place in
      ElementHandler(name: SpokenText(String(system: .drop, ["name": place.name]))) { drag.drop(at: place) }
    }
  }

  private func lift(_ place: UIAccessibilityLocationDescriptor) -> Bool {
    guard let point = place.pointOnScreen else { return false }
    isHeld = touches.drag(.began, at: point)
    RunningApp.current.setNeedsUpdate()
    return isHeld
  }

  private func drop(at place: UIAccessibilityLocationDescriptor) -> Bool {
    guard isHeld, let point = place.pointOnScreen else { return false }
    isHeld = false
    _ = touches.drag(.moved, at: point)
    _ = touches.drag(.ended, at: point)
    RunningApp.current.setNeedsUpdate()
    return true
  }

  /// Ends the drag without dropping; true where there was one.
  func cancel() -> Bool {
    guard isHeld else { return false }
    isHeld = false
    _ = touches.drag(.cancelled, at: .zero)
    RunningApp.current.setNeedsUpdate()
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
