import Testing

@testable import SyntaxScan

/// A text in which `⟦` stands before each word that the compiler complains of.
private func repaired(
  _ marked: String, _ kind: RepairRequest.Kind = .name, name: String = "", isSure: Bool = true,
  levels: [Int: Int] = [:]
) -> (text: String, units: [String], failed: Int) {
  var bytes: [UInt8] = []
  var requests: [RepairRequest] = []
  var (line, column) = (1, 1)
  for character in marked {
    if character == "⟦" {
      requests.append(
        RepairRequest(file: 0, line: line, column: column, kind: kind, isSure: isSure, name: name))
      continue
    }
    bytes += Array(String(character).utf8)
    column += String(character).utf8.count
    if character == "\n" { (line, column) = (line + 1, 1) }
  }
  let (made, failed) = RepairPlanner(bytes).repairs(for: requests, levels: levels)
  let text = String(decoding: made.map(\.edit).applied(to: bytes), as: UTF8.self)
  return (text, made.map { "\($0.repair.unit) \($0.repair.name)" }, failed.count)
}

/// The words of each line, for what is the same but for blanks.
private func plain(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.split(separator: " ").joined(separator: " ") }.joined(separator: "\n")
}

@Suite("Repairs of copies, the smallest unit first")
struct RepairTests {
  @Test("A modifier that is not here goes out of its chain, and every line stays where it was")
  func modifier() {
    let result = repaired(
      "var body: some View {\n  Text(\"a\")\n    .⟦glow(1,\n      2)\n    .bold()\n}", .modifier, name: "glow"
    )
    #expect(result.units == ["modifier .glow"])
    #expect(plain(result.text) == plain("var body: some View {\n  Text(\"a\")\n    \n      \n    .bold()\n}"))
    #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false).count == 6)
  }

  @Test("A modifier for assistive technologies leaves a mark at its place")
  func accessibilityModifier() {
    let result = repaired(
      "var body: some View { Text(\"a\").⟦accessibilityGlow(1) }", .modifier, name: "accessibilityGlow")
    #expect(
      plain(result.text)
        == plain("var body: some View { Text(\"a\").earshotLeftOut(\"accessibilityGlow\", 1) }"))
  }

  @Test("An initializer that delegates with a missing value does so without any, and never to itself")
  func delegation() {
    let result = repaired("extension A {\n  init(_ text: String) { self.init(b.map { ⟦C($0) }) }\n}")
    #expect(
      plain(result.text)
        == plain(
          "extension A {\n  init(_ text: String) { let _: Void = EarshotLeftOut.note(2); self.init() }\n}"))
    let own = repaired("extension A {\n  init(text: String = \"\") { self.init(b: ⟦c) }\n}")
    #expect(!own.text.contains("self.init()"))
  }

  @Test(
    "What a text says of a missing value, and a typed value, say that they are left out",
    arguments: [
      ("var body: some View { Text(\"a \\(⟦b.c) d\") }", "Text(\"a \\(EarshotLeftOut.text(1)) d\")", "text "),
      ("var body: some View { Text(⟦b) }", "Text(EarshotLeftOut.value(1))", "value "),
      ("var body: some View { Text(name(⟦b)) }", "Text(EarshotLeftOut.value(1))", "value "),
      ("let a: String = ⟦b", "let a: String = EarshotLeftOut.value(1)", "value "),
      ("func f() { l.text = c(⟦b) }", "l.text = EarshotLeftOut.value(1)", "value "),
      ("func f() -> String { g(); return ⟦b }", "return EarshotLeftOut.value(1)", "value "),
    ])
  func values(_ text: String, _ expected: String, _ unit: String) {
    let result = repaired(text)
    #expect(plain(result.text).contains(plain(expected)), "\(result.text)")
    #expect(result.units == [unit])
  }

  @Test(
    "A call of an optional requirement keeps its meaning where the requirement has a default",
    arguments: [
      ("func f() { d?.go⟦?(1) }", "func f() { d?.go (1) }"),
      ("func f() { if let x = d.go⟦?(1) { y() } }", "func f() { if let x = Optional(d.go(1)) { y() } }"),
      ("let a = d.go⟦?(1, b: 2) ?? 3", "let a = Optional(d.go(1, b: 2)) ?? 3"),
    ])
  func optionalRequirements(_ text: String, _ expected: String) {
    let result = repaired(text, .chaining)
    #expect(plain(result.text) == plain(expected))
    #expect(result.units == ["spelling "])
  }

  @Test("A view that cannot be made leaves a marked place, also where a choice decides about it")
  func places() {
    let view = repaired("var body: some View {\n  VStack {\n    ⟦Glow()\n    Text(\"a\")\n  }\n}")
    #expect(plain(view.text).contains(plain("VStack {\n    EarshotLeftOut.place(3)\n    Text(\"a\")")))
    let choice = repaired("var body: some View {\n  if ⟦glows(1) { Text(\"a\") }\n}")
    #expect(plain(choice.text) == plain("var body: some View {\n  EarshotLeftOut.place(2)\n}"))
  }

  @Test("The picture of a name that is missing is not made up")
  func pictures() {
    let result = repaired("var body: some View {\n  Image(⟦code)\n}")
    #expect(plain(result.text) == plain("var body: some View {\n  EarshotLeftOut.place(2)\n}"))
  }

  @Test(
    "A condition that cannot be judged voids its function, never the guard alone",
    arguments: [
      "func f() {\n  a()\n  guard ⟦b else { return }\n  c()\n}", "func f() {\n  if x(⟦b) { c() }\n}",
      "func f() {\n  while ⟦b { c() }\n}", "func f() {\n  for x in ⟦b { c() }\n}",
      "func f() {\n  switch ⟦b {\n  case 1: c()\n  default: d()\n  }\n}",
    ])
  func conditions(_ text: String) {
    let result = repaired(text)
    let lines = plain(result.text).split(separator: "\n")
    #expect(result.units == ["body f"])
    #expect(lines.count >= 2)
    #expect(lines[1].contains("EarshotLeftOut.note("), "\(result.text)")
    #expect(!result.text.contains("c()") && !result.text.contains("a()"))
  }

  @Test("A condition voids the closure that it stands in, not the view around it")
  func closures() {
    let result = repaired(
      "var body: some View {\n  Text(\"a\").onAppear {\n    guard ⟦b else { return }\n    c()\n  }\n}")
    #expect(plain(result.text).contains(plain("onAppear {\n    EarshotLeftOut.value(3)")))
    #expect(!result.text.contains("c()"))
  }

  @Test("An untyped variable does not spread an unknown type: its statement goes")
  func untyped() {
    let result = repaired("func f() {\n  let a = ⟦b\n  c(a)\n}")
    #expect(plain(result.text) == plain("func f() {\n  let _: Void = EarshotLeftOut.note(2)\n  c(a)\n}"))
    let property = repaired("struct A {\n  let a = ⟦b\n  let c = 1\n}")
    #expect(property.units == ["member a"])
    #expect(plain(property.text) == plain("struct A {\n  \n  let c = 1\n}"))
  }

  @Test("Where a repair does not help, the next unit up goes")
  func climbing() {
    let value = repaired("var body: some View {\n  Text(EarshotLeftOut.⟦value(2)).bold()\n}", .other)
    #expect(plain(value.text) == plain("var body: some View {\n  EarshotLeftOut.place(2)\n}"))
    let place = repaired(
      "var body: some View {\n  List { Text(\"a\") }.toolbar {\n    ⟦EarshotLeftOut.place(3)\n  }\n}", .other)
    #expect(place.units == ["modifier .toolbar"])
    let body = repaired("struct A {\n  func f() -> Int { EarshotLeftOut.⟦value(2) }\n  var b = 1\n}", .other)
    #expect(body.units == ["member f"])
    #expect(plain(body.text) == plain("struct A {\n  \n  var b = 1\n}"))
    let asked = repaired("class A: B {\n  override func f() -> Int { EarshotLeftOut.⟦value(2) }\n}", .other)
    #expect(
      plain(asked.text) == plain("class A: B {\n  override func f() -> Int { EarshotLeftOut.stop(2) }\n}"))
  }

  @Test("What goes in place of a repair keeps the line that the repair was made for")
  func keptLines() {
    let result = repaired("var body: some View {\n  Text(EarshotLeftOut.⟦value(7)).bold()\n}", .other)
    #expect(plain(result.text) == plain("var body: some View {\n  EarshotLeftOut.place(7)\n}"))
  }

  @Test("A member that does not settle is repaired further up")
  func levels() {
    let result = repaired("struct A {\n  func f() {\n    a()\n    ⟦b()\n  }\n}", levels: [2: 3])
    #expect(result.units == ["body f"])
  }

  @Test("What is sure is repaired before what is inferred, and other uses of the name with it")
  func sureness() {
    let bytes = Array("struct A {\n  func f() {\n    a(b)\n    c()\n    d(b)\n  }\n}".utf8)
    let requests = [
      RepairRequest(file: 0, line: 3, column: 7, kind: .name, name: "b"),
      RepairRequest(file: 0, line: 4, column: 5, kind: .other, isSure: false),
    ]
    let made = RepairPlanner(bytes).repairs(for: requests, levels: [:]).made
    #expect(made.map(\.line) == [3, 5])
    #expect(Set(made.map(\.member)) == [2])
  }

  @Test(
    "Words of declarations go alone",
    arguments: [
      (
        "struct A: View {\n  @⟦Query var b: [C]\n}", RepairRequest.Kind.attribute, "",
        "var b: [C] { EarshotLeftOut.value(2) }"
      ),
      ("class A {\n  @⟦Unique var b: Int\n}", .attribute, "", "{\n  var b: Int\n}"),
      ("class A: B {\n  override func ⟦f() {}\n}", .override, "", "{\n  func f() {}\n}"),
      ("struct ⟦A: B, C { }", .conformance, "C", "struct A: B { }"),
      ("struct ⟦A: C { }", .conformance, "C", "struct A { }"),
      ("let a: A = A(b: 1, c: ⟦2)", .argument, "c", "A(b: 1 )"),
    ])
  func words(_ text: String, _ kind: RepairRequest.Kind, _ name: String, _ expected: String) {
    let result = repaired(text, kind, name: name)
    #expect(plain(result.text).contains(plain(expected)), "\(result.text)")
  }

  @Test("A message about a line that is moved is found where the line is now")
  func movedLines() {
    let text = "class A {\n\n#sourceLocation(file: \"a\", line: 6)\nfunc f() { a() }\n#sourceLocation()\n}\n"
    let lines = SourceLines(Array(text.utf8))
    #expect(lines.offset(line: 6, column: 12).map { Array(text.utf8)[$0] } == UInt8(ascii: "a"))
    #expect(lines.offset(line: 2, column: 1) == 10)
    #expect(lines.offset(line: 900, column: 1) == nil)
  }

  @Test(
    "Of what interface files need of a class, the line, the table or the record goes as a whole, and nothing is told",
    arguments: [
      (
        "private enum EarshotClass0 {\n  static let record = (1, { place in InterfaceRecord { ⟦A.table }.store(at: place) })\n}",
        "\n\n"
      ),
      (
        "extension A {\n  static func earshotInterface0() -> B<A> {\n    var table = B(A.self)\n"
          + "    table.outlet(\"b\") { $0.⟦b = try $1.value() }\n    table.outlet(\"c\") { $0.c = 1 }\n    return table\n  }\n}",
        "extension A {\n  static func earshotInterface0() -> B<A> {\n    var table = B(A.self)\n"
          + "    \n    table.outlet(\"c\") { $0.c = 1 }\n    return table\n  }\n}"
      ),
      (
        "extension ⟦A {\n  static func earshotInterface0() -> B<A> { var table = B(A.self); return table }\n}",
        "\n\n"
      ),
      (
        "extension A {\n  static func earshotInterface0() -> B<A> { var table = B(⟦A.self); return table }\n}",
        "\n\n"
      ),
    ])
  func tables(_ text: String, _ expected: String) {
    let result = repaired(text)
    #expect(plain(result.text) == plain(expected))
    #expect(result.units == ["spelling "])
  }

  @Test("What stands in for a type follows from its uses")
  func types() {
    let run = RepairRun(lines: ["type\tA", "file\tx\ty", "at\t1", "nonsense"])
    #expect(run.answers == ["stub\tA\ttype\t0"])
  }
}
