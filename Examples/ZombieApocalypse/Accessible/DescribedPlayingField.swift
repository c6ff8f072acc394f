import UIKit

/// The field with an element for each zombie that is drawn on it.
final class DescribedPlayingField: PlayingField {
  private var elements: [UIAccessibilityElement] = []

  override var zombies: [Zombie] {
    didSet { describe() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    describe()
  }

  /// Keeps one element a zombie, so that each stays the same while it walks.
  private func describe() {
    let isCountNew = elements.count != zombies.count
    while elements.count < zombies.count {
      elements.append(UIAccessibilityElement(accessibilityContainer: self))
    }
    elements.removeLast(elements.count - zombies.count)
    for (element, zombie) in zip(elements, zombies) {
      element.accessibilityLabel = zombie.description
      element.accessibilityFrameInContainerSpace = rect(of: zombie)
    }
    if isCountNew { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
  }

  override func accessibilityElementCount() -> Int { elements.count }

  override func accessibilityElement(at index: Int) -> Any? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  override func index(ofAccessibilityElement element: Any) -> Int {
    elements.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
}
