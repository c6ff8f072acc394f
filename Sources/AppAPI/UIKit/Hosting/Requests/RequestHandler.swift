import AccessibilityModel
import AppHost
import Foundation

/// Carries out what assistive technologies ask of views.
@MainActor
struct RequestHandler {
  let host: RunningApp

  func answer(_ request: Request.Kind) -> Answer {
    switch request {
    case .focus(let id): enterSource(of: id)
    // Keys find their way through everything that may want them.
    case .key: return answerByViews(request)
    default: break
    }
    guard let element = request.element.flatMap(object) as? SourceElement else {
      return answerByViews(request)
    }
    let answer = element.answer(request)
    switch request {
    case .focus: return answerByViews(request)
    case .activate(let id), .longPress(let id): return answer ?? touch(element, id, request)
    // Along the responder chain somebody else may do it.
    case .escape, .magicTap, .scroll, .zoom: return answer ?? answerByViews(request)
    default: return answer ?? .declined
    }
  }

  private func answerByViews(_ request: Request.Kind) -> Answer {
    switch request {
    case .activate(let id): with(id) { activate($0, id) }
    case .perform(let id, let action): with(id) { perform(action, on: $0, id) }
    case .increment(let id):
      adjust(id) { $0.increment() }
    case .decrement(let id):
      adjust(id) { $0.decrement() }
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
    case .largeContent(let phase, let point):
      host[LargeContentPress.self].answer(phase, at: CGPoint(point))
    case .longPress(let id): with(id) { openContextMenu(of: $0) ? .handled(by: id) : press($0, id) }
    case .realize(let id, let range):
      with(id) { object in
        guard let container = object as? any RowContainer else { return .declined }
        return container.realize(range).map(Answer.range) ?? .declined
      }
    case .zoom(let id, let direction): zoom(id, direction)
    case .announcementEnded(let text, let isComplete): announcementEnded(text, isComplete)
    case .searchRotor(let id, let search): self.search(search, of: id)
    case .edit(let id, let edit): with(id) { self.edit($0, id, edit) }
    case .key(let stroke, let id): host[KeyDispatcher.self].press(stroke, on: id.flatMap(innermost), id)
    case .shortcuts: .shortcuts(host[KeyDispatcher.self].shortcuts())
    }
  }

  /// The object that shows an element now.
  func object(_ id: ElementID) -> NSObject? {
    let registered = host.identities.object(for: id)
    if let row = registered as? ScopedIdentity { return row.object }
    return host[SourceElementRegistry.self][id] ?? registered as? NSObject
  }

  /// The object that shows an element now, as seen from inside: a view before the subtree around it.
  private func innermost(_ id: ElementID) -> NSObject? {
    host.identities.object(for: id) as? NSObject ?? object(id)
  }

  /// Tells the subtree that the cursor was in that it has left.
  private func enterSource(of id: ElementID?) {
    host[FocusKeeper.self].enter((id.flatMap(object) as? SourceElement)?.source)
  }

  private func with(_ id: ElementID, _ body: (NSObject) -> Answer) -> Answer {
    guard let object = object(id) else { return .failed(.gone) }
    return body(object)
  }

  private func activate(_ object: NSObject, _ id: ElementID) -> Answer {
    if ResolvedAccessibility(object).traits.contains(.notEnabled) { return .declined }
    let point = host.tree[id]?.effectiveActivationPoint ?? Point(object.accessibilityActivationPoint)
    return UIKit.activate(object, at: CGPoint(point)) ? .handled(by: id) : .declined
  }

  /// Holds a finger where activating would tap.
  ///
  /// - Source: Behaviour 1.9
  private func press(_ object: NSObject, _ id: ElementID) -> Answer {
    if object.accessibilityTraits.contains(.notEnabled) { return .declined }
    let point = host.tree[id]?.effectiveActivationPoint ?? Point(object.accessibilityActivationPoint)
    return host[TouchDispatcher.self].press(at: CGPoint(point)) ? .handled(by: id) : .declined
  }

  /// Touches the views around a subtree where an element lies that has declined.
  private func touch(_ element: SourceElement, _ id: ElementID, _ request: Request.Kind) -> Answer {
    guard let known = host.tree[id], !known.traits.contains(.notEnabled) else { return .declined }
    let point = CGPoint(known.effectiveActivationPoint)
    let dispatcher = host[TouchDispatcher.self]
    let view = element.source?.view
    let isDone =
      if case .activate = request { dispatcher.tap(at: point, past: view) } else {
        dispatcher.press(at: point, past: view)
      }
    return isDone ? .handled(by: id) : .declined
  }

  private func perform(_ action: ElementAction.ID, on object: NSObject, _ id: ElementID) -> Answer {
    let handlers = ElementHandler.handlers(of: object)
    guard handlers.indices.contains(action.rawValue) else { return .failed(.stale) }
    return handlers[action.rawValue].perform() ? .handled(by: id) : .declined
  }

  private func edit(_ object: NSObject, _ id: ElementID, _ edit: TextEdit) -> Answer {
    if let view = object as? UITextView, view.choose(edit) { return .handled(by: id) }
    guard let editor = object as? any UITextInput ?? object.textInput,
      !object.accessibilityTraits.contains(.notEnabled)
    else {
      return .declined
    }
    return editor.carryOut(edit) ? .handled(by: id) : .declined
  }

  private func adjust(_ id: ElementID, _ method: (ResolvedAccessibility) -> Void) -> Answer {
    with(id) { object in
      let traits = host.tree[id]?.traits ?? ResolvedAccessibility(object).traits.traits
      guard traits.contains(.adjustable) else { return .declined }
      let inner = (object as? any RowCell).flatMap { $0.contents.valueControl?.object }
      method(ResolvedAccessibility(inner ?? object))
      return .handled(by: id)
    }
  }

  private func focus(_ id: ElementID?) -> Answer {
    guard let id else {
      host[FocusKeeper.self].move(to: nil)
      return .handled(by: nil)
    }
    guard let object = object(id) else { return .failed(.gone) }
    reveal(object)
    let shown = host.identities.object(for: id)
    host[FocusKeeper.self].move(to: shown is ElementIdentity ? object : shown)
    return .handled(by: id)
  }

  /// Scrolls whatever lies around an element so that it is on the screen.
  ///
  /// - Source: Behaviour 1.10.3 G3
  func reveal(_ object: NSObject) {
    let frame = ResolvedAccessibility(object).frame
    var next = object as? UIResponder
    while let responder = next {
      if let scrollView = responder as? UIScrollView, scrollView !== object {
        scrollView.scrollRectToVisible(scrollView.convert(frame, from: nil), animated: false)
      }
      next = responder.next
    }
  }
}
