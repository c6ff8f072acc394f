import AccessibilityModel
import AppHost

/// Finds the next place of a rotor that a view declares.
///
/// - Source: Behaviour 1.4.3 C1, 3.2
@MainActor
struct RotorSearcher {
  let graph: ViewGraph
  /// The element that declares the rotor.
  let owner: DescribedElement
  /// Which elements there are, in reading order.
  let order: [ElementID]

  private typealias Search = Request.RotorSearch

  /// The place beside the one that the cursor is at; `nil` at the ends.
  func place(_ search: Request.RotorSearch, among places: [RotorPlace]) -> RotorDescriptor.Entry? {
    let step = search.isForward ? 1 : -1
    var index = start(among: places, search)
    while places.indices.contains(index) {
      if let entry = bring(places[index]) { return entry }
      index += step
    }
    return nil
  }

  /// The index of the place to try first.
  private func start(among places: [RotorPlace], _ search: Request.RotorSearch) -> Int {
    let known = places.map(described)
    let ids = known.map { $0.map(id) }
    if let current = search.current {
      let here = places.indices.filter { ids[$0] == current }
      if let exact = here.first(where: { bytes(places[$0], in: known[$0]) == search.range }) {
        return search.isForward ? exact + 1 : exact - 1
      }
      // The whole text is where the cursor is: its stretches lie ahead of it.
      if let first = here.first, let last = here.last { return search.isForward ? first : last }
    }
    guard let current = search.current.flatMap(order.firstIndex(of:)) else {
      return search.isForward ? 0 : places.count - 1
    }
    func stands(_ index: Int, before: Bool) -> Bool {
      guard let place = ids[index].flatMap(order.firstIndex(of:)) else { return false }
      return before ? place < current : place > current
    }
    if let before = places.indices.last(where: { stands($0, before: true) }) {
      return search.isForward ? before + 1 : before
    }
    guard let after = places.indices.first(where: { stands($0, before: false) }) else {
      return search.isForward ? 0 : -1
    }
    return search.isForward ? after : after - 1
  }

  /// Has the view of a place on the screen, and answers who it is.
  private func bring(_ place: RotorPlace) -> RotorDescriptor.Entry? {
    place.prepare()
    graph.layoutNow()
    if described(place) == nil, case .id(let id) = place.target {
      graph.root?.scroll(to: id, anchor: nil)
      graph.layoutNow()
    }
    guard let found = described(place) else { return nil }
    let range = bytes(place, in: found)
    if place.textRange != nil, range == nil { return nil }
    return RotorDescriptor.Entry(element: id(found), range: range)
  }

  private func described(_ place: RotorPlace) -> DescribedElement? {
    switch place.target {
    case .owner: owner.firstStop
    case .named(let id, let namespace):
      graph.named[NamedItems.Name(use: .rotorEntry, namespace: namespace, id: id)]
        .flatMap(\.heardFirst)
    case .id(let id):
      graph.root.flatMap { root in
        let rows = root.lazyRows.lazy.compactMap { $0.row(identifiedBy: id) }
        return (root.items(identifiedBy: id) ?? Array(rows)).lazy.compactMap(\.heardFirst).first
      }
    }
  }

  private func id(_ described: DescribedElement) -> ElementID {
    RunningApp.current.identities.id(for: described.identity)
  }

  /// The bytes of the element's text that a place stands for.
  private func bytes(_ place: RotorPlace, in described: DescribedElement?) -> Range<Int>? {
    guard let range = place.textRange, let text = described?.walkedText else { return nil }
    guard range.upperBound <= text.endIndex else { return nil }
    let bytes = text.utf8
    let lower = bytes.distance(from: bytes.startIndex, to: range.lowerBound)
    return lower..<lower + bytes.distance(from: range.lowerBound, to: range.upperBound)
  }
}

extension LayoutItem {
  /// The first element in it that the cursor stops at.
  fileprivate var heardFirst: DescribedElement? { describedElements.lazy.compactMap(\.firstStop).first }
}

extension DescribedElement {
  /// The words that people walk in it.
  fileprivate var walkedText: String? {
    if let text = element.textContent?.string, !text.isEmpty { return text }
    return element.label?.string ?? element.value?.string
  }
}

extension LazyRowsItem {
  /// The row of the element with an id, where it is made at present.
  fileprivate func row(identifiedBy id: AnyHashable) -> LayoutItem? {
    guard let row = row(of: id, among: realized) else { return nil }
    return zip(realized, contents).first { $0.0 == row }?.1
  }
}
