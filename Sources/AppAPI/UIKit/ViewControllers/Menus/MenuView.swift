import Drawing
import Foundation

/// An entry of an open menu.
@MainActor
struct MenuEntry {
  let title: String
  let subtitle: String?
  let isOn: Bool
  let isEnabled: Bool
  private(set) var image: UIImage?
  private(set) var isDestructive = false
  private(set) var opensMenu = false
  let choose: () -> Void

  init(_ menu: UIMenu, choose: @escaping () -> Void) {
    (title, subtitle, isOn, isEnabled) = (menu.title, menu.subtitle, false, true)
    self.choose = choose
    image = menu.image
    opensMenu = true
  }

  init(_ action: UIAction, choose: @escaping () -> Void) {
    let words = action.title.isEmpty ? action.image?.heardName ?? "" : action.title
    (title, subtitle, isOn) = (words, action.subtitle, action.state != .off)
    isEnabled = !action.attributes.contains(.disabled)
    self.choose = choose
    image = action.image
    isDestructive = action.attributes.contains(.destructive)
  }

  init(_ command: UICommand, choose: @escaping () -> Void) {
    (title, subtitle, isOn) = (command.title, command.subtitle, command.state != .off)
    isEnabled = !command.attributes.contains(.disabled)
    self.choose = choose
    image = command.image
    isDestructive = command.attributes.contains(.destructive)
  }

  /// An entry whose words are still being made.
  init(loading: Void) {
    (title, subtitle, isOn, isEnabled, choose) = (String(system: .loading), nil, false, false, {})
  }
}

/// The entries of an open menu, one below the other.
final class MenuView: UIView {
  private var rows: [MenuRow] = []

  var entries: [MenuEntry] = [] {
    didSet {
      // Rows that stay keep the cursor.
      while rows.count > entries.count { rows.removeLast().removeFromSuperview() }
      while rows.count < entries.count {
        let row = MenuRow()
        rows.append(row)
        addSubview(row)
      }
      for (row, entry) in zip(rows, entries) { row.show(entry) }
      setNeedsLayout()
    }
  }

  private static let rowHeight: CGFloat = 44

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(rows.count) * Self.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
  }
}

/// One entry of an open menu.
final class MenuRow: UIControl {
  private(set) var entry: MenuEntry?

  func show(_ entry: MenuEntry) {
    self.entry = entry
    isAccessibilityElement = true
    isEnabled = entry.isEnabled
    isSelected = entry.isOn
    accessibilityLabel = [entry.title, entry.subtitle].compactMap { $0 }.joined(separator: ", ")
    accessibilityTraits = .button
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override var takesTaps: Bool { isEnabled }

  override func tapped(with event: UIEvent?) {
    if isEnabled { entry?.choose() }
  }
}
