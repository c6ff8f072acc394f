import AccessibilityModel
import Foundation

/// Keeps nodes for those elements of a collection that a lazy container has asked for.
///
/// An element makes as many rows as its view has parts; all elements make as many as the first one does.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  private var made: [Int: (id: ID, node: ViewNode)] = [:]
  private var knownParts: Int?

  override var children: [ViewNode] { made.sorted { $0.key < $1.key }.map(\.value.node) }

  /// How many rows one element makes.
  private var parts: Int {
    if let knownParts { return knownParts }
    let parts = view.data.isEmpty ? 1 : max(1, node(at: 0).items.count)
    knownParts = parts
    return parts
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  /// The view of one element; what it reads brings all rows up to date.
  private func content(of element: Data.Element) -> Content {
    graph.tracking(self) { view.content(element) }
  }

  private var rowInputs: NodeInputs {
    var inputs = childInputs
    inputs.isLazy = false
    return inputs
  }

  override func evaluate() {
    guard isMounted else { return }
    for (index, row) in made where index < view.data.count {
      made[index]?.node = row.node.reconciled(with: content(of: element(at: index)), rowInputs)
    }
  }

  private func node(at index: Int) -> ViewNode {
    if let row = made[index] { return row.node }
    let element = element(at: index)
    let row = (id: view.id(element), node: mount(content(of: element), rowInputs))
    if let twin = made.first(where: { $0.value.id == row.id }) {
      reportEqualIDs(
        row.id, "at \(min(index, twin.key)) and \(max(index, twin.key)); state may get mixed up.", view.place)
    }
    made[index] = row
    return row.node
  }

  /// Rows whose element is still at its place are brought up to date there; others are looked for.
  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    let former = made
    made = [:]
    var moved: [ID: ViewNode] = [:]
    for (index, row) in former {
      if index < view.data.count, view.id(element(at: index)) == row.id {
        made[index] = (row.id, row.node.reconciled(with: content(of: element(at: index)), rowInputs))
      } else if let twin = moved.updateValue(row.node, forKey: row.id) {
        twin.unmount()
      }
    }
    let isReordered = !moved.isEmpty
    if isReordered {
      let first = former.keys.min() ?? 0
      let last = min(view.data.count, (former.keys.max() ?? 0) + 2)
      for index in first..<max(first, last) where made[index] == nil {
        let element = element(at: index)
        guard let node = moved.removeValue(forKey: view.id(element)) else { continue }
        made[index] = (view.id(element), node.reconciled(with: content(of: element), rowInputs))
      }
      for node in moved.values { node.unmount() }
    }
    knownParts = nil
    if old.data.count != view.data.count || isReordered {
      invalidateItems()
    }
  }
}

extension LazyForEachNode: RowSource {
  var rowCount: Int { view.data.count * parts }

  func rowItems(at index: Int) -> [LayoutItem] {
    let (parts, items) = (parts, node(at: index / parts).items)
    guard parts > 1 else { return items }
    let part = index % parts
    return part == parts - 1
      ? Array(items.dropFirst(part)) : items.indices.contains(part) ? [items[part]] : []
  }

  func rowKey(at index: Int) -> RowKey {
    let parts = parts
    return RowKey(
      path: parts > 1 ? [index % parts] : [], id: AnyHashable(view.id(element(at: index / parts))))
  }

  func releaseRows(outside kept: Range<Int>) {
    let parts = parts
    for (index, row) in made where index * parts >= kept.upperBound || (index + 1) * parts <= kept.lowerBound
    {
      row.node.unmount()
      made[index] = nil
    }
  }

  var rowRuns: [RowRun] { [RowRun(count: rowCount, isWhole: false)] }

  func rowFacts(at index: Int) -> RowFacts {
    let index = index / parts
    guard index < view.data.count else { return RowFacts() }
    let node = made[index]?.node
    let tag = node?.options.first { !($0.value is NoValue) }?.value
    let link = node?.facts(ofRow: 0).value
    let id = ElementValue(id: view.id(element(at: index)))
    return RowFacts(
      value: AlternativeValue(values: [tag, link, id].compactMap(\.self)),
      edits: edits(of: index, own: view.edits, count: view.data.count))
  }
}

extension ViewNode {
  /// Tells of two elements with one id, with the view that shows them and its place in the code.
  func reportEqualIDs(_ id: some Hashable, _ trouble: String, _ place: CodePlace?) {
    let view = sequence(first: self, next: \.parent).lazy.compactMap(\.appViewName).first
    graph.report(
      "ForEach\(view.map { " in \($0)" } ?? "") has the id \(id) \(trouble) Make the ids distinct.",
      at: place?.location)
  }

  /// Notes that a collection is longer than what can be shown of it at once.
  func reportTooMany(_ count: Int, shown: Int, _ place: CodePlace?) {
    let view = sequence(first: self, next: \.parent).lazy.compactMap(\.appViewName).first
    graph.report(
      "ForEach\(view.map { " in \($0)" } ?? "") makes \(count) views at once, which takes more memory than a phone has; "
        + "only the first \(shown) are shown. Put it into a List or a LazyVStack.",
      at: place?.location)
  }
}
