import AccessibilityModel
import AppHost

/// What becomes of keys on a screen of views: shortcuts of controls, what views listen for, and typing.
///
/// - Source: Behaviour 5.2 FK9, FK11
@MainActor
struct KeyPresses {
  private let graph: ViewGraph
  private let root: LayoutItem
  /// What the keyboard is at, where no view of the screen has it.
  private let place: ElementIdentity?

  init(_ graph: ViewGraph, _ root: LayoutItem, on place: ElementIdentity?) {
    self.graph = graph
    self.root = root
    self.place = place
  }

  /// A control that keys use.
  private struct Target {
    let shortcut: KeyStroke
    let title: String
    let use: @MainActor () -> Void
  }

  /// Lets views take keys; false where none does.
  func press(_ stroke: KeyStroke) -> Bool {
    let target = graph.keyboard.node as? any KeyboardTarget
    let isTyping = target?.takesText == true && stroke.isForTyping
    if !isTyping, useShortcut(stroke) { return true }
    let isHeard = tell(KeyPress(stroke, .down))
    _ = tell(KeyPress(stroke, .up))
    if isHeard { return true }
    if let target, target.isMounted, target.takesText, target.type(stroke) { return true }
    return isTyping && useShortcut(stroke)
  }

  /// The shortcuts of controls that can be used, in their order; those without words are not told.
  var shortcuts: [AppShortcut] {
    var known: Set<KeyStroke> = []
    return targets.compactMap { target in
      guard known.insert(target.shortcut.plain).inserted, !target.title.isEmpty else { return nil }
      return AppShortcut(target.title, target.shortcut)
    }
  }

  private func useShortcut(_ stroke: KeyStroke) -> Bool {
    let plain = stroke.plain
    guard let target = targets.first(where: { $0.shortcut.plain == plain }) else { return false }
    target.use()
    return true
  }

  /// From where the keyboard is outwards, the first view that takes it.
  private func tell(_ press: KeyPress) -> Bool {
    graph.keys.listeners.contains { listener in holdsKeyboard(listener) && listener.hears(press) }
  }

  private func holdsKeyboard(_ listener: any KeyListener) -> Bool {
    if graph.keyboard.node != nil { return graph.keyboard.isWithin(listener) }
    guard let place else { return false }
    return listener.items.contains { item in item.describedElements.contains { $0.holds(place) } }
  }

  // MARK: Shortcuts

  /// The controls with keys of what is in front, then those of its menus.
  private var targets: [Target] {
    var found: [Target] = []
    for item in inFront { collect(in: item, &found) }
    for menu in graph.keys.menus where isInFront(menu) && !menu.isCovered {
      let hidden = menu.contents()
      for item in hidden.node.items { collect(in: item, &found, keeping: hidden) }
    }
    return found
  }

  /// What is shown above the screen from the last on that lets nothing beneath be used; the screen where none
  /// does.
  private var inFront: [LayoutItem] {
    let presented = graph.presented
    guard let modal = presented.lastIndex(where: { $0.isModal(in: graph.screen) }) else { return [root] }
    return Array(presented[modal...])
  }

  private func isInFront(_ node: ViewNode) -> Bool {
    let presented = graph.presented
    let first = presented.lastIndex { $0.isModal(in: graph.screen) }
    guard let item = node.presentation else { return first == nil }
    guard let index = presented.firstIndex(where: { $0 === item }) else { return false }
    return index >= first ?? 0
  }

  private func collect(in item: LayoutItem, _ found: inout [Target], keeping hidden: HiddenViews? = nil) {
    if let control = item as? ControlItem, let shortcut = control.owner?.environment.keyboardShortcut,
      control.isUsable, control.canBeUsed, (control.owner as? ViewNode)?.isCovered != true
    {
      let title = SpokenText.joined(control.describedElements.compactMap(\.element.label)).string
      found.append(
        Target(shortcut: shortcut.stroke, title: title) {
          control.use()
          withExtendedLifetime(hidden) {}
        })
    }
    for inner in item.contents { collect(in: inner, &found, keeping: hidden) }
  }
}

extension KeyStroke {
  /// True for keys that a text takes while it is typed into, before shortcuts are looked for.
  fileprivate var isForTyping: Bool {
    modifiers.isDisjoint(with: [.command, .control, .function]) && key != "escape"
  }
}

extension DescribedElement {
  /// True where it is an element, or one lies in it.
  fileprivate func holds(_ wanted: ElementIdentity) -> Bool {
    identity === wanted || children.contains { $0.holds(wanted) }
  }
}

extension ViewNode {
  /// What is shown above the screen in which the view lies; `nil` for the screen itself.
  ///
  /// - Complexity: O(depth).
  fileprivate var presentation: PresentedItem? {
    var inner: ViewNode = self
    while let outer = inner.parent {
      if let presenting = outer as? any PresentingNode, !presenting.children.contains(where: { $0 === inner })
      {
        return presenting.presentedItem
      }
      inner = outer
    }
    return nil
  }
}
