import AccessibilityModel
import Drawing
import UIKit

@MainActor
extension TabButton {
  var typeName: String { "Tab" }
  /// The bar sets a small title below a symbol, however the label itself is laid out.
  var drawsContent: Bool { isInBar }

  func drawInFront(_ drawing: inout ControlDrawing) {
    guard isInBar else { return }
    let (rect, foregroundStyles) = (
      drawing.rect, tab.isSelected ? TintShapeStyle() as any ShapeStyle : Color.secondary
    )
    let picture: ImageItem? = tab.label?.firstInside()
    let isMore = tab.page == nil
    let words = isMore ? String(system: .more) : tab.label?.drawnWords ?? ""
    let icon = CGRect(x: rect.midX - 13, y: rect.minY + 5, width: 26, height: 26)
    if isMore {
      drawing.symbol("ellipsis", in: icon, foregroundStyles)
    } else if let picture, let image = picture.image {
      var place = ShapeStyleContext(
        environment: picture.environment, rect: icon, state: drawing.context.state)
      place.state.foregroundStyles = foregroundStyles
      place.state.chooser = .system
      image.draw(place, into: &drawing.list)
    }
    let availableSpace =
      picture == nil && !isMore
      ? rect : CGRect(x: rect.minX, y: rect.minY + 32, width: rect.width, height: 14)
    drawing.text(
      words, in: availableSpace, foregroundStyles, font: .system(size: 10, weight: .medium), chooser: .system)
    if let badge = tab.badge {
      drawBadge(badge.string(in: drawing.context.environment), beside: icon, &drawing)
    }
  }

  private func drawBadge(_ words: String, beside icon: CGRect, _ drawing: inout ControlDrawing) {
    let width = max(18, CGFloat(words.count) * 8 + 8)
    let spot = drawing.placed(CGRect(x: icon.maxX - 6, y: icon.minY - 3, width: width, height: 18))
    drawing.fill(spot, radius: 9, Color.red)
    drawing.text(words, in: spot, Color.white, font: .system(size: 13), chooser: .system)
  }
}

extension LayoutItem {
  /// The first item of a kind in it, in the order of the code.
  fileprivate func firstInside<Item: LayoutItem>() -> Item? {
    if let own = self as? Item { return own }
    return contents.lazy.compactMap { $0.firstInside() as Item? }.first
  }
}

@MainActor
extension PageControl {
  var typeName: String { "TabView" }

  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {
    let start = drawing.rect.midX - CGFloat(count - 1) * 8.5
    for place in 0..<count {
      let dot = CGRect(x: start + CGFloat(place) * 17 - 3.5, y: drawing.rect.midY - 3.5, width: 7, height: 7)
      drawing.fill(drawing.placed(dot), radius: 3.5, place == index ? Color.primary : Color(.tertiaryLabel))
    }
  }
}
