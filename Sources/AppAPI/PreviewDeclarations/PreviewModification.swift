/// A modifier that a preview's content is handed through before it is shown; it is equal to itself alone.
@MainActor
package final class PreviewModification: Hashable {
  /// Makes the controller that shows content of UIKit behind modifiers, the first of them innermost.
  package typealias ControllerMaker = (
    _ modifications: [PreviewModification], _ content: @escaping @MainActor () -> AnyObject
  ) -> AnyObject

  /// The modifier, of a type that is known where views are.
  package let modifier: Any
  /// Makes the controller that shows content of UIKit behind this and other modifiers.
  package let makeController: ControllerMaker

  /// Keeps a modifier.
  package init(_ modifier: Any, makeController: @escaping ControllerMaker) {
    self.modifier = modifier
    self.makeController = makeController
  }

  package nonisolated static func == (left: PreviewModification, right: PreviewModification) -> Bool {
    left === right
  }

  package nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension [PreviewTrait<Preview.ViewTraits>.Change] {
  /// The modifiers among them, in the order in which they are applied.
  package var modifications: [PreviewModification] {
    compactMap { change in
      guard case .modified(let modification) = change else { return nil }
      return modification
    }
  }
}
