import Testing

@Suite("The list of technologies")
struct TechnologyTests {
  private func modules() throws -> [String] {
    TechnologyRule.modules(ofList: try #require(House.file(TechnologyRule.list)))
  }

  @Test("Every engine that is a technology is in the list")
  func complete() throws {
    let technologies = House.sources.filter { file in
      file.group == "Engines" && file.isSwift && file.text.contains(": ListedTechnology {")
    }
    #expect(Set(technologies.compactMap(\.target)) == Set(try modules()))
  }

  @Test("No file beside the list names most technologies")
  func single() throws {
    expectNone(TechnologyRule.otherLists(in: House.sources, of: try modules()))
  }

  @Test("At most eight files outside its own folder name the module of a technology")
  func gathered() throws {
    expectNone(TechnologyRule.scattered(in: House.published, try modules()))
  }

  @Test("A second list, and a technology that is named all over, are told")
  func told() {
    let modules = ["AEngine", "BEngine", "CEngine"]
    let second = SourceFile(
      path: "Sources/Sessions/EarshotSession/A.swift", text: "import AEngine\nimport BEngine\n")
    #expect(TechnologyRule.otherLists(in: [second], of: modules).map(\.path) == [second.path])
    #expect(TechnologyRule.otherLists(in: [second], of: modules + ["DEngine"]) == [])
    let files = (1...9).map {
      SourceFile(path: "Sources/Tools/earshot/F\($0).swift", text: "import AEngine\n")
    }
    #expect(TechnologyRule.scattered(in: files, modules).map(\.path) == ["AEngine"])
    let own = SourceFile(path: "Sources/Engines/AEngine/A.swift", text: "AEngine")
    #expect(TechnologyRule.scattered(in: files.dropLast() + [own], modules) == [])
  }
}
