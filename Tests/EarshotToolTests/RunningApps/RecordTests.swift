import Foundation
import Testing

extension LiveTests {
  @Suite("Recordings of running applications", .serialized)
  struct RecordTests {
    @Test("B6: a recorded application is driven again: what was there first, then what it became")
    func replayed() async throws {
      let session = try await DesktopSession()
      let factory = try session.start(["gtk3-widget-factory"])
      defer { factory.stop() }
      _ = try session.hear("gtk3-widget-factory", with: "togglebutton")
      let file = "\(session.folder.path)/session.json"
      let recorder = try session.start(
        [DevelopmentPrefix.path() + "/bin/earshot", "record", "--app", "gtk3-widget-factory", file])
      // The first screen is written before anything else is recorded.
      let end = ContinuousClock.now + .seconds(60)
      while !FileManager.default.fileExists(atPath: file), ContinuousClock.now < end {
        try await Task.sleep(for: .milliseconds(100))
      }
      try session.folder.write("select \"50\"\nup\nexpect \"51\"\nwait 1s\n", to: "up.drive")
      let driven = try session.earshot("drive", "--app", "gtk3-widget-factory", "up.drive")
      #expect(driven.status == 0, "\(driven.output)")
      #expect(try await recorder.interrupt() == 0)
      factory.stop()
      try session.folder.write(
        "select \"50\"\nexpect containing \"50, text field\"\nwait 600s\nright\nleft\nexpect containing \"51\"\n",
        to: "replay.drive")
      let again = try session.earshot("drive", "session.json", "replay.drive")
      #expect(again.status == 0, "\(again.output)")
      #expect(again.lastError.contains("session.json: A session of "))
      #expect(try session.earshot("hear", "session.json").output.contains("51, text field"))
    }

    @Test("B6: an application that ends while it is recorded leaves what it showed until then")
    func ended() async throws {
      let session = try await DesktopSession()
      let factory = try session.start(["gtk3-widget-factory"])
      defer { factory.stop() }
      _ = try session.hear("gtk3-widget-factory", with: "togglebutton")
      let end = Thread {
        Thread.sleep(forTimeInterval: 2)
        factory.stop()
      }
      end.start()
      let run = try session.earshot("record", "--app", "gtk3-widget-factory", "session.json")
      #expect(run.status == 0)
      #expect(run.lastError.hasSuffix(". The recording ended with the application."))
      #expect(try session.earshot("hear", "session.json").output.contains("togglebutton"))
    }

    @Test("B6: a recording that cannot be written is told before anything is recorded")
    func unwritable() async throws {
      let session = try await DesktopSession()
      let factory = try session.start(["gtk3-widget-factory"])
      defer { factory.stop() }
      _ = try session.hear("gtk3-widget-factory", with: "togglebutton")
      let run = try session.earshot("record", "--app", "gtk3-widget-factory", "no/such/folder.json")
      #expect(run.status == 2)
      #expect(run.errors.contains("Cannot write no/such/folder.json. Name a file in a folder"))
      let long = try session.earshot("record", "--app", "x", "file.json", "--seconds", "0")
      #expect(long.status == 2)
    }
  }
}
