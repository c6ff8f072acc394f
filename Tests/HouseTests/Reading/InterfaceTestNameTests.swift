import Testing

@Suite("The names of XCUIAutomation", .timeLimit(.minutes(10)))
struct InterfaceTestNameTests {
  private static var declaration: Regex<(Substring, Substring)> {
    #/\bpublic (?:static |final |private\(set\) )*(?:var|let|func|class|struct|enum|protocol) `?(\w+)/#
  }

  @Test("B13: every public name has a row with its page in Apple's documentation, or says that it has none")
  func rows() throws {
    let table = try #require(House.file("Documentation/interface-test-names.tsv")).text
    let rows = table.split(separator: "\n").dropFirst(2).map { $0.split(separator: "\t") }
    let known = Set(rows.compactMap { $0.first?.split(separator: ".").last })
    var declared: Set<Substring> = []
    for file in House.files(below: "Sources/Testing/XCUIAutomation") {
      for match in file.text.matches(of: Self.declaration) {
        declared.insert(match.1)
        #expect(known.contains(match.1), "\(file.path): \(match.1) has no row in interface-test-names.tsv.")
      }
    }
    #expect(declared.count > 100)
    for row in rows {
      let name = try #require(row.first)
      let last = name.split(separator: ".").last ?? ""
      let page = row.count > 1 ? row[1] : ""
      #expect(
        page == "-" || page.hasPrefix("https://developer.apple.com/documentation/xcuiautomation/"), "\(name)")
      if page == "-" { #expect(["setTargetApplication", "screen"].contains(last), "\(name)") }
    }
  }
}
