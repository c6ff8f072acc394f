import UIKit

/// A technique that says that it is a button, and what to do with it.
final class DescribedTechniqueButton: TechniqueButton {
  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override var accessibilityLabel: String? {
    get { title.text }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }

  override var accessibilityHint: String? {
    get { "Drag over zombies and release to deploy." }
    set {}
  }
}

/// The techniques one after the other, whatever lies beside them.
final class GroupedTechniqueCollection: TechniqueCollection {
  override var shouldGroupAccessibilityChildren: Bool {
    get { true }
    set {}
  }
}
