import AccessibilityModel
import EarshotSession
import TestSupport
import Testing
import VoiceOverEngine

@Suite("Selecting what is heard in a script")
struct SelectingScriptTests {
  private static let form = AccessibilityNode.kennel([
    .stop("Email", value: "a@b.example", traits: .textEntry), .stop("Pay now", traits: .button),
    .stop("Pay later", traits: .button), .stop("", value: "12 euros"),
  ])

  private func run(_ script: String) async throws -> DrivenScript {
    try await DrivenScript(script, Self.form)
  }

  @Test(
    "A stop is selected by its label, its value, all that is heard of it, its beginning or a part",
    arguments: [
      ("\"Pay now\"", "Pay now"), ("\"a@b.example\"", "Email"), ("\"Pay now, button\"", "Pay now"),
      ("\"12 euros\"", ""), ("\"email\"", "Email"), ("\"Pay n\"", "Pay now"),
      ("containing \"later\"", "Pay later"),
      ("containing \"LATER, but\"", "Pay later"), ("containing \"Pay\" 2", "Pay later"),
      ("\"Pay\" 1", "Pay now"),
    ])
  func found(words: String, label: String) async throws {
    let driven = try await run("select \(words)")
    guard words != "\"Pay n\"" else {
      // A word that is cut is no beginning.
      #expect(driven.failures.count == 1)
      return
    }
    #expect(driven.failures == [])
    let cursor = driven.records.compactMap { record -> ElementID? in
      guard case .moveCursor(let id) = record.effect else { return nil }
      return id
    }
    let tree = AccessibilityTree(Self.form)
    #expect((cursor.last.flatMap { tree[$0]?.label?.string } ?? "") == label)
  }

  @Test("Several that begin with the words, or contain them, are told apart by a number")
  func several() async throws {
    let beginning = try await run("select \"Pay\"")
    #expect(
      beginning.failures.flatMap(\.lines) == [
        "2 elements begin with \"Pay\". Say which one: select \"Pay\" 1 to 2."
      ])
    let part = try await run("select containing \"button\"")
    #expect(
      part.failures.flatMap(\.lines) == [
        "2 elements contain \"button\". Say which one: select containing \"button\" 1 to 2."
      ])
  }

  @Test("A script stops at a select that finds nothing, and says how many lines it left out")
  func stopping() async throws {
    let driven = try await run("select \"Refund\"\ndouble tap\nexpect \"Refunded\"")
    #expect(driven.failures.map(\.line.number) == [1])
    #expect(!driven.text.contains("double tap"))
    #expect(
      driven.text.contains("Line 1 failed. The script stopped there; 2 lines behind it were not done.\n"))
  }

  @Test("A part of what is heard can be expected, and the rest of it needs no line")
  func containing() async throws {
    let driven = try await run("select \"Pay now\"\nexpect containing \"now\"\nexpect containing \"later\"")
    #expect(driven.failures.map(\.line.number) == [3])
    #expect(driven.text.contains("expected    … later …\n       heard       Pay now, button\n"))
  }

  @Test("Rows that are not there yet are scrolled to, forwards and back")
  func rows() async throws {
    let source = LazyListSource(count: 100)
    let driven = try await DrivenScript(
      "select \"Dog 77\"\nexpect containing \"Dog 77\"\nselect \"Dog 3\"\nexpect containing \"Dog 3\"",
      on: source)
    #expect(driven.failures == [])
    #expect(await source.most < 40)
  }

  @Test("What no row has is said to be missing, with how many rows were looked through")
  func missingRows() async throws {
    let driven = try await DrivenScript("select \"Cat 7\"", on: LazyListSource(count: 100))
    #expect(
      driven.failures.first?.lines.first?.hasPrefix(
        "No element named \"Cat 7\", also in 88 rows that are scrolled to.") == true)
    let long = try await DrivenScript("select \"Cat 7\"", on: LazyListSource(count: 10_000))
    #expect(long.failures.first?.lines.first?.contains("more were not looked at") == true)
  }

  @Test("Letters that no field takes are a failure with advice")
  func typing() async throws {
    let driven = try await run("type \"a\"")
    #expect(
      driven.failures.flatMap(\.lines) == [
        "No field is being edited. Select one and double tap it before this line."
      ])
  }

  @Test("A spoken command that worked says what it did, and one that was declined says so")
  func spoken() async throws {
    let screen = AccessibilityNode.screen([.stop("Pay now", traits: .button), .stop("Help", traits: .button)])
    let source = ScriptedSource(screen) { kind in
      guard case .activate(let id) = kind, AccessibilityTree(screen)[id]?.label?.string == "Pay now" else {
        return (nil, [], .declined)
      }
      return (nil, [], .handled(by: id))
    }
    let driven = try await DrivenScript("say \"tap pay now\"\nsay \"tap help\"", on: source)
    #expect(driven.text.contains("(done: activate \"Pay now\")\n"))
    #expect(driven.text.contains("(declined: activate \"Help\")\n"))
  }
}
