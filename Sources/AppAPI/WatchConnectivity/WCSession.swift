@_exported import Foundation

/// How far the way to a watch is.
public enum WCSessionActivationState: Int, Sendable {
  /// Not opened, closed for now, or open.
  case notActivated, inactive, activated
}

/// Is told what comes from a watch.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Takes in that the way is open, or why not.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Takes in that another watch is used.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Takes in that nothing comes from the former watch any more.
  func sessionDidDeactivate(_ session: WCSession)
  /// Takes in a message.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Takes in a message that is answered.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Takes in what holds at present.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Takes in what was sent for later.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// Why nothing reached a watch.
public struct WCError: Error, Hashable, Sendable {
  /// What was the matter.
  public enum Code: Int, Sendable {
    /// No watch belongs to the phone, or it is not near.
    case deviceNotPaired = 7005
    /// It is not near.
    case notReachable = 7007
  }

  /// What was the matter.
  public let code: Code
  /// An error of a code.
  public init(_ code: Code) { self.code = code }
}

/// The way between a phone and a watch; there is no watch.
open class WCSession: NSObject, @unchecked Sendable {
  /// The way.
  public static let `default` = WCSession()
  /// True: a phone can have one.
  open class func isSupported() -> Bool { true }

  /// Who is told.
  public weak var delegate: (any WCSessionDelegate)?
  /// How far it is.
  public private(set) var activationState = WCSessionActivationState.notActivated
  /// What the app said last of what holds.
  public private(set) var applicationContext: [String: Any] = [:]

  /// False: there is no watch.
  public var isPaired: Bool { false }
  /// False: there is no watch.
  public var isWatchAppInstalled: Bool { false }
  /// False: there is no watch.
  public var isReachable: Bool { false }
  /// Nothing: there is no watch.
  public var receivedApplicationContext: [String: Any] { [:] }

  /// Opens the way.
  open func activate() {
    activationState = .activated
    Task { @MainActor in self.delegate?.session(self, activationDidCompleteWith: .activated, error: nil) }
  }

  /// Tells that a message reached nobody.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {
    errorHandler?(WCError(.notReachable))
  }

  /// Says what holds at present.
  ///
  /// - Throws: That there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.deviceNotPaired)
  }
}
