@_exported import Foundation

/// What a live activity is about: what stays the same, and what changes.
public protocol ActivityAttributes: Codable, Sendable {
  /// What changes while it goes on.
  associatedtype ContentState: Codable & Hashable & Sendable
}

/// What a live activity shows, and until when that holds.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  /// What is shown.
  public var state: State
  /// When it is out of date.
  public var staleDate: Date?
  /// How much it matters beside other activities of the app.
  public var relevanceScore: Double

  /// Says what is shown, and until when that holds.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Equatable where State: Equatable {}

/// How far a live activity is.
public enum ActivityState: Hashable, Sendable, Codable {
  /// It goes on.
  case active
  /// It is over, and still shown.
  case ended
  /// It is not shown any more.
  case dismissed
  /// What it shows is out of date.
  case stale
}

/// When a live activity that is over is taken away.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  let date: Date?
  let isImmediate: Bool

  /// When the system finds it right.
  public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)
  /// At a time.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date, isImmediate: false)
  }
}

/// From where the content of a live activity can be changed.
public struct PushType: Hashable, Sendable {
  private let channel: String?

  /// From a server, by a token; no server is reached here.
  public static let token = PushType(channel: nil)
  /// From a channel that others listen to as well.
  public static func channel(_ id: String) -> PushType { PushType(channel: id) }
}

/// How a person is told that a live activity changed.
public struct AlertConfiguration: Sendable {
  /// The sound of it.
  public struct AlertSound: Hashable, Sendable {
    private let name: String?

    /// That of the system.
    public static let `default` = AlertSound(name: nil)
    /// One of the app.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// What it is about.
  public let title: LocalizedStringResource
  /// What happened.
  public let body: LocalizedStringResource
  /// What is played with it.
  public let sound: AlertSound

  /// Says what a person is told.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
