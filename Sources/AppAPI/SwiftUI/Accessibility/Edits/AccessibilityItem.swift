import Accessibility
import AccessibilityModel
import Drawing

/// Makes the change of an accessibility modifier to the elements of the item inside.
///
/// - Source: Behaviour 3.1 T2, T3
final class AccessibilityItem: WrapperItem {
  private var edit: AccessibilityEdit?
  private(set) var environment = EnvironmentValues()
  private var chart: AXChartDescriptor?

  func update(_ edit: AccessibilityEdit, _ environment: EnvironmentValues) {
    self.edit = edit
    if case .chart(let representable, _) = edit.change, let chart {
      representable.updateChartDescriptor(chart)
    }
    self.environment = environment
    invalidateDescription()
  }

  /// True where the modifier itself takes everything inside away.
  var hides: Bool {
    if case .hidden(true)? = edit?.change { true } else { false }
  }

  /// True where the modifier itself has what lies inside shown large.
  private var showsLarge: Bool {
    if case .largeContent? = edit?.change { true } else { false }
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    let handler = super.tapHandler(at: point)
    return (showsLarge ? graph.touches.probe?.offer(self, at: point) : nil) ?? handler
  }

  override func draw(into list: inout DisplayList) {
    guard showsLarge else { return super.draw(into: &list) }
    withDrawingState {
      $0.showsLargeContent = true
    } _: {
      super.draw(into: &list)
    }
  }

  override var fragmentsMoveAlong: Bool { true }

  override func makeDescribedElements() -> [DescribedElement] {
    let describedElements = inner.describedElements
    guard let edit else { return describedElements }
    switch edit.change {
    case .nothing: return describedElements
    case .hidden(let isHidden): return isHidden ? [] : describedElements
    // What lies in a container without any size is not there (Behaviour 10.9).
    case .children(.contain) where frame.size == .zero: return []
    case .children(let behavior):
      var made = element(behavior, describedElements, edit.place)
      if behavior.kind != .contain { made.element.hiddenTexts = inner.hiddenTexts }
      return [made]
    case .chart(let representable, _): return [charted(describedElements, representable, edit)]
    case .addTraits(let traits) where traits.contains(.isModal) && describedElements.count > 1:
      return [modal(describedElements, traits, edit)]
    default:
      return changed(describedElements, createsElement: edit.createsElement) { described in
        apply(edit, to: &described)
        // What is heard of a view that says nothing itself is made here.
        if described.element.sourceLocation == nil {
          described.element.sourceLocation = edit.place.location
        }
      }
    }
  }

  /// The element of a chart, or the group of what is heard in it.
  ///
  /// - Source: Behaviour 1.17
  private func charted(
    _ describedElements: [DescribedElement], _ representable: any AXChartDescriptorRepresentable,
    _ edit: AccessibilityEdit
  ) -> DescribedElement {
    let chart = chart ?? representable.makeChartDescriptor()
    self.chart = chart
    var made: DescribedElement
    if let only = describedElements.first, describedElements.count == 1 {
      made = only
    } else {
      made = DescribedElement.container(identity, frame: frame)
      made.element.isStop = describedElements.isEmpty
      made.children = describedElements
    }
    made.element.chart = chart.chart
    made.element.origins[.chart] = edit.place.location
    return made
  }

  /// Several elements as one group that nothing outside is met beside; other traits go to each of them.
  ///
  /// - Source: Behaviour 10.7
  private func modal(
    _ describedElements: [DescribedElement], _ traits: AccessibilityTraits, _ edit: AccessibilityEdit
  ) -> DescribedElement {
    var group = DescribedElement(identity, AccessibilityElement(isStop: false, frame: Rect(frame)))
    group.children = describedElements
    let others = traits.subtracting(.isModal)
    if others != [] {
      for index in group.children.indices {
        group.children[index].element.traits.formUnion(others.model)
        group.children[index].element.origins[.traits] = edit.place.location
      }
    }
    group.element.isModal = true
    group.element.sourceLocation = edit.place.location
    group.element.origins[.traits] = edit.place.location
    return group
  }

  private func element(
    _ behavior: AccessibilityChildBehavior, _ describedElements: [DescribedElement], _ place: CodePlace
  ) -> DescribedElement {
    let rect = Rect(frame)
    var made: DescribedElement
    switch behavior.kind {
    case .ignore:
      made = DescribedElement(identity, AccessibilityElement(frame: rect))
    case .contain:
      if let only = describedElements.first, describedElements.count == 1, !only.children.isEmpty {
        return only
      }
      made = DescribedElement.container(identity, frame: frame)
      made.children = describedElements
    case .combine:
      let parts = DescribedElement.inReadingOrder(
        describedElements, environment.readingOrder, withGroups: true)
      // What is described by a view of the UIKit kind is not changed but merged.
      if let only = parts.first, parts.count == 1, only.identity.known == nil { return only }
      let code = DescribedElement.inCodeOrder(describedElements, withGroups: true)
      made = environment.combinePolicy.combine(parts, code: code, identity, frame: rect)
    }
    made.element.sourceLocation = place.location
    return made
  }
}

extension WrapperItem {
  /// Changes each element, or the one that is made where there is none.
  ///
  /// What is hidden stays hidden, whatever is said about it further out.
  /// - Source: Behaviour 3.1 T2, T6
  func changed(
    _ describedElements: [DescribedElement], createsElement: Bool, _ change: (inout DescribedElement) -> Void
  ) -> [DescribedElement] {
    var describedElements = describedElements
    if describedElements.isEmpty {
      guard createsElement, !inner.isSilenced else { return [] }
      describedElements = [DescribedElement(identity, AccessibilityElement(frame: Rect(frame)))]
    }
    for index in describedElements.indices { change(&describedElements[index]) }
    return describedElements
  }
}

extension LayoutItem {
  /// Words that are seen inside and hidden from people who listen, in the order of the code.
  ///
  /// - Complexity: O(items inside).
  fileprivate var hiddenTexts: [SpokenText] {
    guard let item = self as? AccessibilityItem, item.hides else { return contents.flatMap(\.hiddenTexts) }
    return item.inner.describedElements.flatMap(\.texts)
  }

  /// True where the view itself was hidden, as opposed to one in which there is nothing to hear.
  fileprivate var isSilenced: Bool {
    if let item = self as? AccessibilityItem, item.hides { return true }
    if let item = self as? HiddenItem, item.isHidden { return true }
    return (self as? WrapperItem)?.inner.isSilenced ?? false
  }
}

extension DescribedElement {
  /// Labels and values of the described element and what it contains.
  fileprivate var texts: [SpokenText] {
    let named = element.fileNames.isEmpty ? element.label : nil
    let own = [named, element.value].compactMap { $0 }.filter { !$0.isBlank }
    return own + children.flatMap(\.texts)
  }
}
