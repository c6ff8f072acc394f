import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import Testing

@testable import PreviewMacros

@Suite("What #Preview becomes")
struct PreviewMacroTests {
  /// The text of a file after its previews were expanded.
  private static func expansion(of source: String) -> (text: String, problems: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Kennel", fullFilePath: "DogCell.swift")])
    let expanded = file.expand(
      macros: ["Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self],
      contextGenerator: { _ in context })
    return (expanded.description, context.diagnostics.map(\.message))
  }

  @Test("A preview is a record that carries its name, file and line")
  func named() {
    let expanded = Self.expansion(
      of: """
        struct DogCell {}

        #Preview("Bailey") {
          DogCell()
        }
        """)
    #expect(expanded.problems == [])
    #expect(
      expanded.text == """
        struct DogCell {}

        enum __macro_local_7PreviewfMu_ {
            @section("earshot_previews") @used
            nonisolated static let record:
              (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
                1, 0,
                { place in
                  PreviewDeclaration(
                    "Bailey", file: "DogCell.swift", line: #line, body: {
              DogCell()
                    }
                  ).store(at: place)
                }
              )
        }
        """)
  }

  @Test("Traits are handed on, and the body may have its label")
  func traits() {
    let text = Self.expansion(
      of: "#Preview(traits: .landscapeLeft, .sizeThatFitsLayout, body: { DogCell() })"
    ).text
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let place = "file: \"DogCell.swift\", line: #line,"
    #expect(line.contains("traits: { [.landscapeLeft, .sizeThatFitsLayout] }, \(place)"))
    #expect(text.contains("body: {"))
    #expect(text.contains("DogCell()"))
  }

  @Test("Two previews of a file get types of different names")
  func unique() {
    let text = Self.expansion(of: "#Preview { A() }\n#Preview { B() }").text
    let names = text.split(separator: "\n").filter { $0.hasPrefix("enum ") }
    #expect(Set(names).count == 2)
  }

  @Test("@Previewable variables become state of a view that the preview shows")
  func previewable() {
    let text = Self.expansion(
      of: """
        #Preview {
          @Previewable @State var isOn = true
          let title = "Fed"
          Toggle(title, isOn: $isOn)
        }
        """
    ).text
    #expect(text.contains("struct Content: View {"))
    #expect(text.contains("@State var isOn = true"))
    #expect(!text.contains("@Previewable"))
    #expect(text.contains("let title = \"Fed\""))
    #expect(text.contains("Content()"))
  }

  @Test("A preview of a widget hands on its family, and what gives its entries behind the body")
  func widget() {
    let text = Self.expansion(
      of: "#Preview(as: .systemSmall) { DogWidget() } timeline: { DogEntry() }"
    ).text
    #expect(text.contains("as: .systemSmall, file: \"DogCell.swift\", line: #line, body: {"))
    #expect(text.contains(", timeline: {"))
    let labelled = Self.expansion(
      of: "#Preview(\"A\", as: .content, using: walk, widget: { Walk() }, contentStates: { state })"
    ).text
    #expect(
      labelled.contains("\"A\", as: .content, using: walk, file: \"DogCell.swift\", line: #line, body: {"))
    #expect(labelled.contains(", contentStates: {"))
  }

  @Test("A preview without a body is refused, with what to write")
  func noBody() {
    #expect(
      Self.expansion(of: "#Preview(\"Bailey\")").problems == ["#Preview has no body. Add one: #Preview { … }"]
    )
  }
}
