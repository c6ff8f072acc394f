@_exported import AudioToolbox
import Foundation

/// Plays a sound of the app's own; here it knows whether it plays, and nothing is heard of that.
@MainActor @preconcurrency
open class AVAudioPlayer: NSObject {
  /// Where the sound comes from.
  public let url: URL?
  /// True while it plays.
  open private(set) var isPlaying = false
  private var hasSound = true
  /// How loud it is, from 0 to 1.
  open var volume: Float = 1
  /// How often it is played again; without end where less than 0.
  open var numberOfLoops = 0
  /// Seconds from its beginning.
  open var currentTime: TimeInterval = 0

  /// Makes a player without a sound, as apps do before they have one.
  public override init() {
    url = nil
    hasSound = false
    super.init()
  }

  /// Plays a file.
  ///
  /// - Throws: What keeps the file from being read.
  public init(contentsOf url: URL) throws {
    _ = try Data(contentsOf: url)
    self.url = url
    super.init()
  }

  /// Plays a sound that is there already.
  ///
  /// - Throws: Nothing, as nothing is looked at.
  public init(data: Data) throws {
    url = nil
    super.init()
  }

  /// Makes it ready; there is nothing to do for that.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Begins to play; one without a sound does not.
  @discardableResult
  open func play() -> Bool {
    isPlaying = hasSound
    return isPlaying
  }

  /// Ends to play for now.
  open func pause() { isPlaying = false }
  /// Ends to play.
  open func stop() { isPlaying = false }
}

/// How an app's sounds go together with those of others; there are no others here.
@MainActor @preconcurrency
open class AVAudioSession: NSObject {
  /// What the sounds are for.
  public struct Category: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside what one does.
    public static let ambient = Category(rawValue: "ambient")
    /// What one wants to hear.
    public static let playback = Category(rawValue: "playback")
    /// What one says.
    public static let record = Category(rawValue: "record")
    /// Both.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
    /// Beside what one does, alone.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
  }

  /// How the sounds are treated.
  public struct Mode: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As usual.
    public static let `default` = Mode(rawValue: "default")
    /// As the sound of a film.
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    /// As words spoken for long.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
  }

  /// What else is wanted.
  public struct CategoryOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others go on more softly.
    public static let duckOthers = CategoryOptions(rawValue: 2)
  }

  private static let session = AVAudioSession()

  /// What the sounds are for.
  open private(set) var category = Category.soloAmbient

  /// The session of the app.
  open class func sharedInstance() -> AVAudioSession { session }

  /// Says what the sounds are for.
  ///
  /// - Throws: Nothing, as there is no device to refuse it.
  open func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {
    self.category = category
  }

  /// Begins or ends that the app is heard.
  ///
  /// - Throws: Nothing, as there is no device to refuse it.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// What happens as the app is heard no more.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Other apps learn that they can go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
}
