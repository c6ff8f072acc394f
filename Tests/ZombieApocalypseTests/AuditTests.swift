import EarshotTesting
import Testing
import UIKit

@testable import ZombieApocalypse

/// The talk's list of what is wrong with the game, told by the audit, and nothing else.
@Suite("The zombie game: what an audit finds, before and after", .timeLimit(.minutes(10)))
@MainActor
struct AuditTests {
  /// The rule, and what it is about.
  private func lines(_ findings: [AuditFinding]) -> [String] {
    findings.map { "\($0.rule): \($0.path)" }
  }

  @Test("Z15: the audit of the flawed game finds techniques, zombies, meter, symbols and targets")
  func flawed() async throws {
    try await hosting(GameViewController()) { screen in
      let found = try await screen.audit()
      #expect(
        lines(found) == [
          "missing-name: (button) after \"Self-autorelease\"", "missing-name: (button) after \"Arc\"",
          "small-target: (button) after \"Self-autorelease\" > \"?\" (SymbolButton)",
          "small-target: (button) after \"Arc\" > \"Ⅱ\" (SymbolButton)",
          "unexposed-control: \"Self-dealloc\" (TechniqueButton)",
          "unexposed-control: \"Self-release\" (TechniqueButton)",
          "unexposed-control: \"Self-autorelease\" (TechniqueButton)",
          "unexposed-control: \"Garbage\" (TechniqueButton)", "unexposed-control: \"Arc\" (TechniqueButton)",
          "unexposed-drawing: ZombieMeter", "unexposed-drawing: PlayingField",
        ])
    }
  }

  @Test("Z15: the audit of the flawed help finds that it comes without a word and a heading")
  func flawedHelp() async throws {
    var before: [String] = []
    try await hosting(GameViewController()) { screen in
      let found = try await screen.audit()
      before = lines(found)
    }
    try await hosting(GameViewController()) { screen in
      try await screen.voiceOver.flickRight(times: 5)
      try await screen.voiceOver.doubleTap()
      let findings = try await screen.audit()
      // What lies beneath can still be reached, and is told of by the audit of the game.
      let added = lines(findings).filter { !before.contains($0) }
      #expect(
        added == [
          "missing-name: (button) after \"NSZombie Apocalypse\"",
          "small-target: (button) after \"NSZombie Apocalypse\" > \"×\" (SymbolButton)",
          "unannounced-screen: \"NSZombie Apocalypse\" (text)",
          "untitled-screen: \"NSZombie Apocalypse\" (text)",
        ])
      let change = try #require(findings.first { $0.rule == "unannounced-screen" })
      #expect(change.message.contains("nothing told so"))
      #expect(change.message.contains("can still be reached"))
    }
  }

  @Test("Z15: the audit of the mended game finds nothing, with its help open, and after it was closed")
  func mended() async throws {
    try await hosting(AccessibleGameViewController()) { screen in
      try await screen.expectNoFindings()
    }
    try await hosting(AccessibleGameViewController()) { screen in
      try await screen.focus("Help")
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard.last == "NSZombie Apocalypse, heading")
      try await screen.expectNoFindings()
    }
    try await hosting(AccessibleGameViewController()) { screen in
      try await screen.focus("Help")
      try await screen.voiceOver.doubleTap()
      try await screen.escape()
      try await screen.expectNoFindings()
    }
  }
}
