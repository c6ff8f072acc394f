import AppHost
import Foundation

extension NotificationCenter {
  /// Calls a method of an object for each notification that fits, as long as the object lives.
  ///
  /// - Parameters:
  ///   - observer: The object, held weakly.
  ///   - aSelector: The method; it may take the notification.
  ///   - aName: The name of the notifications; any where `nil`.
  ///   - anObject: Who posts them; anybody where `nil`.
  @MainActor @preconcurrency
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let target = observer as AnyObject
    let registration = MethodObservation(center: self, target: target, name: aName, sender: anObject)
    registration.token = addObserver(forName: aName, object: anObject, queue: nil) {
      [weak registration] notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let target = registration?.target else { return }
        _ = aSelector.perform(on: target, sender: notification)
      }
    }
    MethodObservation.all.append(registration)
  }

  /// Ends that methods of an object are called; a token of a block ends that block.
  @MainActor @preconcurrency
  public func removeObserver(_ observer: AnyObject) {
    MethodObservation.end { $0.center === self && $0.target === observer }
    removeObserver(observer as Any)
  }

  /// Ends that methods of an object are called for notifications of a name, or of a sender.
  @MainActor @preconcurrency
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    let sender = anObject.map { $0 as AnyObject }
    MethodObservation.end { own in
      own.center === self && own.target === observer && (aName == nil || own.name == aName)
        && (sender == nil || own.sender === sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}

/// A method of an object that is called for notifications.
@MainActor
private final class MethodObservation {
  let center: NotificationCenter
  weak var target: AnyObject?
  let name: NSNotification.Name?
  weak var sender: AnyObject?
  var token: (any NSObjectProtocol)?

  init(center: NotificationCenter, target: AnyObject, name: NSNotification.Name?, sender: Any?) {
    self.center = center
    self.target = target
    self.name = name
    self.sender = sender.map { $0 as AnyObject }
  }

  /// Those of the current app.
  static var all: [MethodObservation] {
    get { RunningApp.current[MethodObservations.self] }
    set { RunningApp.current[MethodObservations.self] = newValue }
  }

  /// Ends those that fit, and those whose object is gone.
  static func end(where fits: (MethodObservation) -> Bool) {
    let ended = all.filter { $0.target == nil || fits($0) }
    all.removeAll { $0.target == nil || fits($0) }
    for observation in ended {
      if let token = observation.token { observation.center.removeObserver(token as Any) }
    }
  }
}

/// The methods that are called for notifications in one app.
@MainActor
private enum MethodObservations: AppStateKey {
  static func initialValue(in host: RunningApp) -> [MethodObservation] { [] }
}
