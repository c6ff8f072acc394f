import AccessibilityModel
import Drawing
import UIKit

/// Puts views together in one group that is read in the order of the code.
struct BarGroup: ItemModifier {
  typealias Body = Never
  var traits: Traits = []
  /// What a test of the interface finds it as.
  var elementType: ElementType?
  /// The rules that the place of a heading in it rests on.
  var headingRules: [UncertainRule] = []

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> BarGroupItem {
    let item = BarGroupItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: BarGroupItem, in node: ViewNode) {
    item.traits = traits
    item.elementType = elementType
    item.headingRules = headingRules
    item.environment = node.environment
  }
}

/// An item whose elements are one group.
final class BarGroupItem: WrapperItem {
  var traits: Traits = [] {
    didSet { if traits != oldValue { invalidateDescription() } }
  }

  var elementType: ElementType? {
    didSet { if elementType != oldValue { invalidateDescription() } }
  }

  var headingRules: [UncertainRule] = [] {
    didSet { if headingRules != oldValue { invalidateDescription() } }
  }

  /// What the views around have set.
  var environment = EnvironmentValues()

  override func draw(into list: inout DisplayList) {
    if traits.contains(.tabBar) {
      let context = ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing)
      list.fill(Rect(bleeding(frame)), with: .color(context.color(.systemBackground)))
      let line = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5)
      list.fill(Rect(line), with: .color(context.color(.separator)))
    }
    withDrawingState {
      $0.showsLargeContent = true
    } _: {
      inner.draw(into: &list)
    }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    var group = DescribedElement.container(identity, frame: frame, traits: traits)
    group.element.childOrder = .given
    if let elementType { group.element.elementType = elementType }
    group.children = inner.describedElements
    if !headingRules.isEmpty {
      for index in group.children.indices where group.children[index].element.traits.contains(.header) {
        group.children[index].note(headingRules)
      }
    }
    return group.children.isEmpty ? [] : [group]
  }
}
