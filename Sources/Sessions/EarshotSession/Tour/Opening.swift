import AccessibilityModel
import VoiceOverEngine

/// What an app lets people hear, and wants of the cursor, while it starts; beside the stops of its screen.
public struct Opening: Hashable, Sendable {
  /// Words that the app posted and that are heard, at least in part.
  public var heard: [Utterance]
  /// Words that the app posted and that were cut off or left out.
  public var lost: [Unheard]
  /// The stop on which the cursor begins; `nil` where that is the first one.
  public var stop: ElementID?
  /// What a person calls that stop.
  public var stopName: String

  /// Describes a start.
  ///
  /// - Parameters:
  ///   - heard: Words that the app posted and that are heard, at least in part.
  ///   - lost: Words that the app posted and that were cut off or left out.
  ///   - stop: The stop on which the cursor begins; `nil` where that is the first one.
  ///   - stopName: What a person calls that stop.
  public init(heard: [Utterance] = [], lost: [Unheard] = [], stop: ElementID? = nil, stopName: String = "") {
    self.heard = heard
    self.lost = lost
    self.stop = stop
    self.stopName = stopName
  }

  /// Reads a start from what happened; `nil` where the app posted nothing and the cursor began at the first stop.
  ///
  /// - Complexity: O(n) for n records.
  public init?(_ records: [SessionRecord], of session: Session) async {
    let listening = Listening(records)
    let voiceOver = await session.technology(VoiceOver.self)
    let tree = await session.tree
    self.init(
      heard: listening.heard.map(\.utterance).filter(\.isPosted) + (voiceOver?.waitingAnnouncements ?? []),
      lost: listening.lost.map(\.words).filter { $0.utterance.isPosted && !$0.isHeardInPart })
    if let cursor = voiceOver?.cursor, cursor != tree.firstStop {
      stop = cursor
      stopName = tree[cursor]?.label?.string ?? ""
    }
    if heard.isEmpty, lost.isEmpty, stop == nil { return nil }
  }

  /// The uncertain rules that the words rest on, each once.
  public var rules: [UncertainRule] {
    let causes = lost.flatMap { [$0.utterance, $0.cause].compactMap(\.self) }
    return UncertainRule.unique((heard + causes).flatMap(\.rules))
  }

  /// What a person is told of it, a line each.
  var lines: [String] {
    let words =
      heard.map { "As it starts: \(Transcript.line($0.text))" } + lost.map { "As it starts: \($0.mark)" }
    return stop == nil ? words : words + ["The cursor begins on \"\(Transcript.line(stopName))\"."]
  }
}
