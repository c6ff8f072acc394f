import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How fast an app speaks where it does not say.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
/// As slowly as an app can speak.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// As fast as an app can speak.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice of the device.
open class AVSpeechSynthesisVoice: NSObject {
  /// The tag of what it speaks.
  public let language: String
  /// What tells it from others.
  public let identifier: String
  /// What it is called.
  public var name: String { Locale.current.localizedString(forIdentifier: language) ?? language }

  /// A voice for a language.
  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    identifier = language
  }

  /// The voice of a name; one for that language.
  public init?(identifier: String) {
    language = identifier
    self.identifier = identifier
  }

  /// The language of the device.
  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }

  /// The voices of the device: one for its language.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
  }
}

/// Words that an app speaks, and how.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// Who speaks them.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// How long it waits before, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// How long it waits behind, in seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// Speaks words.
  public init(string: String) { speechString = string }

  /// About how long it takes, in seconds: fifteen letters in a second at the usual rate.
  var duration: TimeInterval {
    let speed = 15 * Double(max(0.1, rate / AVSpeechUtteranceDefaultSpeechRate))
    return preUtteranceDelay + Double(speechString.count) / speed + postUtteranceDelay
  }
}

/// Where an app ends to speak.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once, or behind the word.
  case immediate, word
}

/// Is told how far an app is with what it speaks.
@MainActor @preconcurrency
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// Takes in that words begin.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Takes in that words are over.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Takes in that words were cut off.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Takes in that words wait in the middle.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Takes in that words go on.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  {
  }
}

/// Speaks for an app, beside what assistive technologies speak; it takes its time, and is no part of a transcript.
@MainActor @preconcurrency
open class AVSpeechSynthesizer: NSObject {
  /// Who is told.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var queue: [AVSpeechUtterance] = []
  private var run = 0
  /// How much of the present words was left, in seconds, when they began or went on, and when that was.
  private var rest: (left: TimeInterval, since: TimeInterval) = (0, 0)
  /// True while it waits in the middle.
  public private(set) var isPaused = false

  /// Makes one that is silent.
  public override nonisolated init() { super.init() }

  /// True while it has something to speak.
  open var isSpeaking: Bool { !queue.isEmpty }

  /// Speaks words once those before them are over.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1 { begin() }
  }

  /// Ends, and forgets what was to come.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let cut = queue
    queue = []
    isPaused = false
    run += 1
    for utterance in cut { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  /// Waits in the middle.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first, !isPaused else { return false }
    isPaused = true
    run += 1
    rest.left = max(0, rest.left - (CACurrentMediaTime() - rest.since))
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// Goes on.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard isPaused, let utterance = queue.first else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: utterance)
    goOn()
    return true
  }

  private func begin() {
    guard let utterance = queue.first, !isPaused else { return }
    rest.left = utterance.duration
    delegate?.speechSynthesizer(self, didStart: utterance)
    goOn()
  }

  /// Speaks what is left of the present words.
  private func goOn() {
    guard isSpeaking, !isPaused else { return }
    run += 1
    let run = run
    rest.since = CACurrentMediaTime()
    DispatchQueue.main.asyncAfter(deadline: .now() + rest.left) { [weak self] in
      MainActor.assumeIsolated { self?.end(run) }
    }
  }

  private func end(_ run: Int) {
    guard run == self.run, !queue.isEmpty else { return }
    let utterance = queue.removeFirst()
    delegate?.speechSynthesizer(self, didFinish: utterance)
    begin()
  }
}
