import AccessibilityModel
import AppHost

/// The names of groups of elements, the same in every run.
@MainActor
final class GroupNames: AppStateKey {
  private var numbers: [AnyHashable: Int] = [:]
  private var count = 0

  static func initialValue(in host: RunningApp) -> GroupNames { GroupNames() }

  /// The name of a group that an app knows by a value.
  func name(of key: AnyHashable, _ word: String) -> String {
    if let number = numbers[key] { return "\(word) \(number)" }
    count += 1
    numbers[key] = count
    return "\(word) \(count)"
  }

  /// The name of a group that nothing else names.
  func newName(_ word: String) -> String {
    count += 1
    return "\(word) \(count)"
  }
}

/// Puts elements into a group by its name.
struct GroupNameModifier: ItemModifier {
  typealias Body = Never
  /// What kind of group it is.
  enum Kind {
    /// One through which keys go before they go on.
    case focus
    /// One of elements that belong together over a distance.
    case linked(AnyHashable)
  }

  nonisolated(unsafe) let kind: Kind

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> GroupNameItem {
    let item = GroupNameItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: GroupNameItem, in node: ViewNode) {
    let names = RunningApp.current[GroupNames.self]
    switch kind {
    case .focus: item.focusGroup = item.focusGroup ?? names.newName("section")
    case .linked(let key): item.linkedGroup = names.name(of: key, "linked")
    }
  }
}

/// An item whose elements are in a group.
final class GroupNameItem: WrapperItem {
  var focusGroup: String?
  var linkedGroup: String?

  override func makeDescribedElements() -> [DescribedElement] {
    inner.describedElements.map { described in
      var described = described
      if let focusGroup { described.join(focusGroup) }
      if let linkedGroup { described.element.linkedGroup = linkedGroup }
      return described
    }
  }
}

extension DescribedElement {
  /// Puts everything inside that is in no group yet into one.
  fileprivate mutating func join(_ group: String) {
    if element.focusGroup == nil { element.focusGroup = group }
    for index in children.indices { children[index].join(group) }
  }
}

private struct LinkedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

extension View {
  /// Links elements that belong together over a distance.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(GroupNameModifier(kind: .linked(LinkedKey(id: AnyHashable(id), namespace: namespace))))
  }

  /// Has the keyboard go through the views inside before it goes on.
  ///
  /// - Source: Behaviour 5.2 FK2
  public nonisolated func focusSection() -> some View { modifier(GroupNameModifier(kind: .focus)) }
}
