import Foundation
import Testing

extension LiveTests {
  @Suite("The command line")
  struct CommandLineTests {
    private static let screen = """
      import SwiftUI
      #Preview { Button("Pay now") {} }

      """

    @Test("The version is told, with the compiler that the modules fit")
    func version() throws {
      let run = try ToolRun("--version", in: try TemporaryFolder())
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("earshot 0."))
      #expect(run.output.contains("\nmodules for Swift version "))
    }

    @Test("A command that does not exist is answered with the nearest, in one line")
    func nearestCommand() throws {
      let folder = try TemporaryFolder()
      let run = try ToolRun("haer", "Pay.swift", in: folder)
      #expect(run.status == 2)
      #expect(run.errors == "earshot: No command \"haer\". Nearest: hear.\n")
      let file = try ToolRun("Pay.swift", in: folder)
      #expect(file.errors == "earshot: No command before Pay.swift. To hear it: earshot hear Pay.swift\n")
    }

    @Test("An option that does not exist is answered with the nearest")
    func nearestOption() throws {
      let run = try ToolRun("hear", "Pay.swift", "--langauge", "de", in: try TemporaryFolder())
      #expect(run.status == 2)
      #expect(run.errors.contains("--language"))
    }

    @Test("Every help text has an example, that of each command the tool lists")
    func examples() throws {
      let folder = try TemporaryFolder()
      let overview = try ToolRun("--help", in: folder).output
      let listed = try #require(overview.components(separatedBy: "SUBCOMMANDS:\n").dropFirst().first)
      let commands = listed.matches(of: #/(?m)^  ([a-z-]+)  /#).map { String($0.1) }
      #expect(commands.count >= 18, "\(overview)")
      for command in commands {
        let run = try ToolRun("help", command, in: folder)
        #expect(run.status == 0, "\(command)")
        let examples = run.output.components(separatedBy: "\nFor example:\n").dropFirst().first
        let example = examples?.components(separatedBy: "\nUSAGE:").first ?? ""
        #expect(
          example.contains("  earshot \(command)") || example.contains("| earshot \(command)"), "\(command)")
      }
    }

    @Test("Code comes through the standard input, and a picture goes to the standard output")
    func standard() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Pay.swift")
      let heard = try ToolRun(
        arguments: ["hear", "-", "--format", "captions"], in: folder, input: "Pay.swift")
      #expect(heard.errors == "")
      #expect(heard.output == "Pay now, button\n")
      let drawn = try ToolRun("look", "Pay.swift", "-o", "-", in: folder)
      #expect(drawn.status == 0)
      #expect(drawn.output.contains("PNG"))
    }

    @Test("Settings, rules and the cache are documents too", arguments: ["settings", "rules", "cache"])
    func documents(command: String) throws {
      let run = try ToolRun(command, "--format", "json", in: try TemporaryFolder())
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect(document?["format"] as? String == "earshot.\(command)")
    }

    @Test("Why something is heard is a document too, with the words, the place and the rule")
    func reasons() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Pay.swift")
      let run = try ToolRun("why", "Pay.swift", "Pay now", "--format", "json", in: folder)
      #expect(run.status == 0)
      let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect(document?["format"] as? String == "earshot.why")
      let screens = try #require(document?["why"] as? [[String: Any]])
      let stop = try #require((screens.first?["stops"] as? [[String: Any]])?.first)
      #expect(stop["words"] as? String == "Pay now, button")
      let part = try #require((stop["parts"] as? [[String: Any]])?.first)
      #expect(part["words"] as? String == "Pay now")
      #expect(part["source"] as? String == "Pay.swift:2")
      #expect(part["rule"] as? String == "1.5.1 U1")
    }

    @Test("B3: what is heard is kept, and only what is otherwise is a finding")
    func keeping() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Pay.swift")
      let first = try ToolRun("hear", "Pay.swift", "--freeze", "heard.txt", in: folder)
      #expect(first.status == 0)
      try folder.write("// A line more.\n" + Self.screen, to: "Pay.swift")
      let same = try ToolRun("hear", "Pay.swift", "--against", "heard.txt", in: folder)
      #expect(same.status == 0)
      #expect(same.output.hasSuffix("Everything is as in heard.txt.\n"))
      try folder.write(Self.screen.replacing("Pay now", with: "Pay later"), to: "Pay.swift")
      let changed = try ToolRun("hear", "Pay.swift", "--against", "heard.txt", in: folder)
      #expect(changed.status == 1)
      #expect(
        changed.output.contains(
          "Changed: Pay.swift preview 1\n  - Pay now, button\n  + Pay later, button\n"))
      try folder.write(Self.screen.replacing("#Preview", with: "#Preview(\"New\")"), to: "Pay.swift")
      let gone = try ToolRun("hear", "Pay.swift", "--against", "heard.txt", in: folder)
      #expect(gone.status == 1)
      #expect(gone.output.contains("No longer there: Pay.swift preview 1\n"))
      #expect(gone.output.contains("Not kept yet: New. Keep it with --freeze.\n"))
    }

    @Test("B3: known facts of a picture are kept, and another one is a finding")
    func facts() throws {
      let folder = try TemporaryFolder()
      let pale = "import SwiftUI\n#Preview(\"Pale\") { Text(\"Pale\").foregroundStyle(Color(white: 0.9)) }\n"
      try folder.write(pale, to: "Pale.swift")
      let look = ["look", "Pale.swift", "-o", "pale.png", "--facts"]
      #expect(try ToolRun(arguments: look, in: folder).status == 1)
      #expect(try ToolRun(arguments: look + ["--freeze", "facts.txt"], in: folder).status == 0)
      #expect(try ToolRun(arguments: look + ["--against", "facts.txt"], in: folder).status == 0)
      try folder.write(pale.replacing("\"Pale\").f", with: "\"Paler\").f"), to: "Pale.swift")
      let changed = try ToolRun(arguments: look + ["--against", "facts.txt"], in: folder)
      #expect(changed.status == 1)
      #expect(changed.output.contains("  + ! contrast: \"Paler\" (text)"))
    }

    @Test("A session that is driven is in VoiceOver's words of the language")
    func drivenLanguage() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.screen, to: "Pay.swift")
      try folder.write("expect \"Pay now, Taste\"\n", to: "pay.drive")
      let german = try ToolRun("drive", "Pay.swift", "pay.drive", "--language", "de", in: folder)
      #expect(german.status == 0, "\(german.output)")
      let english = try ToolRun("drive", "Pay.swift", "pay.drive", in: folder)
      #expect(english.status == 1)
      #expect(english.output.contains("  heard       Pay now, button\n"))
      #expect(english.output.contains("  difference  Taste → button\n"))
    }

    @Test("Z17: the app starts in the language that VoiceOver speaks, unless it has one of its own")
    func language() throws {
      let folder = try TemporaryFolder()
      let code = """
        import SwiftUI
        #Preview { Toggle(Locale.current.language.languageCode?.identifier ?? "", isOn: .constant(true)) }

        """
      try folder.write(code, to: "Tongue.swift")
      func heard(_ more: String...) throws -> String {
        let arguments = ["hear", "Tongue.swift", "--format", "captions"] + more
        return try ToolRun(arguments: arguments, in: folder).output.split(separator: "\n").first.map(
          String.init)
          ?? ""
      }
      #expect(try heard().hasPrefix("en, "))
      let german = try heard("--language", "de")
      #expect(german.hasPrefix("de, "))
      #expect(try heard("--language", "de", "--app-language", "fr") == german.replacing("de, ", with: "fr, "))
      for command in ["tree", "effort"] {
        let run = try ToolRun(command, "Tongue.swift", "--language", "de", in: folder)
        #expect(run.output.contains("\"de\"") || run.output.contains("\nde "), "\(command)")
      }
      try folder.write("expect containing \"de, \"\n", to: "talk.drive")
      let talk = ["drive", "Tongue.swift", "talk.drive"]
      #expect(try ToolRun(arguments: talk + ["--language", "de"], in: folder).status == 0)
      #expect(try ToolRun(arguments: talk, in: folder).status == 1)
      let fixed = code.replacing("Toggle(", with: "Text(").replacing(
        ", isOn: .constant(true))", with: ").font(.system(size: 17))")
      try folder.write(fixed, to: "Fixed.swift")
      let seen = ["look", "Fixed.swift", "-o", "a.png", "--facts"]
      #expect(
        try ToolRun(arguments: seen + ["--language", "de"], in: folder).output.contains("\"de\" (text)"))
      #expect(try ToolRun(arguments: seen, in: folder).output.contains("\"en\" (text)"))
      let refused = try ToolRun("tree", "Tongue.swift", "--app-language", "12", in: folder)
      #expect(refused.status == 2)
      #expect(
        refused.errors.contains("No language 12. Write --app-language with a tag such as de, pt-BR or ar."))
    }
  }
}
