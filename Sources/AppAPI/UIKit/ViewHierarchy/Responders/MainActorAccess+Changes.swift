import FoundationAdditions

extension MainActorAccess {
  /// Carries something from one thread to another; it is touched on the main one alone.
  private struct UncheckedBox<Object: NSObject>: @unchecked Sendable {
    let object: Object
    let change: @MainActor (Object) -> Void
  }

  /// Makes a change on the main actor, and notes that it was asked for elsewhere.
  static func take<Object: NSObject>(for object: Object, _ change: @escaping @MainActor (Object) -> Void) {
    let box = UncheckedBox(object: object, change: change)
    Task { @MainActor in
      report(.wrongThread(box.object))
      box.change(box.object)
    }
  }
}
