import Testing

@testable import AppBuilding

@Suite("What is told of repairs")
struct RepairReportTests {
  private static func message(_ text: String) throws -> CompilerMessage {
    try #require(CompilerMessage.messages(in: "A.swift:3:9: error: \(text)").first)
  }

  private static func repair(_ unit: String, _ name: String, _ words: String, line: Int = 3) -> Repair {
    Repair(file: "/app/A.swift", line: line, unit: unit, name: name, words: words)
  }

  @Test("An override in an extension goes before what has to choose between it and what it overrides")
  func choice() {
    let messages = CompilerMessage.messages(
      in: """
        A.swift:3:9: error: declaration 'awake()' cannot override more than one superclass declaration
        B.swift:4:9: error: instance method 'awake()' declared in 'View' cannot be overridden from extension
        """)
    #expect(CompilerMessage.causes(of: messages).map(\.file) == ["B.swift"])
    #expect(CompilerMessage.causes(of: Array(messages.prefix(1))).count == 1)
  }

  @Test(
    "A message asks for the repair that its words name, and says whether it is sure",
    arguments: [
      ("value of type 'some View' has no member 'glow'", "modifier", "glow", true),
      ("value of type 'Text' has no member 'glow'", "modifier", "glow", true),
      ("value of type 'Dog' has no member 'glow'", "member", "glow", true),
      ("type 'Dog' has no member 'rex'", "member", "rex", true),
      ("cannot find 'Glow' in scope", "name", "Glow", true),
      ("extra argument 'radius' in call", "argument", "radius", true),
      ("unknown attribute 'Query'", "attribute", "", true),
      ("method does not override any method from its superclass", "override", "", true),
      ("type 'A' does not conform to protocol 'Codable'", "conformance", "Codable", true),
      ("invalid redeclaration of 'a'", "redeclaration", "", true),
      ("generic parameter 'T' could not be inferred", "other", "", false),
    ])
  func kinds(_ text: String, _ word: String, _ name: String, _ isSure: Bool) throws {
    let kind = RepairKind(try Self.message(text))
    #expect(kind.word == word)
    #expect(kind.name == name)
    #expect(kind.isSure == isSure)
  }

  @Test(
    "Types that are missing are told from other names, with the type that they belong to",
    arguments: [
      ("cannot find type 'SKScene' in scope", "SKScene", nil),
      ("'Place' is not a member type of class 'UIKit.UIView'", "Place", "UIKit.UIView"),
      ("'Dog' is ambiguous for type lookup in this context", "Dog", nil),
      ("cannot find 'SKScene' in scope", nil, nil),
    ] as [(String, String?, String?)])
  func types(_ text: String, _ name: String?, _ owner: String?) throws {
    let missing = StubNames(try Self.message(text))
    #expect(missing?.name == name)
    #expect(missing?.owner == owner)
  }

  @Test("A repair is told with file, line, unit and the compiler's words, and by what a person misses")
  func lines() {
    let heard = Self.repair("statement", "", "cannot find 'Glow' in scope")
    #expect(heard.text == "A.swift:3: statement left out: cannot find 'Glow' in scope")
    let silent = Self.repair("modifier", ".font", "value of type 'Text' has no member 'font'")
    #expect(
      silent.text
        == "A.swift:3: modifier .font left out, which is not heard: value of type 'Text' has no member 'font'"
    )
    let needed = Self.repair("modifier", ".accessibilityGlow", "no")
    #expect(
      needed.text == "A.swift:3: modifier .accessibilityGlow left out, which assistive technologies need: no")
  }

  @Test(
    "What no technology tells of is told apart: content types, touch feedback, looks, purchases",
    arguments: [
      ("modifier", ".textContentType", "type 'UITextContentType?' has no member 'x'", .silent),
      ("modifier", ".sensoryFeedback", "no", .silent), ("modifier", ".glowEffect", "no", .silent),
      ("statement", "", "cannot find 'UIImpactFeedbackGenerator' in scope", .silent),
      ("statement", "", "value of type 'CHHapticEngine' has no member 'x'", .silent),
      ("value", "", "type 'SKPayment' has no member 'x'", .silent),
      ("value", "", "type 'UITextContentType?' has no member 'x'", .silent),
      ("statement", "", "cannot find 'Shop' in scope", .heard),
      ("modifier", ".onGlow", "no", .heard),
      // More went than the words tell of.
      ("body", "buy", "type 'SKPayment' has no member 'x'", .heard),
      ("modifier", ".accessibilityEffect", "no", .accessibility),
    ] as [(String, String, String, Repair.Effect)])
  func effects(_ unit: String, _ name: String, _ words: String, _ effect: Repair.Effect) {
    #expect(Self.repair(unit, name, words).effect == effect)
  }

  @Test("Few repairs have a line each; of many there is a summary, and every line where all are asked for")
  func summaries() {
    let few = [Self.repair("statement", "", "no")]
    #expect(RepairSummary([]).lines.isEmpty)
    #expect(RepairSummary(few).lines == ["A.swift:3: statement left out: no"])
    #expect(RepairSummary(few).list == RepairSummary(few).lines)
    let many =
      (1...6).map { Self.repair("value", "", "no", line: $0) } + [
        Self.repair("modifier", ".font", "no"), Self.repair("modifier", ".accessibilityGlow", "no"),
      ]
    let summary =
      "8 places in 1 file left out (1 of them for assistive technologies, 1 of them not heard anyhow). "
      + "List them with --left-out."
    #expect(RepairSummary(many).lines == [summary])
    #expect(RepairSummary(many).list.count == 9)
    #expect(RepairSummary(many).list.last == summary)
  }

  @Test("A line of the file of stand-ins tells which of them it declares")
  func supportLines() throws {
    let stubs = ["B", "A"].map { StubType(name: $0, kind: "protocol", arity: 0) }
    let support = LeftOutSupport(stubs: stubs)
    let lines = support.code.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex(of: "public protocol B {}"))
    #expect(support.stub(onLine: line + 1)?.name == "B")
    #expect(support.stub(onLine: line)?.name == "A")
    #expect(support.stub(onLine: 1) == nil)
    #expect(support.stub(onLine: lines.count + 1) == nil)
  }

  @Test("A summary says how much of an app is heard, and how many screens come past what is left out")
  func counts() {
    var count = ScreenCount()
    count.screens = 3
    count.heard = 2
    #expect(count.text == "Heard: 2 of 3 screens. None comes past what is left out.")
    count.stops = 1
    count.withHoles = 1
    #expect(count.text == "Heard: 2 of 3 screens, 1 stop. 1 of them comes past something that is left out.")
  }

  @Test("The places that an app comes past are taken from what it prints, each once, screen by screen")
  func places() {
    let places = LeftOutPlaces()
    #expect(!places.take("hello"))
    #expect(places.take("earshot-left-out: A.swift:3"))
    #expect(places.take("earshot-left-out: A.swift:3"))
    #expect(places.collect() == ["A.swift:3"])
    #expect(places.collect().isEmpty)
  }

  @Test("What the scanner answers is read, and what is no answer is passed over")
  func answers() {
    let answer = RepairScan.answer([
      "edit\t0\t3\t5\t2\t1\tvalue\t\ta\\nb\t2\t3", "edit\t0\t5\t3\t2\t1\tvalue\t\t\t2\t3",
      "edit\tx", "none\t1\t4\t2",
      "stub\tA\tprotocol\t2", "nonsense",
    ])
    #expect(answer.edits.map(\.replacement) == ["a\nb"])
    #expect(answer.edits.map(\.range) == [3..<5])
    #expect(answer.failed.map(\.file) == [1])
    #expect(answer.stubs == [StubType(name: "A", kind: "protocol", arity: 2)])
  }

  @Test("What stands in for a type is what it is used as, inside the type that it belongs to")
  func stubs() {
    #expect(StubType(name: "A", kind: "protocol", arity: 0).code == "public protocol A {}")
    #expect(StubType(name: "SKScene", kind: "superclass", arity: 0).code == "open class SKScene: NSObject {}")
    let problem = StubType(name: "Error", kind: "protocol", arity: 0, owner: "Shop").code
    #expect(problem == "extension Shop { public protocol Error {} }")
    let nested = StubType(name: "Part", kind: "type", arity: 1, owner: "UIView").code
    #expect(nested.hasPrefix("extension UIView { public nonisolated struct Part<T1>: EarshotStub"))
    #expect(
      LeftOutSupport(stubs: [StubType(name: "A", kind: "protocol", arity: 0)]).code.hasSuffix(
        "protocol A {}\n"))
  }
}
