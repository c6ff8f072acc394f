import AccessibilityModel
import AppHost
import Foundation

extension ElementHandler {
  /// Everything that can be done with an object beyond activating it: pushed-aside actions first.
  ///
  /// - Source: Behaviour 1.7 A1, A5, 1.9, 1.16 DnD2, 3.2 contextMenu
  static func handlers(of object: NSObject) -> [ElementHandler] {
    let resolved = ResolvedAccessibility(object)
    let own = resolved.actions ?? []
    let cell = OptionalConformances.kinds(of: object).contains(.rowCell) ? object as? any RowCell : nil
    let drags = DragPlaces.handlers(of: resolved.source)
    let menu = RunningApp.current[ContextMenuFinder.self].menu(near: object)
    guard !own.isEmpty || cell != nil || menu != nil || !drags.isEmpty else { return [] }
    var handlers = cell.map { swipes(of: $0.swipeActions, on: $0) } ?? []
    handlers += own.map { action in
      ElementHandler(
        name: SpokenText(action.attributedName), category: action.modelCategory,
        image: action.image?.heardName
      ) { action.perform() }
    }
    if let cell { handlers += cell.contents.actions + cell.accessoryHandlers }
    if let menu, RunningApp.current[ViewPolicy.self].contextMenu == .actions { handlers += menu.handlers }
    return (handlers + drags).filter { !$0.name.isBlank }
  }

  private static func swipes(of actions: [UIContextualAction], on cell: UIView) -> [ElementHandler] {
    actions.compactMap { action in
      guard let title = action.title ?? action.image?.heardName else { return nil }
      return ElementHandler(name: SpokenText(title)) { action.perform(on: cell) }
    }
  }
}

/// Activates an object: its own handler, else a tap on the screen; true where something was done.
///
/// - Source: Behaviour 1.1 F4
@MainActor
func activate(_ object: NSObject, at point: CGPoint) -> Bool {
  if ResolvedAccessibility(object).activate() { return true }
  if let input = object.textInput as? UIResponder, input.becomeFirstResponder() { return true }
  return RunningApp.current[TouchDispatcher.self].tap(at: point)
}
