import AccessibilityModel
import AppHost
import Foundation

/// Carries out what assistive technologies ask of the elements of the tree.
@MainActor
struct RequestHandler {
  let host: RunningApp
  /// The view in whose subtree an element was asked already; what lies further inside is asked now.
  var inside: UIView?

  /// What shows an element now.
  struct Target {
    /// Its elements in subtrees, the outermost first.
    var grafted: [any GraftedElement] = []
    /// The view, or the object of an app's own, that it was made from.
    var object: NSObject?

    /// The one that speaks for it.
    var outermost: NSObject? { grafted.first ?? object }
  }

  /// Carries out a request.
  func answer(_ request: Request.Kind) -> Answer {
    switch request {
    case .activate(let id): with(id) { activate($0, id) }
    case .perform(let id, let action): with(id) { perform(action, of: $0, id) }
    case .increment(let id): with(id) { adjust($0, id, isIncrement: true) }
    case .decrement(let id): with(id) { adjust($0, id, isIncrement: false) }
    case .scroll(let id, let direction):
      bubble(id) { $0.source.accessibilityScroll(UIAccessibilityScrollDirection(direction)) }
    case .escape(let id):
      host[DragPlaces.self].cancel()
        ? .handled(by: nil) : bubble(id, within: PresentationLayer.self) { $0.escape() }
    case .magicTap(let id): bubble(id) { $0.magicTap() }
    case .focus(let id): focus(id)
    case .tap(let point): host[TouchDispatcher.self].tap(at: CGPoint(point)) ? .handled(by: nil) : .declined
    case .touch(let phase, let point):
      host[TouchDispatcher.self].pass(phase, at: CGPoint(point)) ? .handled(by: nil) : .declined
    case .fingers(let fingers):
      host[TouchDispatcher.self].pass(fingers.map(FingerMove.init)) ? .handled(by: nil) : .declined
    case .largeContent(let phase, let point):
      host[LargeContentPress.self].answer(phase, at: CGPoint(point))
    case .longPress(let id): with(id) { longPress($0, id) }
    case .realize(let id, let range): with(id) { realize(range, of: $0) }
    case .zoom(let id, let direction): with(id) { zoom($0, id, direction) }
    case .announcementEnded(let text, let isComplete): announcementEnded(text, isComplete)
    case .searchRotor(let id, let search): with(id) { self.search(search, of: $0) }
    case .edit(let id, let edit): with(id) { self.edit($0, id, edit) }
    case .key(let stroke, let id):
      host[KeyDispatcher.self].press(stroke, on: id.flatMap(target).flatMap { $0.object ?? $0.outermost }, id)
    case .shortcuts: .shortcuts(host[KeyDispatcher.self].shortcuts())
    case .characterRange(let id, let words, let point): characterRange(id, of: words, at: point)
    }
  }

  /// What shows an element now; `nil` where nothing does.
  func target(_ id: ElementID) -> Target? {
    let subtrees = host[SubtreeList.self]
    let registered = host.identities.object(for: id)
    var target = Target()
    if let row = registered as? ScopedIdentity {
      guard let element = row.object as? any GraftedElement else {
        return row.object.map { Target(object: $0) }
      }
      if inside == nil { target.grafted = [element] }
      target.grafted += subtrees.elements(element.sourceID, inside: element.subtreeView)
      target.object = host.identities.object(for: element.sourceID) as? NSObject
    } else {
      target.grafted = subtrees.elements(id, inside: inside)
      target.object = registered as? NSObject
    }
    return target.outermost == nil ? nil : target
  }

  /// The object that speaks for an element now.
  func object(_ id: ElementID) -> NSObject? { target(id)?.outermost }

  private func with(_ id: ElementID, _ body: (Target) -> Answer) -> Answer {
    guard let target = target(id) else { return .failed(.gone) }
    return body(target)
  }

  /// Where activating an element touches the screen.
  private func activationPoint(_ object: NSObject, _ id: ElementID) -> CGPoint {
    CGPoint(host.tree[id]?.effectiveActivationPoint ?? Point(object.accessibilityActivationPoint))
  }

  private func isDimmed(_ object: NSObject) -> Bool {
    ResolvedAccessibility(object).traits.contains(.notEnabled)
  }

  private func activate(_ target: Target, _ id: ElementID) -> Answer {
    for element in target.grafted {
      // Code may have given an action to what is dimmed.
      if element.accessibilityActivate() { return .handled(by: id) }
      if isDimmed(element) { return .declined }
    }
    guard let speaker = target.outermost else { return .failed(.gone) }
    let point = activationPoint(speaker, id)
    if let object = target.object, !isDimmed(object), UIKit.activate(object, at: point) {
      return .handled(by: id)
    }
    guard !target.grafted.isEmpty else { return .declined }
    return host[TouchDispatcher.self].tap(at: point) ? .handled(by: id) : .declined
  }

  /// Holds a finger on an element, where it does nothing by itself at its activation point.
  ///
  /// - Source: Behaviour 1.9
  private func longPress(_ target: Target, _ id: ElementID) -> Answer {
    if target.grafted.contains(where: { $0.longPress() }) { return .handled(by: id) }
    if let object = target.object, openContextMenu(of: object) { return .handled(by: id) }
    guard let speaker = target.outermost, !speaker.accessibilityTraits.contains(.notEnabled) else {
      return .declined
    }
    return host[TouchDispatcher.self].press(at: activationPoint(speaker, id)) ? .handled(by: id) : .declined
  }

  private func perform(_ action: ElementAction.ID, of target: Target, _ id: ElementID) -> Answer {
    if let element = target.grafted.first { return element.performAction(at: action.rawValue) }
    guard let object = target.object else { return .failed(.gone) }
    let handlers = ElementHandler.handlers(of: object)
    guard handlers.indices.contains(action.rawValue) else { return .failed(.stale) }
    return handlers[action.rawValue].perform() ? .handled(by: id) : .declined
  }

  private func edit(_ target: Target, _ id: ElementID, _ edit: TextEdit) -> Answer {
    for element in target.grafted {
      if let isDone = element.carryOut(edit) { return isDone ? .handled(by: id) : .declined }
    }
    guard let object = target.object else { return .declined }
    if let view = object as? UITextView, view.choose(edit) { return .handled(by: id) }
    guard let editor = object as? any UITextInput ?? object.textInput,
      !object.accessibilityTraits.contains(.notEnabled)
    else {
      return .declined
    }
    return editor.carryOut(edit) ? .handled(by: id) : .declined
  }

  private func adjust(_ target: Target, _ id: ElementID, isIncrement: Bool) -> Answer {
    if target.grafted.contains(where: { $0.adjust(isIncrement: isIncrement) }) { return .handled(by: id) }
    guard let object = target.object else { return .declined }
    let traits = host.tree[id]?.traits ?? ResolvedAccessibility(object).traits.traits
    guard traits.contains(.adjustable) else { return .declined }
    let inner = (object as? any RowCell).flatMap { $0.contents.valueControl?.object }
    let resolved = ResolvedAccessibility(inner ?? object)
    if isIncrement { resolved.increment() } else { resolved.decrement() }
    return .handled(by: id)
  }

  private func realize(_ range: Range<Int>, of target: Target) -> Answer {
    for element in target.grafted {
      if let answer = element.realize(range) { return answer }
    }
    return (target.object as? any RowContainer)?.realize(range).map(Answer.range) ?? .declined
  }

  private func focus(_ id: ElementID?) -> Answer {
    let keeper = host[FocusTracker.self]
    guard let id else {
      keeper.enter(nil)
      keeper.move(to: nil)
      return .handled(by: nil)
    }
    guard let target = target(id), let speaker = target.outermost else { return .failed(.gone) }
    keeper.enter(target.grafted.first?.subtreeView?.subtree?.source)
    for element in target.grafted { element.cursorArrived() }
    reveal(target, at: ResolvedAccessibility(target.object ?? speaker).frame)
    let shown = host.identities.object(for: id)
    keeper.move(to: shown is ElementIdentity ? speaker : shown)
    return .handled(by: id)
  }

  /// Scrolls whatever lies around an element so that it is on the screen.
  ///
  /// - Source: Behaviour 1.10.3 G3
  func reveal(_ target: Target, at frame: CGRect) {
    for responder in responders(of: target) where responder !== target.object {
      if let scrollView = responder as? UIScrollView {
        scrollView.reveal(scrollView.convert(frame, from: nil))
      } else if let outer = responder as? any GraftedElement,
        !target.grafted.contains(where: { $0 === outer })
      {
        outer.reveal(frame)
      }
    }
  }
}
