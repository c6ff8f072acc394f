import AccessibilityModel

/// A modifier that changes what the people who listen meet in a view.
public struct AccessibilityAttachmentModifier {
  let edit: AccessibilityEdit

  init(_ edit: AccessibilityEdit) {
    self.edit = edit
  }
}

extension AccessibilityAttachmentModifier: ViewModifier {
  /// Has no body of its own.
  public typealias Body = Never
}

extension AccessibilityAttachmentModifier: ItemModifier {
  func makeItem(around inner: LayoutItem, in node: ViewNode) -> AccessibilityItem {
    let item = AccessibilityItem(around: inner)
    item.update(edit, node.environment)
    return item
  }

  func update(_ item: AccessibilityItem, in node: ViewNode) {
    item.update(edit, node.environment)
  }
}

/// Makes the change of an accessibility modifier to the elements of the item inside.
final class AccessibilityItem: WrapperItem {
  private var edit: AccessibilityEdit?
  private var environment = EnvironmentValues()

  func update(_ edit: AccessibilityEdit, _ environment: EnvironmentValues) {
    self.edit = edit
    self.environment = environment
    invalidateFragments()
  }

  override func makeFragments() -> [Fragment] {
    let fragments = inner.fragments
    guard let edit else { return fragments }
    switch edit.change {
    case .hidden(let isHidden): return isHidden ? [] : fragments
    case .children(let behavior): return [element(behavior, fragments)]
    default: break
    }
    if fragments.isEmpty {
      guard edit.createsElement else { return [] }
      var fragment = Fragment(identity, AccessibilityElement(frame: Rect(frame)))
      apply(edit, to: &fragment)
      return [fragment]
    }
    return fragments.map { fragment in
      var fragment = fragment
      apply(edit, to: &fragment)
      return fragment
    }
  }

  private func element(_ behavior: AccessibilityChildBehavior, _ fragments: [Fragment]) -> Fragment {
    let rect = Rect(frame)
    switch behavior.kind {
    case .ignore:
      return Fragment(identity, AccessibilityElement(frame: rect))
    case .contain:
      if let only = fragments.first, fragments.count == 1, !only.children.isEmpty { return only }
      var group = Fragment(identity, AccessibilityElement(isStop: false, frame: rect))
      group.children = fragments
      return group
    case .combine:
      let ordered = Fragment.inReadingOrder(fragments, environment.readingOrder)
      if let only = ordered.first, ordered.count == 1 { return only }
      return environment.combinePolicy.combine(ordered, identity, frame: rect)
    }
  }

  private func spoken(_ text: Text) -> SpokenText { text.resolved(in: environment).heard }

  private func apply(_ edit: AccessibilityEdit, to fragment: inout Fragment) {
    func note(_ attribute: Attribute) {
      if let location = edit.location { fragment.element.origins[attribute] = location }
    }
    switch edit.change {
    case .children, .hidden: break
    case .label(let texts):
      fragment.element.label = SpokenText.joined(texts.map(spoken))
      note(.label)
    case .value(let text):
      fragment.element.value = spoken(text)
      note(.value)
    case .hint(let text):
      fragment.element.hint = spoken(text)
      note(.hint)
    case .identifier(let name):
      fragment.element.identifier = name
      note(.identifier)
    case .inputLabels(let texts):
      fragment.element.inputLabels = texts.map(spoken)
      note(.inputLabels)
    case .addTraits(let traits):
      fragment.element.traits.formUnion(traits.model)
      if traits.contains(.isModal) { fragment.element.isModal = true }
      note(.traits)
    case .removeTraits(let traits):
      fragment.element.traits.subtract(traits.model)
      if traits.contains(.isModal) { fragment.element.isModal = false }
      note(.traits)
    case .sortPriority(let priority):
      fragment.element.sortPriority = priority
      note(.sortPriority)
    case .heading(let level):
      fragment.element.headingLevel = level
      note(.headingLevel)
    case .activationPoint(let point):
      let corner = fragment.element.frame.origin
      fragment.element.activationPoint = Point(x: corner.x + point.x, y: corner.y + point.y)
      note(.activationPoint)
    case .activationUnitPoint(let unit):
      let rect = fragment.element.frame
      fragment.element.activationPoint = Point(
        x: rect.minX + rect.size.width * unit.x, y: rect.minY + rect.size.height * unit.y)
      note(.activationPoint)
    case .respondsToUserInteraction(let responds):
      fragment.element.respondsToUserInteraction = responds
      note(.respondsToUserInteraction)
    case .customContent(let key, let label, let value, let importance):
      let content = value.map {
        CustomContent(label: spoken(label), value: spoken($0), importance: importance)
      }
      fragment.setContent(content, key: key)
      note(.customContent)
    case .activate, .escape, .magicTap, .namedAction, .adjust, .scroll:
      applyAction(edit.change, to: &fragment)
      note(.actions)
    }
  }

  private func applyAction(_ change: AccessibilityEdit.Change, to fragment: inout Fragment) {
    switch change {
    case .activate(let handler): fragment.handlers.activate = handler
    case .escape(let handler): fragment.handlers.escape = handler
    case .magicTap(let handler): fragment.handlers.magicTap = handler
    case .namedAction(let name, let handler):
      fragment.handlers.actions.append(
        Handlers.Action(name: spoken(name), category: .standard, perform: handler))
    case .adjust(let handler):
      fragment.element.traits.insert(.adjustable)
      fragment.handlers.increment = { handler(.increment) }
      fragment.handlers.decrement = { handler(.decrement) }
    case .scroll(let handler): fragment.handlers.scroll = handler
    default: break
    }
  }
}
