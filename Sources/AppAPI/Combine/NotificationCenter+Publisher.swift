extension NotificationCenter {
  /// Publishes the notifications of a name.
  ///
  /// - Parameters:
  ///   - name: Which notifications.
  ///   - object: Whose notifications; `nil` for everybody's.
  /// - Returns: A publisher that listens for as long as somebody has subscribed.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes the notifications of a name.
  public struct Publisher: OpenCombine.Publisher {
    /// The notification that was posted.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where notifications are posted.
    public let center: NotificationCenter
    /// Which notifications.
    public let name: Notification.Name
    /// Whose notifications; `nil` for everybody's.
    public let object: AnyObject?

    /// Makes a publisher that listens for as long as somebody has subscribed.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Lets a subscriber have the notifications.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Notification, Downstream.Failure == Never {
      nonisolated(unsafe) let notifications = PassthroughSubject<Notification, Never>()
      nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
        notifications.send($0)
      }
      let center = center
      notifications
        .handleEvents(receiveCancel: { center.removeObserver(token as Any) })
        .receive(subscriber: subscriber)
    }
  }
}
