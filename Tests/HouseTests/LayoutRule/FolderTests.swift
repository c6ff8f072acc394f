import Testing

@Suite("Folders that know each other")
struct FolderTests {
  @Test(
    "A module has no more mutual pairs of folders than it is held to",
    arguments: [("UIKit", 9), ("SwiftUI", 6)])
  func limits(module: String, limit: Int) {
    let pairs = FolderRule(House.sources, module: "Sources/AppAPI/\(module)").mutualPairs
    guard pairs.count > limit else { return }
    let lists = pairs.sorted { $0.places.count < $1.places.count }.map { pair in
      "\n\(pair.folders.joined(separator: " knows "))" + pair.places.map { "\n  \($0)" }.joined()
    }
    Issue.record("\(module) has \(pairs.count) mutual pairs, \(limit) at most:\(lists.joined())")
  }

  private func pairs(_ views: String, _ lists: String) -> [FolderRule.MutualPair] {
    let files = [
      SourceFile(path: "Sources/A/M/Views/View.swift", text: views),
      SourceFile(path: "Sources/A/M/Lists/List.swift", text: lists),
      SourceFile(path: "Sources/A/N/Lists/Other.swift", text: "struct Other {}\nlet view: View"),
    ]
    return FolderRule(files, module: "Sources/A/M").mutualPairs
  }

  @Test("Two folders that name types of each other are a pair, told by the side that names fewer")
  func pair() throws {
    let found = pairs(
      "@MainActor open class View {\n  var list: List?\n}\npublic enum Edge {}",
      "final class List: View {\n  var edge: Edge\n}")
    #expect(found.map(\.folders) == [["Views", "Lists"]])
    #expect(
      try #require(found.first).places.map(\.description) == [
        "Sources/A/M/Views/View.swift: names List of Lists"
      ])
  }

  @Test(
    "Comments, literals, types inside others and other modules make no pair",
    arguments: [
      "class View {}  // of a List", "class View { let name = \"List\" }", "class View { let row: Row }",
      "class View { let other: Other }",
    ])
  func none(views: String) {
    #expect(pairs(views, "class List: View {\n  struct Row {}\n}") == [])
  }
}
