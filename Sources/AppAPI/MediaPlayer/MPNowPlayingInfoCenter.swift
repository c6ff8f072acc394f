@_exported import UIKit

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The title of what is played.
public let MPMediaItemPropertyTitle = "title"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Who plays it.
public let MPMediaItemPropertyArtist = "artist"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What it is a part of.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Its picture.
public let MPMediaItemPropertyArtwork = "artwork"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// For how long it is played, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How many seconds of it were played.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fast it is played.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// What is shown of what is played, outside of the app.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let center = MPNowPlayingInfoCenter()
  /// That of the app.
  open class func `default`() -> MPNowPlayingInfoCenter { center }
  /// What is said of it.
  public var nowPlayingInfo: [String: Any]?
}

/// How an app carried out a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  /// It did, there is nothing to play, there is nobody to play it, or it failed.
  case success
  /// There is nothing to play.
  case noSuchContent = 100
  /// Nothing of it can be played.
  case noActionableNowPlayingItem = 110
  /// It was tried in vain.
  case commandFailed = 200
}

/// That a person used a command outside of the app.
open class MPRemoteCommandEvent: NSObject {}

/// A command by which a person plays or pauses outside of the app.
open class MPRemoteCommand: NSObject {
  /// True where it can be used.
  public var isEnabled = true

  /// Says what is done for it; nobody uses it outside of the app here.
  ///
  /// - Returns: What the command is taken back by.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    self
  }
  /// Takes back what is done for it.
  open func removeTarget(_ target: Any?) {}
}

/// The commands by which a person plays or pauses outside of the app.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  /// Those of the app.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Ends.
  public let stopCommand = MPRemoteCommand()
  /// Goes on to the next.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes back to the one before.
  public let previousTrackCommand = MPRemoteCommand()
  /// Goes on by some seconds.
  public let skipForwardCommand = MPRemoteCommand()
  /// Goes back by some seconds.
  public let skipBackwardCommand = MPRemoteCommand()
}
