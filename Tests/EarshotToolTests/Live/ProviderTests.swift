import Testing

extension LiveTests {
  @Suite("Providers of previews")
  struct ProviderTests {
    static let file = """
      import SwiftUI

      struct Badge: View {
        let name: String
        @Environment(\\.colorScheme) private var colors
        @Environment(\\.isEnabled) private var isEnabled
        var body: some View {
          Text(name + (colors == .dark ? ", dark" : "") + (isEnabled ? "" : ", off"))
        }
      }

      struct Badge_Previews: PreviewProvider {
        static var showsLast: Bool { true }
        static var previews: some View {
          Badge(name: "Bailey")
          Group {
            Badge(name: "Rex")
            Badge(name: "Dot").previewDisplayName("Small").padding()
          }
          .preferredColorScheme(.dark)
          .previewDisplayName("Night")
          ForEach(["Ida", "Max"], id: \\.self) { Badge(name: $0) }
            .disabled(true)
          if showsLast { VStack { Badge(name: "One"); Badge(name: "Two") } }
          AnyView(EmptyView())
        }
      }

      struct Single_Previews: PreviewProvider {
        static var previews: some View { Badge(name: "Alone").previewDisplayName("Just one") }
      }

      """

    private func run(_ arguments: [String], _ text: String = file) throws -> ToolRun {
      let folder = try TemporaryFolder()
      try folder.write(text, to: "Badge.swift")
      return try ToolRun(arguments: ["hear", "Badge.swift"] + arguments, in: folder)
    }

    @Test("B1: each view of a provider is a preview of its own, in a group, a loop or a condition too")
    func each() throws {
      let run = try run([])
      #expect(run.errors == "")
      try StoredText("ProviderTests/each").expect(run.output)
    }

    @Test(
      "A preview of a provider is chosen by its display name, its number or all by the provider",
      arguments: [
        ("Small", "Dot, dark\n"), ("Night", "Rex, dark\n"), ("Badge_Previews 1", "Bailey\n"),
        ("Just one", "Alone\n"), ("Single_Previews", "Alone\n"),
      ])
    func chosen(name: String, heard: String) throws {
      let run = try run(["--preview", name, "--format", "captions"])
      #expect(run.errors == "")
      #expect(run.output == heard)
    }

    @Test("A name that no provider knows is answered with the names it has")
    func unknown() throws {
      let run = try run(["--preview", "Smal"])
      #expect(run.status == 2)
      #expect(run.lastError.contains("No preview named \"Smal\". Nearest: "))
      #expect(run.lastError.contains("Small"))
    }

    @Test("A provider that fails is told, and the others are heard")
    func failing() throws {
      let text = Self.file.replacing("{ true }", with: "{ [true][3] }")
      let run = try run(["--format", "captions"], text)
      #expect(run.errors.contains("Badge_Previews"))
      #expect(run.output == "Alone\n")
      #expect(run.status == 1)
    }
  }
}
