import CoreMedia
import Foundation

/// Somebody who is told where a player is.
struct TimeObserver {
  let token: NSObject
  let queue: DispatchQueue
  let block: @Sendable (CMTime) -> Void
}

extension AVPlayer {
  /// Where it is: where it was last sent to, for no picture and no sound leads on from there.
  public func currentTime() -> CMTime { position }

  /// Goes to a moment.
  public func seek(to time: CMTime) { seek(to: time) { _ in } }

  /// Goes to a moment, or to one that is near enough; it always goes to the moment itself.
  public func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Goes to a moment, or to one that is near enough, then tells a handler.
  @preconcurrency
  public func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Goes to a moment, then tells a handler whether it is there.
  @preconcurrency
  public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    let isThere = time.isNumeric
    if isThere {
      position = max(time, .zero)
      if let end = currentItem?.duration, end.isNumeric { position = min(position, end) }
      tellObservers()
    }
    DispatchQueue.main.async { completionHandler(isThere) }
  }

  /// Tells a closure where the player is, as it begins, ends and is sent elsewhere; in between it stays there.
  ///
  /// - Returns: What the telling is ended by.
  @preconcurrency
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(token: NSObject(), queue: queue ?? .main, block: block)
    observers.append(observer)
    return observer.token
  }

  /// Ends the telling.
  public func removeTimeObserver(_ observer: Any) {
    observers.removeAll { $0.token === observer as AnyObject }
  }

  func tellObservers() {
    let time = position
    for observer in observers {
      let block = observer.block
      observer.queue.async { block(time) }
    }
  }
}
