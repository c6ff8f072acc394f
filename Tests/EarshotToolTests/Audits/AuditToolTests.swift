import Foundation
import Testing

extension LiveTests {
  @Suite("earshot audit")
  struct AuditToolTests {
    private static let screen = """
      import SwiftUI

      struct Pay: View {
        var body: some View {
          VStack {
            Text("Total").font(.headline)
            Button("×") {}
              .frame(minWidth: 60, minHeight: 60)
          }
        }
      }

      #Preview("Pay") { Pay() }

      """

    private func folder(_ code: String = screen) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try folder.write(code, to: "Pay.swift")
      return folder
    }

    @Test("A finding is a line with file, line and rule, and the exit status is 1; without one it is 0")
    func text() throws {
      let folder = try folder()
      let run = try ToolRun("audit", "Pay.swift", "--off", "small-target", in: folder)
      #expect(run.status == 1)
      #expect(run.output.hasPrefix("Pay: 1 finding\n\nPay.swift:7: symbol-name: Not a name: "))
      #expect(run.output.contains("1 finding (1 warning) on 1 screen.\n"))
      try folder.write(Self.screen.replacing("\"×\"", with: "\"Close\""), to: "Pay.swift")
      let clean = try ToolRun("audit", "Pay.swift", "--off", "small-target", in: folder)
      #expect(clean.status == 0, "\(clean.output)")
      #expect(clean.output.hasPrefix("Pay: nothing found\n"))
    }

    @Test("What the body of a preview shows is found at its own line, behind state of the preview as well")
    func bodies() throws {
      let folder = try folder(
        """
        import SwiftUI
        #Preview("Pay") {
          @Previewable @State var isPaid = false
          Toggle("Paid", isOn: $isPaid)
          Button("×") {}
            .frame(minWidth: 60, minHeight: 60)
        }
        #Preview("Buy") {
          VStack {
            Button("?") {}
              .frame(minWidth: 60, minHeight: 60)
          }
        }
        """)
      let run = try ToolRun("audit", "Pay.swift", "--off", "small-target", in: folder)
      #expect(run.output.contains("\nPay.swift:5: symbol-name: "), "\(run.output)")
      #expect(run.output.contains("\nPay.swift:10: symbol-name: "), "\(run.output)")
    }

    @Test("A baseline survives a line above, fails for what is new, and tells what is gone")
    func baseline() throws {
      let folder = try folder()
      #expect(
        try ToolRun(
          "audit", "Pay.swift", "--off", "small-target", "--write-baseline", "known.txt", in: folder
        ).status == 0)
      try folder.write("// A line more.\n" + Self.screen, to: "Pay.swift")
      let same = try ToolRun(
        "audit", "Pay.swift", "--off", "small-target", "--baseline", "known.txt", in: folder)
      #expect(same.status == 0, "\(same.output)")
      #expect(same.output.contains("Beside these: 1 in the baseline."))
      try folder.write(Self.screen.replacing("Text(\"Total\")", with: "Button(\"?\") {}"), to: "Pay.swift")
      let worse = try ToolRun(
        "audit", "Pay.swift", "--off", "small-target", "--baseline", "known.txt", in: folder)
      #expect(worse.status == 1)
      try folder.write(Self.screen.replacing("\"×\"", with: "\"Close\""), to: "Pay.swift")
      let better = try ToolRun(
        "audit", "Pay.swift", "--off", "small-target", "--baseline", "known.txt", in: folder)
      #expect(better.status == 0)
      #expect(
        better.output.contains(
          "Baseline: Pay: symbol-name: \"×\" (button): no longer found. Write it anew with --write-baseline.")
      )
    }

    @Test("A comment with a reason takes a finding away, and one without is told")
    func ignored() throws {
      let reason = "Button(\"×\") {}  // earshot:ignore symbol-name: a name for it comes"
      let folder = try folder(Self.screen.replacing("Button(\"×\") {}", with: reason))
      let run = try ToolRun("audit", "Pay.swift", "--off", "small-target", in: folder)
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("Beside these: 1 ignored in the code."))
      let without = "Button(\"×\") {}  // earshot:ignore symbol-name"
      try folder.write(Self.screen.replacing("Button(\"×\") {}", with: without), to: "Pay.swift")
      let told = try ToolRun("audit", "Pay.swift", "--off", "small-target", in: folder)
      #expect(told.status == 1)
      #expect(told.output.contains("Pay.swift:7: earshot:ignore symbol-name has no reason"))
    }

    @Test("A file of choices beside the target is followed, and what is wrong in it exits with 2")
    func choices() throws {
      let folder = try folder()
      try folder.write("earshot audit 1\n[rules]\nsymbol-name = note\n", to: ".earshot-audit")
      let note = try ToolRun("audit", "Pay.swift", "--off", "small-target", in: folder)
      #expect(note.status == 0)
      #expect(note.output.contains("(1 note)"))
      try folder.write("earshot audit 1\n[rules]\nsymbol-nam = off\n", to: ".earshot-audit")
      let wrong = try ToolRun("audit", "Pay.swift", "--off", "small-target", in: folder)
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("Line 3: No rule \"symbol-nam\". Nearest: symbol-name"))
      let rule = try ToolRun("audit", "Pay.swift", "--off", "small-target", "--only", "contrst", in: folder)
      #expect(rule.status == 2)
      #expect(rule.errors.contains("No rule \"contrst\". Nearest: contrast."))
    }

    @Test(
      "Every form is a whole document of its kind",
      arguments: [
        ("json", "{"), ("sarif", "{"), ("junit", "<?xml"), ("markdown", "## Accessibility audit\n"),
        ("html", "<!DOCTYPE html>\n"), ("github", "::warning file=Pay.swift,line=7,"),
      ])
    func forms(form: String, beginning: String) throws {
      let run = try ToolRun("audit", "Pay.swift", "--off", "small-target", "--format", form, in: try folder())
      #expect(run.status == 1)
      #expect(run.output.hasPrefix(beginning), "\(run.output.prefix(200))")
      #expect(run.output.contains("symbol-name"))
    }

    @Test("Reports in other forms are written in the same run, and a wrong form is told in a line")
    func writes() throws {
      let folder = try folder()
      let run = try ToolRun(
        "audit", "Pay.swift", "--off", "small-target", "--write", "sarif=audit.sarif", "--write",
        "markdown=comment.md", in: folder)
      #expect(run.output.hasPrefix("Pay: 1 finding\n"))
      let sarif = try String(contentsOfFile: "\(folder.path)/audit.sarif", encoding: .utf8)
      #expect(sarif.hasPrefix("{") && sarif.contains("symbol-name"))
      let comment = try String(contentsOfFile: "\(folder.path)/comment.md", encoding: .utf8)
      #expect(comment.hasPrefix("## Accessibility audit\n"))
      let wrong = try ToolRun("audit", "Pay.swift", "--write", "word=audit.doc", in: folder)
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("--write word=audit.doc names no form and file."))
    }

    @Test("B12: a map that a crawl saved is audited in any form, with baselines and choices")
    func map() throws {
      let folder = try folder()
      let crawl = try ToolRun("crawl", "Pay.swift", "--format", "json", in: folder)
      try folder.write(crawl.output, to: "map.json")
      let run = try ToolRun("audit", "map.json", "--off", "small-target", in: folder)
      #expect(run.status == 1)
      #expect(
        run.output.hasPrefix("Pay: 1 finding\n\nPay.swift:7: symbol-name: Not a name: "), "\(run.output)")
      let junit = try ToolRun("audit", "map.json", "--off", "small-target", "--format", "junit", in: folder)
      #expect(junit.output.contains("failures=\"1\""))
      let keeping = try ToolRun("audit", "map.json", "--write-baseline", "known.txt", in: folder)
      #expect(keeping.status == 0)
      #expect(try ToolRun("audit", "map.json", "--baseline", "known.txt", in: folder).status == 0)
      // The baseline of a map is that of the target.
      #expect(
        try ToolRun("audit", "Pay.swift", "--baseline", "known.txt", in: folder).status == 0)
      try folder.write("{}", to: "other.json")
      let wrong = try ToolRun("audit", "other.json", in: folder)
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("other.json: it is no saved crawl"))
    }

    @Test("Z15: a screen that a double tap leads to is audited too, under the name of the control")
    func reach() throws {
      let folder = try TemporaryFolder()
      let run = try ToolRun("audit", "--example", "zombies-flawed", in: folder)
      #expect(run.status == 1)
      #expect(run.output.contains("unannounced-screen: 3 stops came and nothing told so"))
      #expect(run.output.contains("untitled-screen"))
      let mended = try ToolRun("audit", "--example", "zombies", in: folder)
      #expect(mended.status == 0, "\(mended.output)")
    }
  }
}
