import Testing

@Suite("The support table")
struct SupportTableTests {
  @Test("Every family of rows is listed whole")
  func rows() throws {
    let rows = TabSeparated(try #require(House.file("Documentation/rows.tsv")).text)
    let families = Dictionary(grouping: rows.rows.map { $0[1] }, by: { $0.prefix(1) })
    #expect(families.mapValues(\.count) == ["K": 12, "Z": 22, "S": 10, "L": 8, "B": 14])
  }

  @Test("Names accepted without effect are in order, have a reason and exist")
  func accepted() throws {
    let names = TabSeparated(try #require(House.file("Documentation/accepted-without-effect.tsv")).text)
    #expect(names.header == ["name", "why"])
    #expect(names.unevenRows == [])
    #expect(names.rows.map { $0[0] } == names.rows.map { $0[0] }.sorted())
    let appSide = House.sources.filter { $0.group == "AppAPI" }
    let words = Set(appSide.flatMap(\.words))
    for name in names.rows.map({ $0[0] }) {
      let last = name.split(separator: "(")[0].split(separator: ".").last
      #expect(last.map(words.contains) == true, "\(name) is declared nowhere; take it off the list")
    }
  }

  @Test("No test is switched off or leaves early, for its row would count as supported")
  func disabled() {
    for file in House.handwritten where file.path.hasSuffix("Tests.swift") || file.text.contains("@Test") {
      for line in file.code where line.text.contains(".disabled") || line.text.contains("cancel(") {
        // With a truth value alone it is a modifier of views.
        let isOff = line.text.contains(#/\.disabled(?:\("|\(if:|\(\)| \{)/#)
        #expect(!isOff, "\(file.path):\(line.number): a test is switched off; repair or remove it")
        let leaves = line.text.contains("Test." + "cancel(")
        #expect(!leaves, "\(file.path):\(line.number): a cancelled test counts as passed; use .enabled(if:)")
      }
    }
  }
}
