import AccessibilityModel
import AppBuilding
import AuditEngine
import EarshotSession
import EffortEngine
import VoiceOverEngine

/// An app that a crawl can begin anew as often as it likes.
package protocol CrawledApp: Source {
  /// Lets the time begin anew that the app may take for its answers.
  func restartDeadline() async
  /// What the app was found to do wrong since it began.
  var diagnostics: [Diagnostic] { get async }
}

extension HostedApp: CrawledApp {}

/// How far a crawl goes and how it meets the app.
package struct CrawlSettings: Sendable {
  /// How many screens are found at most.
  package var screens = 200
  /// How many moves from the start moves are tried at most.
  package var depth = 12
  /// How many moves are made at most.
  package var moves = 20_000
  /// Seconds of real time after which nothing more is tried.
  package var seconds = 120.0
  /// How many workers try moves at the same time, each with a process of its own.
  package var jobs = 1
  /// How many stops of a screen are heard at most.
  package var stops = 400
  /// What is typed into fields.
  package var text = "Bailey"
  /// How much of the app's time may pass until its first screen is there.
  package var patience: Duration = .seconds(5)
  /// How much of the app's time may pass behind a move.
  package var rest: Duration = .seconds(3)
  /// Pixels for each point of the pictures; `nil` where none are taken.
  package var pictureScale: Double?
  /// True where each way is gone again in a new process at the end.
  package var verifies = true
  /// How much of each screen is audited.
  package var audit = CrawlAudit.whole
  /// By what it is audited.
  package var choices = AuditChoices()
  /// Who walks through every state of a screen, where that is looked at.
  package var technologies = EffortTable.Technologies()
  /// The name of the text size that the app was started at.
  package var textSize = "large"
  /// Who speaks.
  package var voiceOver: VoiceOver

  /// Makes settings with sensible limits.
  package init(voiceOver: VoiceOver) {
    self.voiceOver = voiceOver
  }
}
