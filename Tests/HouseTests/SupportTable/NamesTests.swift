import Testing

@Suite("The list of names", .timeLimit(.minutes(10)))
struct NamesTests {
  @Test("Each type and modifier stands with the test that uses it, or with why it has no effect")
  func names() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "name\twhy\nView.spin\tno picture moves\n", to: "Documentation/accepted-without-effect.tsv")
    try folder.write(
      """
      public struct Bone: View {
        public func isNoModifier() {}
      }
      struct Hidden {}
      extension View {
        public nonisolated func chew(_ count: Int) -> some View { self }
        public func spin() -> some View { self }
        public func dig() -> some View { self }
        func unseen() {}
      }
      """, to: "Sources/AppAPI/SwiftUI/Views/Bone.swift")
    try folder.write("public struct Clock {}\n", to: "Sources/AppAPI/AppHost/Clock.swift")
    try folder.write("// .dig()\n@Bone var a; b.chew(1)\n", to: "Tests/ATests/A.swift")
    #expect(try Shell.run("Scripts/generate-names", "--root", folder.url.path).status == 0)
    let page = folder.read("Documentation/Names.md")
    #expect(page?.contains("| SwiftUI | 4 | 2 | 1 | 1 |") == true)
    let rows = page?.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(
      rows == [
        "| `View.chew` | [A.swift](../Tests/ATests/A.swift) |", "| `View.dig` | no test names it |",
        "| `View.spin` | no effect: no picture moves |", "| `Bone` | [A.swift](../Tests/ATests/A.swift) |",
      ])
    #expect(try Shell.run("Scripts/generate-names", "--check", "--root", folder.url.path).status == 0)
    try folder.write("", to: "Tests/ATests/A.swift")
    #expect(try Shell.run("Scripts/generate-names", "--check", "--root", folder.url.path).status == 1)
  }
}
