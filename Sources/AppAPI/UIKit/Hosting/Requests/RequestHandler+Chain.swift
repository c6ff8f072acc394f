import AccessibilityModel
import AppHost
import Foundation

extension RequestHandler {
  /// From the element outwards along the responder chain up to the application and its delegate, the first
  /// that answers true.
  ///
  /// Nobody is asked beyond a responder of the kind `limit`.
  /// - Source: Behaviour 1.9
  func bubble(
    _ id: ElementID?, within limit: UIResponder.Type? = nil, _ ask: (ResolvedAccessibility) -> Bool
  ) -> Answer {
    var next: UIResponder?
    if let id {
      guard let object = object(id) else { return .failed(.gone) }
      if let responder = object as? UIResponder {
        next = responder
      } else {
        if ask(ResolvedAccessibility(object)) { return .handled(by: id) }
        next = container(of: id)
      }
    } else {
      next = outermost
    }
    var asked: Set<ObjectIdentifier> = []
    while let responder = next, asked.insert(ObjectIdentifier(responder)).inserted {
      if ask(ResolvedAccessibility(responder)) { return .handled(by: place(of: responder)) }
      if let limit, type(of: responder) == limit { return .declined }
      next = responder.next
    }
    return .declined
  }

  /// Who the responder is in the tree, if it is there.
  private func place(of responder: UIResponder) -> ElementID? {
    let own = host.identities.id(represented: responder)
    return host.tree.contains(own) ? own : nil
  }

  /// The nearest responder around an element that is none itself.
  private func container(of id: ElementID) -> UIResponder? {
    var next = host.tree.parent(of: id)
    while let current = next {
      if let responder = object(current) as? UIResponder { return responder }
      next = host.tree.parent(of: current)
    }
    return outermost
  }

  /// Who is asked where nothing is under the cursor: what is presented in front, else the window.
  private var outermost: UIResponder? {
    let window = host[WindowList.self].windows.last
    guard let root = window?.rootViewController, root.front !== root else { return window }
    return root.front.viewIfLoaded ?? window
  }

  /// Shows what lies under an element's activation point larger or smaller.
  ///
  /// - Source: Behaviour 1.9
  func zoom(_ id: ElementID, _ direction: Request.ZoomDirection) -> Answer {
    guard let object = object(id) else { return .failed(.gone) }
    guard let responder = object as? UIResponder else { return .declined }
    let point = ResolvedAccessibility(object).activationPoint
    let done =
      direction == .in
      ? responder.accessibilityZoomIn(at: point) : responder.accessibilityZoomOut(at: point)
    return done ? .handled(by: id) : .declined
  }

  /// Lets the app look for the next place of one of its rotors.
  ///
  /// - Source: Behaviour 1.4.3 C1
  func search(_ search: Request.RotorSearch, of id: ElementID) -> Answer {
    guard let owner = object(id) else { return .failed(.gone) }
    let rotors = ResolvedAccessibility(owner).customRotors
    guard rotors.indices.contains(search.rotor) else { return .failed(.stale) }
    let current = search.current.flatMap { object($0) }
    let item = UIAccessibilityCustomRotorItemResult(
      start: current, range: current.flatMap { RotorRange.range(search.range, of: $0) })
    let predicate = UIAccessibilityCustomRotorSearchPredicate(
      currentItem: item, searchDirection: search.isForward ? .next : .previous)
    guard let found = rotors[search.rotor].itemSearchBlock(predicate),
      let target = found.targetElement as? NSObject
    else { return .declined }
    reveal(target)
    let range = found.targetRange.flatMap { RotorRange.bytes($0, of: target) }
    return .place(.init(element: host.identities.id(represented: target), range: range))
  }

  /// Tells the app what became of an announcement it posted.
  ///
  /// - Source: Behaviour 1.11
  func announcementEnded(_ text: SpokenText, _ isComplete: Bool) -> Answer {
    UIAccessibility.announcementDidEnd(text, isComplete: isComplete)
    return .handled(by: nil)
  }
}
