import ATSPIAdapter
import AccessibilityModel

extension LiveApp {
  /// How many steps a value takes at most to become the number that a client wants.
  private static let mostSteps = 1_000

  /// Does what a client of the accessibility bus wants.
  ///
  /// - Returns: True where the app did it.
  package func perform(_ request: ClientRequest) async -> Bool {
    switch request {
    case .action(let kind): return await ask(kind)?.isDone ?? false
    case .focus(let id): return await focus(id)
    case .value(let id, let number): return await setValue(of: id, to: number)
    case .show(let id): return await ask(.focus(id))?.isDone ?? false
    case .edit(let id, let edit):
      guard await beginEditing(id) else { return false }
      return await ask(.edit(id, edit))?.isDone ?? false
    }
  }

  /// Lets keys go to an element: the app is told, editing ends elsewhere and begins here where it is a field.
  package func focus(_ id: ElementID) async -> Bool {
    guard screen.contains(.element(id)), screen.tree[id]?.isStop == true else { return false }
    if let left = screen.focus, left != id, screen.tree[left]?.traits.contains(.isEditing) == true {
      await ask(.edit(left, .end))
    }
    guard await ask(.focus(id))?.isDone == true else { return false }
    if screen.tree[id]?.isField == true { _ = await beginEditing(id) }
    change { $0.move(focusTo: id) }
    onChange()
    return true
  }

  private func beginEditing(_ id: ElementID) async -> Bool {
    guard let element = screen.tree[id] else { return false }
    guard element.isField, !element.traits.contains(.isEditing) else { return true }
    return await ask(.activate(id))?.isDone ?? false
  }

  /// Raises or lowers a value, step by step, as long as it comes nearer to a number.
  private func setValue(of id: ElementID, to number: Double) async -> Bool {
    guard number.isFinite, let first = value(of: id) else { return false }
    var current = first
    for _ in 0..<Self.mostSteps where current != number {
      let isRaised = current < number
      guard await ask(isRaised ? .increment(id) : .decrement(id))?.isDone == true, let next = value(of: id),
        abs(next - number) < abs(current - number)
      else { break }
      current = next
      // A step beyond the number is as near as steps come.
      if (current < number) != isRaised { break }
    }
    return current != first || first == number
  }

  private func value(of id: ElementID) -> Double? { screen.object(.element(id))?.value?.current }
}

extension Answer {
  /// True where the app took something on.
  var isDone: Bool {
    switch self {
    case .declined, .failed: false
    default: true
    }
  }
}

extension AccessibilityElement {
  /// True where people type into it.
  var isField: Bool {
    !traits.isDisjoint(with: [.textEntry, .secureTextEntry, .textArea, .searchField])
      && !traits.contains(.notEnabled)
  }
}
