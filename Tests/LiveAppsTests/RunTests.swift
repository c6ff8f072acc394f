import DBus
import DesktopSupport
import TestSupport
import Testing

/// Apps that run on a bus without a display, in the hands of a client of ours.
@Suite(.serialized, .timeLimit(.minutes(10))) struct RunTests {
  @Test("B7: a client types into a field, moves a slider and turns a switch, and reads what came of it")
  func controls() async throws {
    let app = try await RunningApp(
      """
      import SwiftUI

      struct Order: View {
        @State private var name = ""
        @State private var volume = 40.0
        @State private var isGift = false

        var body: some View {
          TextField("Name", text: $name)
          Slider(value: $volume, in: 0...100, step: 10) { Text("Volume") }
          Toggle("Gift wrap", isOn: $isGift)
          Text("Dear \\(name), \\(Int(volume)), \\(isGift ? "wrapped" : "plain")")
        }
      }

      #Preview("Order") { Order() }
      """)
    let client = app.client
    #expect(try await client.object(named: "Dear , 40, plain") != nil)
    let field = try #require(await client.objects().first { $0.role == 79 })
    #expect(
      try await client.call(field.path, "EditableText", "SetTextContents", [.string("Zoë")])[0]?.truth == true
    )
    #expect(
      try await client.call(field.path, "EditableText", "InsertText", [.int32(3), .string("!"), .int32(1)])[
        0]?
        .truth == true)
    #expect(try await client.call(field.path, "Text", "GetText", [.int32(0), .int32(-1)])[0]?.text == "Zoë!")
    let slider = try #require(await client.object(named: "Volume"))
    try await client.bus.call(
      .set(client.application, slider.path, "org.a11y.atspi.Value", "CurrentValue", .double(70)))
    #expect(try await client.property(slider.path, "Value", "CurrentValue")?.number == 70)
    let toggle = try #require(await client.object(named: "Gift wrap"))
    #expect(toggle.states & 1 << 4 == 0)
    #expect(try await client.call(toggle.path, "Action", "DoAction", [.int32(0)])[0]?.truth == true)
    #expect(try await client.object(named: "Gift wrap").map { $0.states & 1 << 4 != 0 } == true)
    #expect(try await client.object(named: "Dear Zoë!, 70, wrapped") != nil)
    #expect(try await app.program.interrupt() == 0)
  }

  @Test("B7: time is real: what an app does later comes by itself")
  func time() async throws {
    let app = try await RunningApp(
      """
      import SwiftUI

      struct Later: View {
        @State private var word = "waiting"

        var body: some View {
          Text(word).task {
            try? await Task.sleep(for: .milliseconds(300))
            word = "done"
          }
        }
      }

      #Preview("Later") { Later() }
      """)
    var names: [String] = []
    repeat { names = try await app.client.objects().map(\.name) } while !names.contains("done")
    #expect(!names.contains("waiting"))
  }

  @Test("B7: where the app ends, so does the command, and clients are answered")
  func crash() async throws {
    let app = try await RunningApp(
      """
      import SwiftUI

      #Preview("Broken") { Button("Break") { fatalError("It is broken") } }
      """)
    let button = try #require(await app.client.object(named: "Break"))
    #expect(try await app.client.call(button.path, "Action", "DoAction", [.int32(0)])[0]?.truth == false)
    #expect(try await app.program.end() == 1)
  }

  @Test("B7: without a bus the command says so and ends")
  func noBus() async throws {
    let folder = try TemporaryFolder(["A.swift": "import SwiftUI\n#Preview { Text(\"x\") }\n"])
    let program = try await PrivateDesktop().start(
      [EarshotProgram.path, "run", "\(folder.path)/A.swift", "--atspi"],
      ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"])
    #expect(try await program.end() == 2)
  }
}

/// A file that runs on a private bus, and a client that reads it.
final class RunningApp {
  let program: RunningProgram
  let client: AccessibilityClient
  private let desktop: PrivateDesktop
  private let folder: TemporaryFolder

  init(_ code: String) async throws {
    folder = try TemporaryFolder(["App.swift": code])
    desktop = try await PrivateDesktop()
    let bus = try await desktop.accessibilityBus()
    program = try desktop.start([EarshotProgram.path, "run", "\(folder.path)/App.swift", "--atspi"])
    let line = try await program.line()
    let name = line.split(separator: " ").last { $0.hasPrefix(":") }.map { String($0.dropLast()) }
    client = AccessibilityClient(bus, try #require(name, "\(line)"))
  }
}
