import BrailleBridge
import DesktopSupport
import Foundation
import Testing

extension LiveTests {
  @Suite("earshot drive on a braille display")
  struct BrailleDriveTests {
    private static let field = """
      import SwiftUI
      struct Adoption: View {
        @State private var name = ""
        @State private var wanted = "nobody"
        var body: some View {
          VStack {
            TextField("Name", text: $name)
            Button("Adopt") { wanted = name }
            Text("Asked for \\(wanted)")
            Button("Tell") {
              Task {
                try await Task.sleep(for: .seconds(1))
                AccessibilityNotification.Announcement("Told").post()
              }
            }
          }
        }
      }
      #Preview { Adoption() }
      """

    private static func cells(_ text: String, _ grade: BrailleTable.Grade = .uncontracted) throws -> String {
      String(try BrailleTranslator(BrailleTable(language: "en", grade: grade)).translate(text).cells)
    }

    /// Dots 7 and 8, which BRLTTY adds to the cell under the cursor.
    private static func withCursor(_ cells: String, at place: Int) -> String {
      var scalars = Array(cells.unicodeScalars.map(\.value))
      while scalars.count <= place { scalars.append(0x2800) }
      scalars[place] |= 0xC0
      return String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
    }

    /// Fails where cells were never shown.
    private func expect(
      _ cells: String, on display: VirtualBrailleDisplay, after count: Int = 0,
      _ place: SourceLocation = #_sourceLocation
    ) async throws {
      let seen = try await display.wait(after: count) { $0 == cells }
      #expect(seen != nil, "It shows \(display.last).", sourceLocation: place)
    }

    @Test(
      "B10: the kennel is read on a braille display: its words, the rest by panning, and on to the next dog")
    func kennel() async throws {
      let session = try await BrailleSession("--example", "kennel", cells: 20, in: TemporaryFolder())
      let display = session.display
      try await expect(Self.cells("Looking for a home"), on: display)
      try session.type("right")
      try await expect(Self.cells("Juno, Whippet,"), on: display)
      try display.press("FWINRT")
      try await expect(Self.cells("Four years more"), on: display)
      try display.press("FWINRT")
      try await expect(Self.cells("Moss, Border"), on: display)
      let count = display.count
      try display.press("FWINLT")
      // Back along the lines, from the end of the one before.
      try await expect(Self.cells("Four years more"), on: display, after: count)
      try display.press("HOME")
      try await expect(Self.cells("Juno, Whippet,"), on: display, after: count)
      try display.press("TOP")
      try await expect(Self.cells("Looking for a home"), on: display, after: count)
      let (status, output) = try await session.end()
      #expect(status == 0, "\(session.errors)")
      // What the keys did is what was typed: lines of a script.
      for line in ["right", "left", "first"] { #expect(output.contains("> \(line)\n"), "\(output)") }
      #expect(output.contains("Moss, Border collie, Two years. More content available."))
    }

    @Test("B10: contracted braille on the display is ours, with a status cell in front of the line")
    func contracted() async throws {
      let session = try await BrailleSession(
        "--example", "kennel", "--contracted", "--status-cell", cells: 40, in: TemporaryFolder())
      try session.type("right")
      // Dot 2: it has more content.
      try await expect("⠂⠀" + Self.cells("Juno, Whippet, Four years more", .contracted), on: session.display)
      #expect(try await session.end().status == 0)
    }

    @Test("B10: a field is filled by dots, its insertion point set and its form sent by routing keys")
    func typing() async throws {
      let folder = try TemporaryFolder(["Adoption.swift": Self.field])
      let session = try await BrailleSession("\(folder.path)/Adoption.swift", cells: 40, in: folder)
      let display = session.display
      try await expect(Self.cells("Name txt fld"), on: display)
      try display.press("ROUTE 1")
      // Capital, b, e, l, l, a.
      for dots in [0x20, 0x03, 0x11, 0x07, 0x07, 0x01] { try display.press("PASSDOTS \(dots)") }
      try await expect(Self.withCursor(Self.cells("Bella"), at: 6), on: display)
      // Above the "e", where an "r" is typed.
      try display.press("ROUTE 2")
      try await expect(Self.withCursor(Self.cells("Bella"), at: 2), on: display)
      try display.press("PASSDOTS \(0x17)")
      try await expect(Self.withCursor(Self.cells("Brella"), at: 3), on: display)
      try display.press("LNDN")
      try await expect(Self.cells("Adopt btn"), on: display)
      try display.press("ROUTE 1")
      try display.press("LNDN")
      try await expect(Self.cells("Asked for Brella"), on: display)
      let (status, output) = try await session.end()
      #expect(status == 0, "\(session.errors)")
      for line in ["double tap", "type \"B\"", "type \"e\"", "home", "right arrow", "type \"r\"", "right"] {
        #expect(output.contains("> \(line)\n"), "\(line) in \(output)")
      }
    }

    @Test("B10: typed contracted, a word is text when it ends; dot 7 takes a character away")
    func typingContracted() async throws {
      let folder = try TemporaryFolder(["Adoption.swift": Self.field])
      let session = try await BrailleSession(
        "\(folder.path)/Adoption.swift", "--contracted", cells: 40, in: folder)
      let display = session.display
      try await expect(Self.cells("Name txt fld", .contracted), on: display)
      try display.press("ROUTE 1")
      for cell in try Self.cells("Three years", .contracted).unicodeScalars {
        // The virtual driver knows no 0.
        try display.press(cell.value == 0x2800 ? "PASSCHAR 32" : "PASSDOTS \(cell.value - 0x2800)")
      }
      try display.press("PASSDOTS 64")
      try display.press("LNDN")
      try display.press("ROUTE 1")
      try display.press("LNDN")
      try await expect(Self.cells("Asked for Three year", .contracted), on: display)
      let (_, output) = try await session.end()
      for line in ["type \"Three \"", "type \"years\"", "delete"] {
        #expect(output.contains("> \(line)\n"), "\(line) in \(output)")
      }
    }

    @Test("B10: an announcement stands on the display until a routing key brings the item back")
    func announcement() async throws {
      let folder = try TemporaryFolder(["Adoption.swift": Self.field])
      let session = try await BrailleSession("\(folder.path)/Adoption.swift", cells: 40, in: folder)
      let display = session.display
      try await expect(Self.cells("Name txt fld"), on: display)
      try display.press("BOT")
      try await expect(Self.cells("Tell btn"), on: display)
      try display.press("ROUTE 1")
      #expect(try await session.prints("> double tap\n"))
      try session.type("wait 2s")
      try await expect(Self.cells("Told"), on: display)
      let count = display.count
      try display.press("ROUTE 1")
      // What VoiceOver said of the item last: its label, when it was activated.
      try await expect(Self.cells("Tell"), on: display, after: count)
      let (status, output) = try await session.end()
      #expect(status == 0, "\(session.errors)")
      #expect(output.components(separatedBy: "> double tap\n").count == 2, "\(output)")
    }

    @Test("B10: a display that is taken away ends nothing, and shows where the cursor is when it is back")
    func takenAway() async throws {
      let session = try await BrailleSession("--example", "kennel", cells: 40, in: TemporaryFolder())
      let display = session.display
      try await expect(Self.cells("Looking for a home hd"), on: display)
      display.takeAway()
      #expect(try await session.prints("is gone", to: "errors"))
      try session.type("right")
      let count = display.count
      try display.bringBack()
      try await expect(Self.cells("Juno, Whippet, Four years more"), on: display, after: count)
      session.brltty.stop()
      #expect(try await session.prints("display with it", to: "errors"))
      try session.type("right")
      try await session.brltty.start()
      try await expect(Self.cells("Moss, Border collie, Two years more"), on: display, after: count)
      let (status, output) = try await session.end()
      #expect(status == 0)
      #expect(output.contains("Moss, Border collie, Two years. More content available."))
      let lines = session.errors.split(separator: "\n").filter { $0.contains("raille") }
      #expect(
        lines == [
          "earshot: The braille display is gone. Connect it again; the session goes on.",
          "earshot: The braille display is back, with 40 cells.",
          "earshot: BRLTTY at \(session.brltty.host) is gone, and the braille display with it. "
            + "Start it again; the session goes on.",
          "earshot: The braille display is back, with 40 cells.",
        ], "\(session.errors)")
    }

    @Test("B10: at a terminal the display follows what is typed")
    func terminal() async throws {
      let display = try VirtualBrailleDisplay(cells: 40)
      let brltty = try await BRLTTY(display)
      _ = try await display.wait { !$0.isEmpty }
      let run = try await apart {
        try TerminalRun(
          arguments: ["drive", "--example", "kennel"] + BrailleSession.options(brltty), in: TemporaryFolder(),
          typing: ["right", "quit"], showsAll: true)
      }
      #expect(run.status == 0)
      #expect(run.screen.contains("Juno, Whippet, Four years. More content available."))
      try await expect(Self.cells("Juno, Whippet, Four years more"), on: display)
    }

    @Test("B9, B10: a device in the browser is used from a braille display too")
    func served() async throws {
      let session = try await BrailleSession(
        "--example", "kennel", command: "serve", cells: 40, in: TemporaryFolder())
      let display = session.display
      try await expect(Self.cells("Looking for a home hd"), on: display)
      try display.press("LNDN")
      try await expect(Self.cells("Juno, Whippet, Four years more"), on: display)
      let count = display.count
      try display.press("TOP")
      try await expect(Self.cells("Looking for a home hd"), on: display, after: count)
    }

    @Test("Without a display, or with a script that does not wait for it, one line tells what to do")
    func mistakes() async throws {
      let folder = try TemporaryFolder(["talk.drive": "right\n"])
      func error(_ arguments: String...) throws -> String {
        let run = try ToolRun(arguments: ["drive", "--example", "kennel"] + arguments, in: folder)
        #expect(run.status == 2)
        return run.errors
      }
      let place = "127.0.0.1:\(try LoopbackPort.free() - 4_101)"
      #expect(
        try error("--braille-display", "--braille-host", place)
          == "Error: No BRLTTY listens at \(place). Start it, or name the place where it listens with --braille-host.\n"
      )
      #expect(
        try error("talk.drive", "--braille-display").hasPrefix(
          "Error: A braille display is used while commands are typed or come through the standard input. "
            + "Leave the file out.\n"))
      #expect(
        try error("--braille-host", place).hasPrefix(
          "Error: --braille-host and --braille-key are for a display. Add --braille-display.\n"))
    }
  }
}
