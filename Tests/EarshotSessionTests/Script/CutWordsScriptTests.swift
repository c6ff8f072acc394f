import AccessibilityModel
import EarshotSession
import Synchronization
import Testing
import TreeFormat
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

  @Test("10.13: text, JSON and what the app is told agree on what was cut off and on what was heard")
  func agreement() async throws {
    for (waits, isHeard) in [("", false), ("wait 5s\n", true)] {
      let told = Mutex<[Bool]>([])
      let source = ScriptedSource(.screen([.stop("Save", traits: .button), .stop("Help", traits: .button)])) {
        kind in
        if case .announcementEnded(_, let isComplete) = kind { told.withLock { $0.append(isComplete) } }
        guard case .activate(let id) = kind else { return (nil, [], .declined) }
        return (nil, [.announcement("Saved", priority: .standard, queued: false)], .handled(by: id))
      }
      var dialect = Dialect.iOS
      dialect.unchangedActivation = .silence
      let driven = try await DrivenScript(
        "double tap\n\(waits)right\nwait 5s\n", on: source, with: VoiceOver(dialect))
      #expect(driven.text.contains("(not heard: Saved; cut off at once by \"Help, button\")") == !isHeard)
      let written = EncodedSessionV1(driven.records.map(EncodedSessionV1.Entry.init))
      let read = try EncodedSessionV1.reading(written.text).entries()
      let lost = read.compactMap { entry -> Unheard? in
        guard case .effect(_, .unheard(let words)) = entry.happening, words.utterance.isPosted else {
          return nil
        }
        return words
      }
      #expect(lost.map(\.utterance.text) == (isHeard ? [] : ["Saved"]))
      #expect(lost.first?.cause?.text == (isHeard ? nil : "Help, button"))
      #expect(told.withLock { $0 } == [isHeard])
    }
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
