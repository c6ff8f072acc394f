import UIKit

/// The game that can be played without seeing it.
final class AccessibleGameViewController: GameViewController {
  private var isOverField = false
  private var nearBorder: String?

  override var symbolSide: CGFloat { 44 }

  init() {
    super.init(
      meter: DescribedZombieMeter(), field: DescribedPlayingField(), button: DescribedTechniqueButton.self,
      collection: GroupedTechniqueCollection.self, help: DescribedHelpView())
    help.accessibilityLabel = "Help"
    pause.accessibilityLabel = "Pause"
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func togglePause() {
    super.togglePause()
    pause.accessibilityLabel = game.isPaused ? "Resume" : "Pause"
    UIAccessibility.post(notification: .announcement, argument: game.isPaused ? "Paused" : "Resumed")
  }

  override func showHelp() {
    super.showHelp()
    UIAccessibility.post(notification: .screenChanged, argument: nil)
  }

  override func closeHelp() {
    super.closeHelp()
    UIAccessibility.post(notification: .screenChanged, argument: status)
  }

  override func accessibilityPerformMagicTap() -> Bool {
    togglePause()
    return true
  }

  override func dragBegan() {
    (isOverField, nearBorder) = (false, nil)
    announce("Drag button over zombies")
  }

  override func dragMoved(to point: CGPoint) {
    let isInside = field.bounds.contains(field.convert(point, from: nil))
    if isInside != isOverField {
      isOverField = isInside
      announce(isInside ? "Lift to deploy memory" : "No longer over zombies. Lift to cancel.")
    }
    let border = border(near: view.convert(point, from: nil))
    if let border, border != nearBorder { announce("Nearing the \(border) border") }
    nearBorder = border
  }

  private func border(near point: CGPoint) -> String? {
    let margin: CGFloat = 16
    if point.x < margin { return "left" }
    if point.x > view.bounds.width - margin { return "right" }
    if point.y < margin { return "top" }
    if point.y > view.bounds.height - margin { return "bottom" }
    return nil
  }

  private func announce(_ words: String) {
    UIAccessibility.post(notification: .announcement, argument: words)
  }
}
