import Foundation

/// Where the parts of a field stand.
@MainActor
struct FieldLayout {
  private(set) var left = CGRect.zero
  private(set) var right = CGRect.zero
  private(set) var clear = CGRect.zero
  private(set) var text: CGRect

  private static let clearSide: CGFloat = 19
  private static let gap: CGFloat = 5

  init(_ field: UITextField, in bounds: CGRect) {
    let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin = Self.margin(of: field)
    var (start, end) = (bounds.minX, bounds.maxX)
    func place(_ size: CGSize, atStart: Bool) -> CGRect {
      let y = bounds.midY - size.height / 2
      if atStart {
        defer { start += size.width }
        return CGRect(x: start, y: y, width: size.width, height: size.height)
      }
      end -= size.width
      return CGRect(x: end, y: y, width: size.width, height: size.height)
    }
    if let view = field.leftView, field.leftViewMode.isOn(in: field) {
      left = place(view.bounds.size, atStart: !isMirrored)
    }
    if let view = field.rightView, field.rightViewMode.isOn(in: field) {
      right = place(view.bounds.size, atStart: isMirrored)
    }
    if field.clearButtonMode.isOn(in: field) {
      let side = CGSize(width: Self.clearSide + 2 * Self.gap, height: Self.clearSide)
      clear = place(side, atStart: isMirrored).insetBy(dx: Self.gap, dy: 0)
    }
    let width = max(end - start - 2 * margin.width, 0)
    text = CGRect(
      x: start + margin.width, y: bounds.minY + margin.height, width: width,
      height: max(bounds.height - 2 * margin.height, 0))
  }

  /// Space between the edge and the text.
  private static func margin(of field: UITextField) -> CGSize {
    switch field.borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 6)
    }
  }

  /// The size of a field's text, or of what is shown in its place, with everything around it.
  static func size(of field: UITextField) -> CGSize {
    let shown = field.hasText ? field.shownString : field.placeholder ?? ""
    let lines = TextLines(shown, font: field.font, width: nil)
    let margin = margin(of: field)
    let layout = FieldLayout(field, in: CGRect(origin: .zero, size: field.bounds.size))
    let extras = layout.left.width + layout.right.width + (layout.clear.width > 0 ? clearSide + 2 * gap : 0)
    return CGSize(
      width: (lines.size.width + 2 * margin.width + extras).rounded(.up),
      height: (lines.lineHeight + 2 * margin.height).rounded(.up))
  }
}
