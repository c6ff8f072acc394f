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
    let chain: [UIResponder]
    if let id {
      guard let target = target(id) else { return .failed(.gone) }
      if let object = target.object, !(object is UIResponder), target.grafted.isEmpty {
        if ask(ResolvedAccessibility(object)) { return .handled(by: id) }
        chain = container(of: id).map { responders(of: Target(object: $0)) } ?? []
      } else {
        chain = responders(of: target)
      }
    } else {
      chain = outermost.map { responders(of: Target(object: $0)) } ?? []
    }
    for responder in chain {
      if ask(ResolvedAccessibility(responder)) { return .handled(by: place(of: responder)) }
      if let limit, type(of: responder) == limit { return .declined }
    }
    return .declined
  }

  /// What shows an element and the responders after it, from the inside out, past each subtree it is grafted in.
  func responders(of target: Target) -> [UIResponder] {
    let starts = [target.object as? UIResponder].compactMap { $0 } + target.grafted.reversed()
    var found: [UIResponder] = []
    var known: Set<ObjectIdentifier> = []
    for (index, start) in starts.enumerated() {
      // The subtree's view comes after the elements in it.
      let end = index + 1 < starts.count ? (starts[index + 1] as? any GraftedElement)?.subtreeView : nil
      for responder in sequence(first: start, next: \.next) {
        if responder === end { break }
        guard known.insert(ObjectIdentifier(responder)).inserted else { break }
        found.append(responder)
      }
    }
    return found
  }

  /// Who the responder is in the tree, if it is there.
  private func place(of responder: UIResponder) -> ElementID? {
    let own = (responder as? any GraftedElement)?.treeID ?? host.identities.id(represented: responder)
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
  func zoom(_ target: Target, _ id: ElementID, _ direction: Request.ZoomDirection) -> Answer {
    for responder in target.grafted as [UIResponder] + [target.object as? UIResponder].compactMap({ $0 }) {
      let point = ResolvedAccessibility(responder).activationPoint
      let isDone =
        direction == .in
        ? responder.accessibilityZoomIn(at: point) : responder.accessibilityZoomOut(at: point)
      if isDone { return .handled(by: id) }
    }
    return .declined
  }

  /// Lets the app look for the next place of one of its rotors.
  ///
  /// - Source: Behaviour 1.4.3 C1
  func search(_ search: Request.RotorSearch, of target: Target) -> Answer {
    for element in target.grafted {
      if let answer = element.place(search) { return answer }
    }
    guard let owner = target.object else { return .declined }
    let rotors = ResolvedAccessibility(owner).rotors
    guard rotors.indices.contains(search.rotor) else { return .failed(.stale) }
    let current = search.current.flatMap { object($0) }
    let item = UIAccessibilityCustomRotorItemResult(
      start: current, range: current.flatMap { RotorRange.range(search.range, of: $0) })
    let predicate = UIAccessibilityCustomRotorSearchPredicate(
      currentItem: item, searchDirection: search.isForward ? .next : .previous)
    guard let found = rotors[search.rotor].itemSearchBlock(predicate),
      let place = found.targetElement as? NSObject
    else { return .declined }
    reveal(Target(object: place), at: ResolvedAccessibility(place).frame)
    let range = found.targetRange.flatMap { RotorRange.bytes($0, of: place) }
    return .place(.init(element: host.identities.id(represented: place), range: range))
  }

  /// Tells the app what became of an announcement it posted.
  ///
  /// - Source: Behaviour 1.11
  func announcementEnded(_ text: SpokenText, _ isComplete: Bool) -> Answer {
    UIAccessibility.announcementDidEnd(text, isComplete: isComplete)
    return .handled(by: nil)
  }
}
