import Dispatch
import Foundation

/// Tells code that any thread may call whether it is on the main actor.
///
/// Most objects that apps know belong to the main actor; older code can still reach them from elsewhere.
package enum MainActorAccess {
  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main actor, which the main queue serves from threads of its own where a process waits in it.
  package static var isNow: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true }
}
