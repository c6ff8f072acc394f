import AccessibilityModel
import Drawing

extension AnswersItem {
  /// Space at the sides of fields, and below them, in points.
  private static let fieldSpacing: CGFloat = 16

  /// Where the fields and buttons lie in a width, from the upper left corner, and how high all of it is.
  ///
  /// Two buttons of an alert stand side by side where each has space for its words.
  func arranged(width: CGFloat) -> (places: [(item: LayoutItem, rect: CGRect)], height: CGFloat) {
    var places: [(item: LayoutItem, rect: CGRect)] = []
    var y: CGFloat = 0
    let items = contents
    let fields = items.filter { $0.answerItem == nil }
    for field in fields {
      let availableSpace = max(width - 2 * Self.fieldSpacing, 0)
      let height = field.size(ProposedViewSize(width: availableSpace, height: nil)).height
      places.append((field, CGRect(x: Self.fieldSpacing, y: y, width: availableSpace, height: height)))
      y += height + Self.fieldSpacing / 2
    }
    if !fields.isEmpty { y += Self.fieldSpacing / 2 }
    let buttons = items.filter { $0.answerItem != nil }
    let half = width / 2
    if isAlert, buttons.count == 2, buttons.allSatisfy({ $0.size(.unspecified).width <= half }) {
      let height = buttons.map { $0.size(ProposedViewSize(width: half, height: nil)).height }.max() ?? 0
      for (index, button) in buttons.enumerated() {
        let column = isMirrored ? 1 - index : index
        places.append((button, CGRect(x: CGFloat(column) * half, y: y, width: half, height: height)))
      }
      return (places, y + height)
    }
    for button in buttons {
      let height = button.size(ProposedViewSize(width: width, height: nil)).height
      places.append((button, CGRect(x: 0, y: y, width: width, height: height)))
      y += height
    }
    return (places, y)
  }

  private var isMirrored: Bool {
    contents.lazy.compactMap { $0.answerItem?.owner?.environment.layoutDirection }.first == .rightToLeft
  }

  /// Adds the lines between the answers, and between them and what is above them.
  func drawLines(into list: inout DisplayList) {
    var row: CGRect?
    for item in contents {
      guard let owner = item.answerItem?.owner else { continue }
      let context = ShapeStyleContext(environment: owner.environment, rect: item.frame, state: graph.drawing)
      let separator = Paint.color(context.color(.separator))
      if let former = row, former.minY == item.frame.minY {
        let x = max(former.minX, item.frame.minX)
        list.fill(
          Rect(CGRect(x: x - 0.25, y: item.frame.minY, width: 0.5, height: item.frame.height)),
          with: separator)
      } else {
        list.fill(
          Rect(CGRect(x: frame.minX, y: item.frame.minY - 0.25, width: frame.width, height: 0.5)),
          with: separator)
      }
      row = item.frame
    }
  }
}
