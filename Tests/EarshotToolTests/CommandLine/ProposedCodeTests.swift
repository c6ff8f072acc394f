import Foundation
import Testing

extension LiveTests {
  @Suite("Code that is proposed on the command line")
  struct ProposedCodeTests {
    private static let kennel = """
      import SwiftUI

      struct Dog: Identifiable {
        let name: String
        let breed: String
        let age: Int
        let weight: String
        let height: String
        let coat: String
        var id: String { name }
      }

      private let dogs = [
        Dog(name: "Bailey", breed: "beagle", age: 3, weight: "25 pounds", height: "14 inches", coat: "Short"),
        Dog(name: "Rex", breed: "collie", age: 5, weight: "50 pounds", height: "24 inches", coat: "Long"),
      ]

      struct DogRow: View {
        let dog: Dog
        var body: some View {
          VStack {
            Text(dog.name)
            Text(dog.breed)
            Text("Age")
            Text(dog.age, format: .number)
            Text("Weight")
            Text(dog.weight)
            Text("Height")
            Text(dog.height)
            Text("Coat")
            Text(dog.coat)
          }
          .accessibilityElement(children: .combine)
        }
      }

      #Preview("Kennel") {
        List { ForEach(dogs) { DogRow(dog: $0) } }
      }

      """

    @Test("For rows of a list the proposed code has the row's own expressions, and no words of one dog")
    func rows() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.kennel, to: "Kennel.swift")
      let run = try ToolRun("hear", "Kennel.swift", "--propose", in: folder)
      #expect(run.status == 1)
      let parts = run.output.components(separatedBy: "\n  SwiftUI, behind the view:\n")
      try #require(parts.count == 2, "\(run.output)")
      let proposed = parts[1].components(separatedBy: "\n\n")[0]
      #expect(
        proposed.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [
          ".accessibilityElement(children: .ignore)",
          ".accessibilityLabel(\"\\(dog.name), \\(dog.breed)\")",
          ".accessibilityCustomContent(\"Age\", Text(dog.age, format: .number))",
          ".accessibilityCustomContent(\"Weight\", dog.weight)",
          ".accessibilityCustomContent(\"Height\", dog.height)",
          ".accessibilityCustomContent(\"Coat\", dog.coat)",
        ])
      for words in ["Bailey", "Rex", "beagle", "25 pounds", "Short"] {
        #expect(!parts[1].contains(words), "\(parts[1])")
      }
    }

    @Test("What is proposed for a row can be pasted into it: it says less, and then nothing more is proposed")
    func pasting() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.kennel, to: "Kennel.swift")
      let run = try ToolRun("hear", "Kennel.swift", "--propose", in: folder)
      let proposed = run.output.components(separatedBy: "\n  SwiftUI, behind the view:\n").last ?? ""
      let code = proposed.components(separatedBy: "\n\n")[0]
      try #require(code.contains(".accessibilityLabel("))
      let combined = "    .accessibilityElement(children: .combine)\n"
      try #require(Self.kennel.contains(combined))
      try folder.write(Self.kennel.replacing(combined, with: code + "\n"), to: "Kennel.swift")
      let pasted = try ToolRun("hear", "Kennel.swift", "--propose", in: folder)
      #expect(pasted.errors == "")
      #expect(pasted.status == 0, "\(pasted.output)")
      #expect(pasted.output.contains("  1  Bailey, beagle. More content available."), "\(pasted.output)")
      #expect(pasted.output.contains("  2  Rex, collie. More content available."))
    }
  }
}
