import AccessibilityModel

/// Finds what clients are told where a screen has become another one.
struct ScreenChanges {
  let old: ProvidedScreen
  let new: ProvidedScreen
  private(set) var events: [ProvidedEvent] = []

  init(old: ProvidedScreen, new: ProvidedScreen) {
    self.old = old
    self.new = new
  }

  /// Looks at what a difference names: containers first, so that objects are there before they are told of.
  mutating func take(_ diff: TreeDiff) {
    var containers: [ProvidedID] = []
    var updated: [ElementID] = []
    var moved: [ElementID] = []
    for change in diff.changes {
      switch change {
      case .remove(let id): containers.append(old.parent(of: .element(id)) ?? .window)
      case .insert(_, let parent, after: _): containers.append(container(parent))
      case .move(let id, let parent, after: _):
        containers += [old.parent(of: .element(id)) ?? .window, container(parent)]
      case .update(let element):
        updated.append(element.id)
        guard let before = old.tree[element.id] else { continue }
        if before.isModal != element.isModal || before.isStop != element.isStop {
          containers += [new.parent(of: .element(element.id)) ?? .window, .element(element.id)]
        }
        if before.frame != element.frame, element.clipsChildren || element.rows != nil {
          moved.append(element.id)
        }
      case .shift(inside: let id, by: _): moved.append(id)
      }
    }
    for container in unique(containers) { compareChildren(of: container) }
    for id in updated { compare(.element(id)) }
    for id in moved { compareContents(of: id) }
  }

  private func container(_ id: ElementID?) -> ProvidedID {
    id.map { $0 == new.windowElement ? .window : .element($0) } ?? .window
  }

  private func unique(_ ids: [ProvidedID]) -> [ProvidedID] {
    var seen: Set<ProvidedID> = []
    return ids.filter { seen.insert($0).inserted }
  }

  /// Tells what came to a container and what left it, between what stayed at both ends.
  private mutating func compareChildren(of container: ProvidedID) {
    guard old.contains(container), new.contains(container) else { return }
    let (before, after) = (old.children(of: container), new.children(of: container))
    guard before != after else { return }
    let shorter = min(before.count, after.count)
    let head = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before.reversed(), after.reversed()).prefix(shorter - head).prefix { $0 == $1 }.count
    for index in (head..<before.count - tail).reversed() {
      tell(ProvidedSignal("ChildrenChanged", "remove", of: container, index, 0, .object(before[index])))
      if !new.contains(before[index]) { remove(before[index]) }
    }
    for index in head..<after.count - tail {
      for item in new.subtree(of: after[index]) {
        events.append(.added(item.object, index: item.index, childCount: item.childCount))
      }
      tell(ProvidedSignal("ChildrenChanged", "add", of: container, index, 0, .object(after[index])))
    }
  }

  private mutating func remove(_ id: ProvidedID) {
    for item in old.subtree(of: id).reversed() where !new.contains(item.object.id) {
      tell(ProvidedSignal("StateChanged", "defunct", of: item.object.id, 1))
      events.append(.removed(item.object.id))
    }
  }

  /// Tells how an object became otherwise that was there before.
  private mutating func compare(_ id: ProvidedID) {
    guard let before = old.object(id), let after = new.object(id) else { return }
    events += before.changes(to: after)
    guard before.relations[.details] != nil || after.relations[.details] != nil else { return }
    compareChildren(of: id)
    guard let element = id.element else { return }
    compareChildren(of: .details(element))
    for fact in new.children(of: .details(element)) {
      guard let before = old.object(fact), let after = new.object(fact) else { continue }
      events += before.changes(to: after)
    }
  }

  /// Tells of what was scrolled: where the container shows other parts, and what came into view or left it.
  private mutating func compareContents(of container: ElementID) {
    tell(ProvidedSignal("VisibleDataChanged", of: .element(container)))
    for id in new.tree.subtree(of: container) where old.tree.contains(id) {
      guard let before = old.object(.element(id)), let after = new.object(.element(id)),
        before.states != after.states
      else { continue }
      events += before.changes(to: after)
    }
  }

  private mutating func tell(_ signal: ProvidedSignal) { events.append(.signal(signal)) }
}
