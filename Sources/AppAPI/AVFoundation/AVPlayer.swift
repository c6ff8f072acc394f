@_exported import UIKit

/// Where a film or a sound comes from, and for how long it runs.
open class AVPlayerItem: NSObject {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// That is not known yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// The address.
  public let url: URL
  /// The film or the sound as a whole.
  public let asset: AVAsset
  /// Whether it can be played, once a player has it: a file that is there can, and there is no network for any other.
  open private(set) var status = Status.unknown
  /// Why it cannot be played.
  open private(set) var error: (any Error)?

  /// An item at an address; nothing is read from it.
  public convenience init(url URL: URL) {
    self.init(asset: AVURLAsset(url: URL))
  }

  /// An item of a film or a sound.
  public init(asset: AVAsset) {
    url = asset.source
    self.asset = asset
    super.init()
  }

  /// How long it is; a time that nobody knows until it is ready, and where the file does not tell.
  open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }

  /// Looks whether it can be played; the answer is there when the main queue next has a turn.
  fileprivate func prepare(_ completion: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let item = self
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let isThere = item.url.isFileURL && FileManager.default.isReadableFile(atPath: item.url.path)
        item.status = isThere ? .readyToPlay : .failed
        let code: URLError.Code = item.url.isFileURL ? .fileDoesNotExist : .notConnectedToInternet
        item.error = isThere ? nil : URLError(code)
        completion()
      }
    }
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An item ran to its end; without a picture or a sound none does here.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTime")
}

/// Plays a film or a sound; here it knows whether it plays, and nothing is seen or heard of that.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// That is not known yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// Whether it can play; known once it was seen whether its item can be played.
  open private(set) var status = Status.unknown
  /// Whether something plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It does not.
    case paused = 0
    /// It waits for what to play.
    case waitingToPlayAtSpecifiedRate = 1
    /// It does.
    case playing = 2
  }

  /// What it plays.
  open private(set) var currentItem: AVPlayerItem?
  /// True where no sound is wanted.
  open var isMuted = false
  /// True where the screen stays on while it plays.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether it goes on while the app is in the background.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// How fast it plays; 0 while it does not.
  open var rate: Float = 0 {
    didSet {
      guard (rate == 0) != (oldValue == 0) else { return }
      rateDidChange?()
      tellObservers()
    }
  }
  /// Where it is.
  var position = CMTime.zero
  /// Who is told where it is.
  var observers: [TimeObserver] = []
  /// Told when it begins or ends to play.
  package var rateDidChange: (@MainActor () -> Void)?

  /// Plays nothing yet.
  public override nonisolated init() { super.init() }

  /// Plays what is at an address.
  public convenience init(url URL: URL) {
    self.init(playerItem: AVPlayerItem(url: URL))
  }

  /// Plays an item.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    prepare()
  }

  private func prepare() {
    // A player is ready also where its item is not.
    currentItem?.prepare { [weak self] in self?.status = .readyToPlay }
  }

  /// Begins to play.
  open func play() { rate = 1 }
  /// Ends to play.
  open func pause() { rate = 0 }
  /// Plays another item from now on.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    position = .zero
    prepare()
  }
  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
}

/// Whether a player goes on while its app is in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// The player decides.
  case automatic = 1
  /// It pauses.
  case pauses = 2
  /// It goes on where it can.
  case continuesIfPossible = 3
}
