import Dispatch
import Foundation

/// Lets what another thread asks of an object wait for the main one's turn.
///
/// Objects of this module belong to the main actor; older code can still reach them from elsewhere.
enum MainActorAccess {
  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main actor, which the main queue serves from threads of its own where a process waits in it.
  static var isNow: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true }

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
