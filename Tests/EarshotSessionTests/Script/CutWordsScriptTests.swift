import AccessibilityModel
import EarshotSession
import Testing
import VoiceOverEngine

@Suite("Words in a script that nobody heard")
struct CutWordsScriptTests {
  /// A button whose handler announces something, and another one.
  static func source(_ priority: Notification.Priority = .standard) -> ScriptedSource {
    ScriptedSource(.screen([.stop("Save", traits: .button), .stop("Help", traits: .button)])) { kind in
      guard case .activate(let id) = kind else { return (nil, [], .declined) }
      let told = Notification.announcement("Saved", priority: priority, queued: false)
      return (nil, [told], .handled(by: id))
    }
  }

  @Test(
    "10.13: an announcement that what is said of the button cuts is marked; expecting it fails with the reason"
  )
  func insideHandler() async throws {
    let driven = try await DrivenScript(
      """
      double tap
      expect "Saved"
      expect "Save"
      """, on: Self.source())
    #expect(driven.text.contains("(not heard: Saved; cut off at once by \"Save\")"))
    #expect(!driven.text.contains("       Saved  "))
    #expect(driven.failures.count == 1)
    #expect(
      driven.failures.first?.lines == [
        "expected    Saved", "heard       Save", "not heard   Saved; cut off at once by \"Save\"",
      ])
  }

  @Test(
    "10.13: an announcement that the next flick cuts counts until then, and is marked there")
  func nextFlick() async throws {
    var dialect = Dialect.iOS
    dialect.unchangedActivation = .silence
    let driven = try await DrivenScript(
      """
      double tap
      expect "Saved"
      right
      expect "Help, button"
      """, on: Self.source(), with: VoiceOver(dialect))
    #expect(driven.failures.isEmpty)
    #expect(driven.text.contains("(not heard: Saved; cut off at once by \"Help, button\")"))
    let waited = try await DrivenScript(
      """
      double tap
      wait 5s
      right
      """, on: Self.source(), with: VoiceOver(dialect))
    #expect(!waited.text.contains("not heard"))
  }

  @Test("10.13: patient words that a flick drops are marked as left out")
  func dropped() async throws {
    var dialect = Dialect.iOS
    dialect.unchangedActivation = .silence
    let driven = try await DrivenScript(
      """
      double tap
      right
      wait
      expect silence
      """, on: Self.source(.low), with: VoiceOver(dialect))
    #expect(driven.failures.isEmpty)
    #expect(driven.text.contains("(not heard: Saved; left out because of \"Help, button\")"))
  }

  @Test("10.13: who flicks from stop to stop has heard each of them")
  func flicks() async throws {
    let driven = try await DrivenScript(
      """
      right
      expect "Help, button"
      left
      right
      """, on: Self.source())
    #expect(driven.failures.isEmpty)
    #expect(!driven.text.contains("heard:"))
  }
}
