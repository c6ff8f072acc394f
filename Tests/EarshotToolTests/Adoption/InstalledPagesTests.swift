import Foundation
import Testing

extension LiveTests {
  @Suite("The manual page and the completions", .timeLimit(.minutes(10)))
  struct InstalledPagesTests {
    @Test("They are installed, noted for the removal, and name every command")
    func installed() throws {
      let prefix = try DevelopmentPrefix.path()
      let listed = try String(contentsOfFile: "\(prefix)/share/earshot/INSTALLED", encoding: .utf8)
      for file in [
        "share/man/man1/earshot.1", "share/bash-completion/completions/earshot",
        "share/zsh/site-functions/_earshot",
        "share/fish/vendor_completions.d/earshot.fish", "share/earshot/Adoption/accessibility.yml",
        "share/earshot/Adoption/pre-commit",
      ] {
        #expect(listed.contains(file + "\n"), "\(file)")
        let text = try String(contentsOfFile: "\(prefix)/\(file)", encoding: .utf8)
        guard !file.contains("Adoption") else { continue }
        for command in ["hear", "audit", "crawl", "why", "diff"] {
          #expect(text.contains(command), "\(file): \(command)")
        }
        #expect(text.contains("text-size") || text.contains("text\\-size"), "\(file)")
      }
      #expect(FileManager.default.isExecutableFile(atPath: "\(prefix)/share/earshot/Adoption/pre-commit"))
    }

    @Test("The completions of bash are read by bash, and complete a command and its options")
    func bash() throws {
      let file = "\(try DevelopmentPrefix.path())/share/bash-completion/completions/earshot"
      func offered(_ words: String, _ count: Int) throws -> [String] {
        let run = try ShellRun(
          """
          source '\(file)'
          function_name=$(complete -p earshot | sed 's/.*-F \\([^ ]*\\).*/\\1/')
          COMP_WORDS=(\(words)) COMP_CWORD=\(count) COMP_LINE='\(words)' COMP_POINT=\(words.count)
          set +e
          "$function_name" earshot "${COMP_WORDS[COMP_CWORD]}" earshot
          printf '%s\\n' "${COMPREPLY[@]}"
          """, in: "/tmp")
        return run.said.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      #expect(try offered("earshot cra", 1) == ["crawl"])
      #expect(try offered("earshot hear --wat", 2) == ["--watch"])
    }

    @Test("The manual page is read by groff without a warning", .enabled(if: Toolbox.find("groff") != nil))
    func manual() throws {
      let page = "\(try DevelopmentPrefix.path())/share/man/man1/earshot.1"
      let run = try ShellRun("groff -man -Tutf8 -ww -P-c '\(page)' 2>&1 >rendered | head -5", in: "/tmp")
      #expect(run.said == "")
      let lines = try ShellRun("groff -man -Tutf8 -P-c -P-b -P-u '\(page)'", in: "/tmp").said
      // Lines are filled with spaces.
      let text = lines.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for words in [
        "earshot hear", "--watch", "Hear again on each save", "EXIT STATUS", "NO_COLOR",
        "earshot crawl App.xcodeproj",
      ] {
        #expect(text.contains(words), "\(words)")
      }
      #expect(text.hasPrefix("EARSHOT(1)"))
    }
  }
}
