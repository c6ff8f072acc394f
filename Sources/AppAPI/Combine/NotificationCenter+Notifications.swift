import Foundation

extension NotificationCenter {
  /// The notifications of a name, one after the other, for as long as somebody waits for them.
  ///
  ///     for await _ in NotificationCenter.default.notifications(named: .didChange) { reload() }
  ///
  /// - Parameters:
  ///   - name: Which notifications.
  ///   - object: Whose notifications; `nil` for everybody's.
  /// - Returns: The notifications that are posted from now on.
  public func notifications(
    named name: Notification.Name, object: (AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications of a name, one after the other.
  ///
  /// It listens from the moment it is made, as its users expect who post right after.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification
    /// It never fails.
    public typealias Failure = Never

    private let stream: AsyncStream<Passed>
    private let center: NotificationCenter
    private let token: any NSObjectProtocol

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      let (stream, continuation) = AsyncStream.makeStream(of: Passed.self)
      self.stream = stream
      self.center = center
      token = center.addObserver(forName: name, object: object, queue: nil) {
        continuation.yield(Passed(notification: $0))
      }
    }

    deinit { center.removeObserver(token as Any) }

    /// Makes what hands out one notification after the other.
    public func makeAsyncIterator() -> Iterator { Iterator(owner: self, base: stream.makeAsyncIterator()) }

    /// Hands out one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      /// Listens for as long as this does.
      fileprivate let owner: Notifications
      fileprivate var base: AsyncStream<Passed>.Iterator

      /// Waits for the next notification; `nil` when the task was cancelled.
      public mutating func next() async -> Notification? { await base.next()?.notification }
    }

    /// A notification on its way to the one who waits for it.
    fileprivate struct Passed: @unchecked Sendable {
      let notification: Notification
    }
  }
}
