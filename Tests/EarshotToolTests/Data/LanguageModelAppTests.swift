import Testing

extension LiveTests {
  @Suite("Types that a language model writes, in files on their own")
  struct LanguageModelAppTests {
    private static let modes = [
      ["--swift-version", "5"], ["--swift-version", "6"],
      ["--swift-version", "6", "--default-isolation", "MainActor"],
    ]

    /// An app that asks a model for dogs, and shows what it has of its own.
    private static let kennel = #"""
      import FoundationModels
      import SwiftUI

      @Generable(description: "A dog that wants a home")
      struct Dog {
        @Guide(description: "A short name") let name: String
        @Guide(description: "How old it is, in years", .range(0...20)) var age: Int
        @Guide(.count(1)) var toys: [Toy]
        @Guide(description: "Letters alone", #/[a-z]+/#) var breed: String?
        var size: Size = .small
        var title: String { "\(name), \(age), \(toys.map(\.kind).joined()), \(size.rawValue)" }

        @Generable struct Toy {
          @Guide(.anyOf(["ball", "rope"])) var kind: String
        }
      }

      @Generable enum Size: String { case small = "S", large = "L" }

      @Generable enum Meal {
        case nothing
        case food(String, grams: Int)
      }

      struct FindDogs: Tool {
        let name = "findDogs"
        let description = "Finds dogs."

        @Generable struct Arguments { var breed: String }

        func call(arguments: Arguments) async throws -> some PromptRepresentable {
          "No \(arguments.breed) here."
        }
      }

      struct Kennel: View {
        @State private var part: Dog.PartiallyGenerated?
        @State private var answer = "Not asked"

        private func read<Value: Generable>(_ type: Value.Type, _ json: String) -> Value? {
          try? Value(GeneratedContent(json: json))
        }

        var body: some View {
          Text(verbatim: read(Dog.self, """
            {"name": "Bailey", "age": 3, "toys": [{"kind": "ball"}], "size": "L"}
            """)?.title ?? "No dog")
          Text(verbatim: part?.name ?? "No part")
          Text(verbatim: answer)
          Text(verbatim: Meal.food("Fish", grams: 20).generatedContent.jsonString)
          Text(verbatim: "\(LanguageModelSession(tools: [FindDogs()]).transcript.count) entry")
            .task {
              part = try? Dog.PartiallyGenerated(GeneratedContent(json: "{\"name\": \"Zo"))
              do {
                let session = LanguageModelSession(tools: [FindDogs()], instructions: "Be kind.")
                for try await snapshot in session.streamResponse(to: "Who?", generating: Dog.self) {
                  part = snapshot.content
                }
              } catch { answer = "No model" }
            }
        }
      }

      #Preview { Kennel() }
      """#

    @Test("What a model would write is read, and its schema compiles in every mode", arguments: modes)
    func generable(options: [String]) throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.kennel, to: "Kennel.swift")
      let run = try ToolRun(arguments: ["hear", ".", "--format", "captions"] + options, in: folder)
      #expect(run.errors == "")
      #expect(run.output.contains("Bailey, 3, ball, L\n"), "\(run.output)")
      #expect(run.output.contains("Zo\n"))
      #expect(run.output.contains("No model\n"))
      #expect(run.output.contains("Fish"))
      #expect(run.output.contains("1 entry\n"))
    }
  }
}
