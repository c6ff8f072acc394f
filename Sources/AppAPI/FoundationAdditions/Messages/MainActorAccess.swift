import Dispatch
import Foundation

/// Lets what another thread asks of an object wait for the main one's turn.
///
/// Objects of this module belong to the main actor; older code can still reach them from elsewhere.
package enum MainActorAccess {
  private static let mainQueue = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// True on the main actor, which the main queue serves from threads of its own where a process waits in it.
  package static var isNow: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) == true }
}
