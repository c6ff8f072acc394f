import Foundation
import Testing

extension LiveTests {
  @Suite("Findings that point")
  struct FindingPlaceTests {
    private static let rows = """
      import SwiftUI

      struct Row: View {
        let name: String
        var body: some View {
          HStack {
            Text(name)
            Button {} label: { Image(decorative: "star") }
          }
        }
      }

      #Preview("Dogs") {
        VStack {
          ForEach(["Bailey", "Coco", "Duke"], id: \\.self) { Row(name: $0) }
          Text("small").font(.system(size: 17))
        }
      }

      """

    private static let controller = """
      import UIKit

      final class Kennel: UIViewController {
        let adopt = UIButton(type: .system)
        private lazy var more: UIButton = {
          let button = UIButton(type: .system)
          button.isAccessibilityElement = true
          return button
        }()

        override func viewDidLoad() {
          super.viewDidLoad()
          adopt.frame = CGRect(x: 20, y: 100, width: 100, height: 50)
          more.frame = CGRect(x: 20, y: 200, width: 100, height: 50)
          view.addSubview(adopt)
          view.addSubview(more)
        }
      }

      #Preview("Kennel") { Kennel() }

      """

    private func folder() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write(Self.rows, to: "Rows.swift")
      try folder.write(Self.controller, to: "Kennel.swift")
      return folder
    }

    @Test("Equal findings of rows are one line with the line of the row's own view and a count")
    func hear() throws {
      let folder = try folder()
      let run = try ToolRun("hear", "Rows.swift", in: folder)
      #expect(run.status == 1)
      let marks = run.output.split(separator: "\n").filter { $0.contains("! ") }
      #expect(marks.count == 1, "\(run.output)")
      #expect(marks.first?.contains("! Rows.swift:8: Too little: only \"Button\".") == true)
      #expect(run.output.contains("(×3)"))
    }

    @Test("A workflow of GitHub gets an annotation for each line of the code")
    func annotations() throws {
      let folder = try folder()
      let heard = try ToolRun("hear", "Rows.swift", "--format", "github", in: folder)
      #expect(heard.status == 1)
      #expect(
        heard.output.hasPrefix(
          "::warning file=Rows.swift,line=8,title=stop.nameless on Dogs::Too little: only \"Button\"."))
      #expect(heard.output.split(separator: "\n").count == 1)
      // What is written inside a preview has a line of its own.
      let seen = try ToolRun("look", "Rows.swift", "-o", "a.png", "--facts", "--format", "github", in: folder)
      #expect(
        seen.output.contains(
          "::warning file=Rows.swift,line=16,title=look.fixedSize on Dogs::\"small\" (text)"))
      let barred = try ToolRun("effort", "Rows.swift", "--format", "github", in: folder)
      #expect(
        barred.output.contains("::warning file=Rows.swift,line=8,title=barrier.namelessControl on Dogs::"))
      #expect(barred.status == 1)
      let refused = try ToolRun("look", "Rows.swift", "-o", "a.png", "--format", "json", in: folder)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("--format json tells what --facts finds. Add --facts."))
    }

    @Test("What is seen of a picture has the file and the line of its view in the plain text")
    func look() throws {
      let folder = try folder()
      let run = try ToolRun("look", "Rows.swift", "-o", "a.png", "--facts", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("\n  Rows.swift:16: \"small\" (text) at "), "\(run.output)")
      try folder.write("// A line more.\n" + Self.rows, to: "Rows.swift")
      let moved = try ToolRun("look", "Rows.swift", "-o", "a.png", "--facts", in: folder)
      #expect(moved.output.contains("\n  Rows.swift:17: \"small\" (text) at "), "\(moved.output)")
    }

    @Test(
      "UIKit's elements have the line of their property, the one that makes them elements where there is one")
    func properties() throws {
      let folder = try folder()
      let run = try ToolRun("effort", "Kennel.swift", "--barriers", in: folder)
      #expect(run.output.contains("\nKennel.swift:4: nameless control: "), "\(run.output)")
      #expect(run.output.contains("\nKennel.swift:7: nameless control: "))
    }

    @Test("Barriers are kept by name: a line above changes nothing, and a new one fails")
    func gate() throws {
      let folder = try folder()
      let kept = try ToolRun("effort", "Rows.swift", "--barriers", "--freeze", "prices.txt", in: folder)
      #expect(kept.status == 0)
      try folder.write("// moved\n\n" + Self.rows, to: "Rows.swift")
      #expect(try ToolRun("effort", "Rows.swift", "--against", "prices.txt", in: folder).status == 0)
      let worse = Self.rows.replacing("\"Duke\"", with: "\"Duke\", \"Ella\"")
      try folder.write(worse, to: "Rows.swift")
      let run = try ToolRun("effort", "Rows.swift", "--against", "prices.txt", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("Keeps people out now: Dogs: nameless control: \"without a name\""))
    }
  }
}
