import Foundation

/// Records what a microphone hears; the device has none that the person allows the app to use.
@MainActor @preconcurrency
open class AVAudioRecorder: NSObject {
  /// Where the sound goes.
  public let url: URL
  /// How it is written.
  public let settings: [String: Any]
  /// Is told how the recording ends.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// True while something is recorded: never.
  open var isRecording: Bool { false }
  /// How many seconds are recorded.
  open var currentTime: TimeInterval { 0 }
  /// True where it is measured how loud it is.
  open var isMeteringEnabled = false

  /// Makes a recorder for a file.
  ///
  /// - Throws: Nothing, as nothing is written before something is recorded.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    super.init()
  }

  /// Makes it ready, which it cannot be.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Begins to record, which is not allowed.
  @discardableResult
  open func record() -> Bool { false }
  /// Begins to record for a time, which is not allowed.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Ends to record for now; nothing is recorded.
  open func pause() {}
  /// Ends to record; the delegate is told nothing of what never began.
  open func stop() {}
  /// Takes away what was recorded; there is nothing.
  @discardableResult
  open func deleteRecording() -> Bool { false }
  /// Measures how loud it is.
  open func updateMeters() {}
  /// How loud it is, in decibels below the loudest: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud it was at most, in decibels below the loudest: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Is told how a recording ends.
@MainActor @preconcurrency
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// Takes in that it ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Takes in that the sound could not be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

extension AVAudioSession {
  /// Whether an app may use the microphone.
  public enum RecordPermission: UInt, Sendable {
    /// The person was not asked.
    case undetermined = 1_970_168_948
    /// The person said no.
    case denied = 1_684_369_017
    /// The person said yes.
    case granted = 1_735_552_628
  }

  /// Whether the person was asked, and said no.
  public var recordPermission: RecordPermission {
    AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined ? .undetermined : .denied
  }

  /// What a person who is asked answers: no.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names the way in which a sound is written, among the settings of a recorder.
public let AVFormatIDKey = "AVFormatIDKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names how many values a second a sound has, among the settings of a recorder.
public let AVSampleRateKey = "AVSampleRateKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names how many channels a sound has, among the settings of a recorder.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Names how well a sound is written, among the settings of a recorder.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"

/// How well a sound is written.
public enum AVAudioQuality: Int, Sendable {
  /// As small as can be.
  case min = 0
  /// Small.
  case low = 32
  /// Between small and good.
  case medium = 64
  /// Good.
  case high = 96
  /// As good as can be.
  case max = 127
}
