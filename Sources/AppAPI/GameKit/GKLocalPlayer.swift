@_exported import UIKit

/// Why something of a game's community could not be had.
public struct GKError: Error, Hashable, Sendable {
  /// What was the matter.
  public enum Code: Int, Sendable {
    /// Something else, a change of mind, no network, what the player may not do, or a player who is not known.
    case unknown = 1
    /// A change of mind, or no network.
    case cancelled, communicationsFailure
    /// The player may not do it.
    case userDenied = 8
    /// The player is not known.
    case notAuthenticated = 6
  }

  /// What was the matter.
  public let code: Code
  /// An error of a code.
  public init(_ code: Code) { self.code = code }
}

/// Somebody who plays.
open class GKPlayer: NSObject {
  /// What the player calls themselves; nothing is known.
  public var displayName: String { "" }
  /// What tells the player from others in this game; nothing is known.
  public var gamePlayerID: String { "" }
  /// What tells the player from others in games of one maker; nothing is known.
  public var teamPlayerID: String { "" }
}

/// The player on this device, who has not signed in.
@MainActor @preconcurrency
open class GKLocalPlayer: GKPlayer {
  /// The player.
  public static let local = GKLocalPlayer()

  /// False: nobody has signed in.
  public nonisolated var isAuthenticated: Bool { false }
  /// False: nothing is known of the player's age.
  public nonisolated var isUnderage: Bool { false }
  /// False: nothing is known.
  public nonisolated var isMultiplayerGamingRestricted: Bool { false }

  /// Told that nobody has signed in, once it is set.
  public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      Task { @MainActor in authenticateHandler(nil, GKError(.notAuthenticated)) }
    }
  }
}

/// What a player has reached.
open class GKAchievement: NSObject {
  /// What it is.
  public let identifier: String
  /// How much of it.
  public var percentComplete: Double = 0
  /// True where the player is told.
  public var showsCompletionBanner = false

  /// Names something to be reached.
  public init(identifier: String) { self.identifier = identifier }

  /// Tells that nothing could be stored, for nobody has signed in.
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {
    handler?(GKError(.notAuthenticated))
  }

  /// Tells that nothing could be read, for nobody has signed in.
  open class func loadAchievements(
    completionHandler handler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) {
    handler?(nil, GKError(.notAuthenticated))
  }
}

/// The best results of a game.
open class GKLeaderboard: NSObject {
  /// Tells that nothing could be stored, for nobody has signed in.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    completionHandler(GKError(.notAuthenticated))
  }
}

/// The button in a corner that leads to the community of a game; without an account it is not shown.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  /// In which corner.
  public enum Location: Int, Sendable {
    /// A corner of the screen.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// The button.
  public static let shared = GKAccessPoint()
  /// True where the game wants it shown.
  public var isActive = false
  /// In which corner.
  public var location = Location.topLeading
  /// True where results stand beside it.
  public var showHighlights = false
}

/// Is told that the player is done with the community of a game.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  /// Takes in that the player is done.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// What of the community of a game is shown.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// As the system likes, results, what was reached, challenges, the player, or everything.
  case `default` = -1
  /// Results, what was reached, challenges, the player, or everything.
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

/// Shows the community of a game; without an account it leaves at once.
open class GKGameCenterViewController: UINavigationController {
  /// Who is told.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

  /// Shows a part.
  public convenience init(state: GKGameCenterViewControllerState) { self.init(nibName: nil, bundle: nil) }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let gameCenterDelegate {
      gameCenterDelegate.gameCenterViewControllerDidFinish(self)
    } else {
      dismiss(animated: true)
    }
  }
}
