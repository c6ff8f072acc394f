import AccessibilityModel

/// Something that happened to the person, when, and by which technology.
public struct SessionRecord: Hashable, Sendable {
  /// When it happened.
  public var instant: VirtualInstant
  /// The technology that it comes from.
  public var technology: TechnologyID
  /// What happened.
  public var effect: Effect
  /// The uncertain rules it rests on: those of the technology, and those that shaped the elements it concerns.
  public var rules: [UncertainRule]

  /// Makes a record.
  public init(
    instant: VirtualInstant, technology: TechnologyID, effect: Effect, rules: [UncertainRule] = []
  ) {
    self.instant = instant
    self.technology = technology
    self.effect = effect
    self.rules = rules
  }
}

/// Takes in what happens to the person and renders it: as captions, speech, braille or a log.
///
/// A recorder never asks a technology anything.
public protocol Recorder: Sendable {
  /// Takes in one happening, in the order in which they occur.
  func record(_ record: SessionRecord) async
}

/// Keeps everything that happens, in order.
public actor SessionLog: Recorder {
  /// What happened so far.
  public private(set) var records: [SessionRecord] = []

  /// Makes an empty log.
  public init() {}

  /// Adds what happened.
  public func record(_ record: SessionRecord) {
    records.append(record)
  }

  /// Every utterance so far as a caption shows it, one after the other.
  public var captions: [String] { records.compactMap(\.caption) }
}

extension SessionRecord {
  /// The words as a caption shows them, where words were spoken.
  public var caption: String? {
    guard case .speak(let utterance, interrupts: _) = effect, !utterance.isEmpty else { return nil }
    return utterance.text
  }
}
