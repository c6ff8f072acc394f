import AccessibilityModel
import Foundation

/// An action of an element: what is spoken for it, where it is offered, and what it does.
@MainActor
struct ElementHandler {
  let name: SpokenText
  var category = ElementAction.Category.standard
  var image: String?
  let perform: () -> Bool

  init(
    name: SpokenText, category: ElementAction.Category = .standard, image: String? = nil,
    perform: @escaping () -> Bool
  ) {
    self.name = name
    self.category = category
    self.image = image
    self.perform = perform
  }
}
