import Foundation
import Testing

extension LiveTests {
  @Suite("The date and the errors of an app")
  struct DateToolTests {
    private static let today = #"""
      import SwiftUI
      struct Today: View {
        var body: some View {
          Text(Date.now, format: .dateTime.weekday(.wide).day().month(.wide).hour().minute())
        }
      }
      #Preview { Today() }
      """#

    private func captions(_ arguments: String...) throws -> String {
      let folder = try TemporaryFolder(["Today.swift": Self.today])
      let run = try ToolRun(
        arguments: ["hear", "Today.swift", "--format", "captions"] + arguments, in: folder)
      #expect(run.errors == "")
      return run.output
    }

    @Test("An app begins at the same date every day, or at the one that --date names")
    func dates() throws {
      #expect(try captions() == "Tuesday, June 9 at 9:41\u{202F}AM\n")
      #expect(try captions("--date", "2026-12-24T18:00") == "Thursday, December 24 at 6:00\u{202F}PM\n")
      let german = try captions("--date", "2026-12-24T18:00", "--language", "de")
      #expect(german.hasPrefix("Donnerstag, 24. Dezember") && german.contains("18:00"))
      #expect(try captions("--date", "now") != captions())
    }

    @Test("What is no date is refused in one line")
    func wrong() throws {
      let folder = try TemporaryFolder(["Today.swift": Self.today])
      let run = try ToolRun("hear", "Today.swift", "--date", "Christmas", in: folder)
      #expect(
        run.errors.hasPrefix(
          "Error: --date Christmas is no date from 1900 to 2199. "
            + "Write a day, such as --date 2026-12-24T18:00, or --date now.\n"))
      #expect(run.status == 2)
    }

    @Test("VoiceOver comes upon the status bar by touch, and the picture shows it where it is asked for")
    func statusBar() throws {
      let folder = try TemporaryFolder(["Today.swift": Self.today])
      try folder.write(
        """
        touch 40 20
        expect "6:00\u{202F}PM, status bar item"
        right
        expect "4 of 4 bars of mobile signal, status bar item"
        """, to: "bar.drive")
      let date = ["--date", "2026-12-24T18:00"]
      let run = try ToolRun(arguments: ["drive", "Today.swift", "bar.drive"] + date, in: folder)
      #expect(run.status == 0, "\(run.output)")
      var pictures: [Data] = []
      for options in [[], ["--status-bar"], ["--status-bar"] + date] {
        let look = try ToolRun(arguments: ["look", "Today.swift", "-o", "a.png"] + options, in: folder)
        #expect(look.status == 0, "\(look.errors)")
        pictures.append(try Data(contentsOf: URL(filePath: "\(folder.path)/a.png")))
      }
      #expect(Set(pictures).count == 3)
    }

    @Test(
      "A screen that shows why its request failed is heard in the person's language",
      arguments: [
        ("en", "This device seems to be without a connection to the internet.\n"),
        ("de", "Dieses Gerät hat offenbar keine Verbindung zum Internet.\n"),
      ])
    func errors(language: String, words: String) throws {
      let source = #"""
        import SwiftUI
        struct Orders: View {
          @State private var words = "Loading"
          var body: some View {
            Text(words).task {
              guard let url = URL(string: "https://shop.example.org/orders") else { return }
              do {
                let (_, _) = try await URLSession.shared.data(from: url)
              } catch {
                words = error.localizedDescription
              }
            }
          }
        }
        #Preview { Orders() }
        """#
      let folder = try TemporaryFolder(["Orders.swift": source])
      let run = try ToolRun(
        "hear", "Orders.swift", "--format", "captions", "--language", language, in: folder)
      #expect(run.output == words, "\(run.errors)")
    }
  }
}
