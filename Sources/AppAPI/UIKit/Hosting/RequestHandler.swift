import AccessibilityModel
import AppHost
import Foundation

/// Carries out what assistive technologies ask of views.
@MainActor
struct RequestHandler {
  let host: RunningApp

  func answer(_ request: Request.Kind) -> Answer {
    switch request {
    case .activate(let id): with(id) { activate($0, id) }
    case .perform(let id, let action): with(id) { perform(action, on: $0, id) }
    case .increment(let id):
      adjust(id, { $0.accessibilityIncrement() })
    case .decrement(let id):
      adjust(id, { $0.accessibilityDecrement() })
    case .scroll(let id, let direction):
      bubble(id) { $0.accessibilityScroll(UIAccessibilityScrollDirection(direction)) }
    case .escape(let id): bubble(id) { $0.accessibilityPerformEscape() }
    case .magicTap(let id): bubble(id) { $0.accessibilityPerformMagicTap() }
    case .focus(let id): focus(id)
    case .tap(let point): host[WindowList.self].tap(at: CGPoint(point)) ? .handled(by: nil) : .declined
    case .realize(let id, let range):
      with(id) { object in
        guard let table = object as? UITableView else { return .declined }
        return table.realize(range).map(Answer.range) ?? .declined
      }
    case .longPress, .touch, .zoom, .announcementEnded: .declined
    }
  }

  /// The object that shows an element now.
  private func object(_ id: ElementID) -> NSObject? {
    let registered = host.identities.object(for: id)
    if let row = registered as? ScopedIdentity { return row.object }
    return registered as? NSObject
  }

  private func with(_ id: ElementID, _ body: (NSObject) -> Answer) -> Answer {
    guard let object = object(id) else { return .failed(.gone) }
    return body(object)
  }

  private func activate(_ object: NSObject, _ id: ElementID) -> Answer {
    if object.accessibilityTraits.contains(.notEnabled) { return .declined }
    let point = host.tree[id]?.effectiveActivationPoint ?? Point(object.accessibilityActivationPoint)
    return UIKit.activate(object, at: CGPoint(point)) ? .handled(by: id) : .declined
  }

  private func perform(_ action: ElementAction.ID, on object: NSObject, _ id: ElementID) -> Answer {
    let handlers = ElementHandler.handlers(of: ElementWriter.responder(for: object))
    guard handlers.indices.contains(action.rawValue) else { return .failed(.stale) }
    return handlers[action.rawValue].perform() ? .handled(by: id) : .declined
  }

  private func adjust(_ id: ElementID, _ method: (UIResponder) -> Void) -> Answer {
    with(id) { object in
      guard host.tree[id]?.traits.contains(.adjustable) == true, let responder = object as? UIResponder else {
        return .declined
      }
      let inner = (responder as? UITableViewCell).flatMap { $0.contents.valueControl?.object }
      method(inner as? UIResponder ?? responder)
      return .handled(by: id)
    }
  }

  /// From the element outwards along the responder chain, the first that answers true.
  ///
  /// - Source: at-behaviour 1.9
  private func bubble(_ id: ElementID?, _ ask: (UIResponder) -> Bool) -> Answer {
    var next: UIResponder?
    if let id {
      guard let object = object(id) else { return .failed(.gone) }
      next = object as? UIResponder ?? container(of: id)
    } else {
      next = host[WindowList.self].windows.last
    }
    while let responder = next {
      if ask(responder) {
        let own = host.identities.id(represented: responder)
        return .handled(by: host.tree.contains(own) ? own : nil)
      }
      next = responder.next
    }
    return .declined
  }

  /// The nearest responder around an element that is none itself.
  private func container(of id: ElementID) -> UIResponder? {
    var next = host.tree.parent(of: id)
    while let current = next {
      if let responder = object(current) as? UIResponder { return responder }
      next = host.tree.parent(of: current)
    }
    return host[WindowList.self].windows.last
  }

  private func focus(_ id: ElementID?) -> Answer {
    guard let id else {
      host[FocusKeeper.self].move(to: nil)
      return .handled(by: nil)
    }
    guard let object = object(id) else { return .failed(.gone) }
    reveal(object)
    host[FocusKeeper.self].move(to: host.identities.object(for: id))
    return .handled(by: id)
  }

  /// Scrolls whatever lies around an element so that it is on the screen.
  ///
  /// - Source: at-behaviour 1.10.3 G3
  private func reveal(_ object: NSObject) {
    let frame = object.accessibilityFrame
    var next = object as? UIResponder
    while let responder = next {
      if let scrollView = responder as? UIScrollView, scrollView !== object {
        scrollView.scrollRectToVisible(scrollView.convert(frame, from: nil), animated: false)
      }
      next = responder.next
    }
  }
}
