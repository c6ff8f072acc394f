import AppHost
import UIKit

/// A part of the screen that the keyboard can be at.
@MainActor
protocol FocusRegion: ViewNode {
  /// The place of the state that the region takes part in.
  var focusPlace: AnyObject { get }
  /// True where the state says that the keyboard is to be here.
  var isWished: Bool { get }
  /// Lets the state say that the keyboard is here, or is here no longer.
  func note(_ isFocused: Bool)
}

/// Where the keyboard of one screen is.
@MainActor
final class KeyboardFocus {
  private struct WeakRegion {
    weak var region: (any FocusRegion)?
  }

  private var regions: [WeakRegion] = []
  /// The node that the keyboard is at.
  private(set) weak var node: ViewNode?
  private var isNoting = false
  private weak var graph: ViewGraph?
  private lazy var responder = KeyboardResponder(self)
  /// The nodes that a value for the focused part of the screen lies in.
  var values = FocusedValueSources()

  init(_ graph: ViewGraph) {
    self.graph = graph
  }

  /// The view of the UIKit kind that the screen lies in.
  var surrounding: UIView? { graph?.surroundingView }

  /// Takes a region in.
  func add(_ region: any FocusRegion) {
    regions.append(WeakRegion(region: region))
  }

  /// Moves the keyboard to a view, for example because its text is about to be edited.
  ///
  /// - Parameter target: A node within the regions that are to hear of it; `nil` puts the keyboard away.
  func move(to target: ViewNode?) {
    guard target !== node else { return }
    let former = node as? any KeyboardTarget
    node = target
    if let former, former.isMounted { former.keyboardLeft() }
    updateRegions()
    // Another field, of whatever kind, ends before this one begins.
    let new = target as? any KeyboardTarget
    if new?.takesText == true {
      if !responder.isFirstResponder { responder.becomeFirstResponder() }
    } else if responder.isFirstResponder {
      _ = responder.resignFirstResponder()
    }
    if node === target { new?.keyboardArrived() }
    values.changed()
  }

  /// Moves the keyboard to a view or to the field inside it, and cursors along with it.
  func send(to target: ViewNode) {
    move(to: target.focusTarget)
    graph?.cursor.follow(target)
  }

  private func updateRegions() {
    let around = node.map { sequence(first: $0, next: \.parent).map(ObjectIdentifier.init) } ?? []
    let inside = Set(around)
    isNoting = true
    defer { isNoting = false }
    let all = regions.compactMap(\.region)
    // Those that lose the keyboard speak first, so that a state they share ends with its new place.
    for region in all where !inside.contains(ObjectIdentifier(region)) && region.isWished {
      // A view that has gone leaves the state to one that has come in its place.
      let heirs = all.filter { $0.isMounted && $0 !== region && $0.focusPlace === region.focusPlace }
      if region.isMounted || !heirs.contains(where: \.isWished) { region.note(false) }
    }
    for region in all where inside.contains(ObjectIdentifier(region)) && !region.isWished {
      region.note(true)
    }
    regions.removeAll { $0.region?.isMounted != true }
  }

  /// Follows a state that the app has changed, once the views that it brings are there.
  func wishChanged(in place: AnyObject) {
    guard !isNoting else { return }
    graph?.afterUpdate { [weak self, weak place] in
      guard let self, let place else { return }
      follow(place)
    }
  }

  private func follow(_ place: AnyObject) {
    let own = regions.compactMap(\.region).filter { $0.isMounted && $0.focusPlace === place }
    guard let wished = own.first(where: \.isWished) else {
      if own.contains(where: holds) { move(to: nil) }
      return
    }
    guard !holds(wished) else { return }
    send(to: wished)
  }

  /// True where the keyboard is within a region.
  func holds(_ region: any FocusRegion) -> Bool { isWithin(region) }

  /// True where the keyboard is at a node or inside it.
  func isWithin(_ outer: ViewNode) -> Bool {
    node.map { sequence(first: $0, next: \.parent).contains { $0 === outer } } ?? false
  }
}

extension ViewNode {
  /// The innermost node that the keyboard goes to when it is sent here: a text field, else the node itself.
  fileprivate var focusTarget: ViewNode {
    (self as? any KeyboardTarget) ?? children.lazy.compactMap(\.innerTarget).first ?? self
  }

  private var innerTarget: ViewNode? {
    (self as? any KeyboardTarget) ?? children.lazy.compactMap(\.innerTarget).first
  }
}

private enum KeyboardFocusKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> KeyboardFocus { KeyboardFocus(graph) }
}

extension ViewGraph {
  /// Where the keyboard is.
  var keyboard: KeyboardFocus { self[KeyboardFocusKey.self] }
}
