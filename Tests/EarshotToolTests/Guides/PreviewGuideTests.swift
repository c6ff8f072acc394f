import Foundation
import Testing

extension LiveTests {
  @Suite("Guide: previews")
  struct PreviewGuideTests {
    /// The code of the guide, word for word.
    private static let code = #"""
      import SwiftUI

      struct Kennel: View {
        @Environment(\.verticalSizeClass) private var height

        var body: some View {
          Text(height == .compact ? "Three dogs side by side" : "Three dogs, one below the other")
        }
      }

      #Preview("Upright") { Kennel() }
      #Preview("On its side", traits: .landscapeLeft) { Kennel() }
      #Preview("In a corner", traits: .fixedLayout(width: 200, height: 100)) { Kennel() }

      """#

    private func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write(Self.code, to: "Kennel.swift")
      return folder
    }

    @Test("Each preview is heard as its traits have it")
    func traits() throws {
      let folder = try folder()
      let run = try ToolRun("hear", "Kennel.swift", in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("Upright: 1 stop, "))
      let heard = run.output.split(separator: "\n").filter { $0.hasPrefix("  1  ") }
      #expect(heard.count == 3)
      #expect(heard.first?.contains("  Three dogs, one below the other  ") == true)
      #expect(heard.dropFirst().first?.contains("  Three dogs side by side  ") == true)
    }

    @Test("One preview is chosen by its name, and a screen that lies on its side is drawn so")
    func chosen() throws {
      let folder = try folder()
      let run = try ToolRun(
        "hear", "Kennel.swift", "--preview", "On its side", "--format", "captions", in: folder)
      #expect(run.output == "Three dogs side by side\n")
      func extent(_ preview: String) throws -> [Int] {
        let drawn = try ToolRun(
          "look", "Kennel.swift", "--preview", preview, "--scale", "1", "-o", "a.png", in: folder)
        #expect(drawn.status == 0, "\(drawn.errors)")
        let data = try Data(contentsOf: URL(filePath: folder.path).appending(path: "a.png"))
        return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
      }
      #expect(try extent("Upright") == [393, 852])
      #expect(try extent("On its side") == [852, 393])
    }

    @Test("A preview with a size offers its content no more than that")
    func size() throws {
      let folder = try folder()
      func width(_ preview: String) throws -> Double {
        let run = try ToolRun("tree", "Kennel.swift", "--preview", preview, in: folder)
        let frame = run.output.firstMatch(of: #/text "[^"]*" \[[\d.]+,[\d.]+ ([\d.]+)x[\d.]+\]/#)
        return try #require(frame.flatMap { Double($0.1) }, "\(run.output)")
      }
      #expect(try width("Upright") > 200)
      #expect(try width("In a corner") <= 200)
    }

    /// Modifiers of previews, and what they share; the number tells how often that was made.
    private static let modifiers = #"""
      import SwiftUI

      @MainActor @Observable final class Shelf {
        static var made = 0
        let dogs: [String]

        init() {
          Self.made += 1
          dogs = ["Bailey, shelf \(Self.made)", "Rex"]
        }
      }

      struct SampleDogs: PreviewModifier {
        static func makeSharedContext() async throws -> Shelf {
          try await Task.sleep(for: .seconds(1))
          return Shelf()
        }

        func body(content: Content, context: Shelf) -> some View { content.environment(context) }
      }

      struct Framed: PreviewModifier {
        var label: String

        func body(content: Content, context: Void) -> some View {
          content.accessibilityElement(children: .combine).accessibilityLabel(label)
        }
      }

      struct Refused: PreviewModifier {
        struct Missing: Error {}

        static func makeSharedContext() throws -> Shelf { throw Missing() }

        func body(content: Content, context: Shelf) -> some View { content }
      }

      extension PreviewTrait where T == Preview.ViewTraits {
        @MainActor static var sampleDogs: Self = .modifier(SampleDogs())
      }

      struct DogList: View {
        @Environment(Shelf.self) private var shelf

        var body: some View { ForEach(shelf.dogs, id: \.self) { Text($0) } }
      }

      #Preview("Sample dogs", traits: .sampleDogs) { DogList() }
      #Preview("The same dogs", traits: .landscapeLeft, .modifier(SampleDogs())) {
        @Previewable @Environment(Shelf.self) var shelf
        Text(shelf.dogs[0])
      }
      #Preview("Inner and outer", traits: .modifier(Framed(label: "Inner")), .modifier(Framed(label: "Outer"))) {
        Text("Bailey")
      }
      #Preview("UIKit", traits: .modifier(Framed(label: "A framed view"))) {
        let label = UILabel()
        label.text = "Rex"
        return label
      }
      #Preview("Refused", traits: .modifier(Refused())) { Text("Never shown") }

      """#

    @Test("A preview stands behind its modifiers, with a context that is made once for all")
    func modifiers() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.modifiers, to: "Dogs.swift")
      let run = try ToolRun("hear", "Dogs.swift", "--format", "captions", in: folder)
      #expect(
        run.output == """
          Bailey, shelf 1
          Rex
          Bailey, shelf 1
          Outer
          A framed view

          """)
      #expect(run.status == 1)
      #expect(run.errors.contains("Refused.makeSharedContext(): Missing()"), "\(run.errors)")
    }

    @Test("With the app itself, --app hears it alone, and --previews the previews alone")
    func parts() throws {
      let folder = try folder()
      try folder.write(
        """
        import SwiftUI

        @main struct KennelApp: App {
          var body: some Scene { WindowGroup { Text("The app itself") } }
        }

        """, to: "App.swift")
      let app = try ToolRun("hear", ".", "--app", "--format", "captions", in: folder)
      #expect(app.output == "The app itself\n")
      let previews = try ToolRun("hear", ".", "--previews", "--format", "captions", in: folder)
      #expect(previews.output.split(separator: "\n").count == 3)
      #expect(!previews.output.contains("The app itself"))
      let all = try ToolRun("hear", ".", "--format", "captions", in: folder)
      #expect(all.output.split(separator: "\n").count == 4)
    }
  }
}
