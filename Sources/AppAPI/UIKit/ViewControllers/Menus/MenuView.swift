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
  /// True for the title of entries that belong together.
  private(set) var isHeader = false
  let choose: () -> Void

  /// The title of entries that belong together.
  init(header title: String) {
    (self.title, subtitle, isOn, isEnabled, choose) = (title, nil, false, true, {})
    isHeader = true
  }

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

  private func height(of row: MenuRow) -> CGFloat { row.entry?.isHeader == true ? 32 : Self.rowHeight }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: rows.reduce(0) { $0 + height(of: $1) })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height(of: row))
      y += row.frame.height
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
    accessibilityTraits = entry.isHeader ? .staticText : .button
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  override var takesTaps: Bool { isEnabled && entry?.isHeader != true }

  override func tapped(with event: UIEvent?) {
    if isEnabled { entry?.choose() }
  }
}
