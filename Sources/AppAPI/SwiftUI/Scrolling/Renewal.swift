import AccessibilityModel
import AppHost

/// Renews what a scrolling view shows when it is pulled down at its top.
@MainActor
final class Renewal {
  private weak var item: ScrollItem?
  private let identity = ElementIdentity()
  var action: RefreshAction?
  /// True from the pull until the content is there.
  private(set) var isRunning = false

  init(_ item: ScrollItem) {
    self.item = item
  }

  /// Begins to renew; false where that goes on already.
  func begin() -> Bool {
    guard let action, !isRunning else { return false }
    change(to: true)
    Task { @MainActor [weak self] in
      await action()
      self?.change(to: false)
    }
    return true
  }

  private func change(to isRunning: Bool) {
    self.isRunning = isRunning
    item?.invalidateDescription()
  }

  /// The wheel above the content.
  func describedElements(above frame: CGRect) -> [DescribedElement] {
    let rect = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: 0)
    let label = SpokenText(String(system: .inProgress))
    var wheel = DescribedElement(identity, AccessibilityElement(label: label, frame: rect))
    wheel.element.traits = .updatesFrequently
    wheel.element.sortPriority = 1
    return [wheel]
  }
}
