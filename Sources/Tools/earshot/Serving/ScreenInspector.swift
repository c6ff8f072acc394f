import AccessibilityModel
import AuditEngine
import EarshotSession
import EffortEngine
import Foundation
import TreeFormat
import VoiceOverEngine

/// Finds out what each action of a screen costs and what an audit finds there, as `earshot effort` and `earshot audit`
/// do, beside the device and without using it.
struct ScreenInspector: Sendable {
  /// A screen at a moment.
  struct Screen: Sendable {
    /// Name of the screen.
    var name: String
    /// What is on it.
    var tree: AccessibilityTree
    /// Where VoiceOver's cursor is, from where prices count.
    var cursor: ElementID?
    /// What is wrong with what is seen; `nil` where that cannot be drawn.
    var picture: [PictureFinding]?
  }

  /// What is shown, beside which a project keeps its choices.
  var target: [String]
  /// VoiceOver as the person set it up, which has not met a screen yet.
  var voiceOver: VoiceOver
  /// What was chosen for open questions.
  var rules: RuleChoices
  /// BCP 47 tag of what is spoken.
  var language: String

  /// Looks at a screen.
  ///
  /// - Throws: What is wrong with a project's choices.
  /// - Complexity: O(states × moves) of each technology.
  func inspect(_ screen: Screen) async throws -> PageInspection {
    var technologies = EffortTable.Technologies(rules: rules, language: language)
    technologies.voiceOver.firstStop = screen.cursor
    let table = EffortTable(screen.tree, with: technologies)
    return PageInspection(table, try await report(on: screen, technologies))
  }

  /// What an audit finds, without what comments in the code take away.
  private func report(
    on screen: Screen, _ technologies: EffortTable.Technologies
  ) async throws -> AuditReport {
    let choices = try FindingOptions.usualChoices(beside: target)
    let inspection = ScreenInspection(
      with: voiceOver, technologies: technologies, limits: choices.limits.stop)
    // A copy that stays as it is: the tour of an audit leaves the cursor elsewhere, and the app hears of it.
    let copy = Session(source: StaticSource(screen.tree), rules: rules)
    _ = try await copy.start(with: [voiceOver])
    var audited = try await inspection.screen(screen.name, of: copy, after: [])
    audited.picture = screen.picture
    audited.losses = nil
    audited.diagnostics = nil
    var report = AuditReport(
      [Audit(choices).outcome(of: audited)], root: FileManager.default.currentDirectoryPath)
    report.ignore(SuppressionFiles(of: report.findings).suppressions, isWhole: false)
    return report
  }
}
