import Foundation
import Testing

extension LiveTests {
  @Suite("The log of tides, an app on Core Data")
  struct TideLogTests {
    private static let folder = DevelopmentPrefix.root.appending(path: "Examples/TideLog").path

    private func heard(_ options: String...) throws -> ToolRun {
      try ToolRun(
        arguments: ["hear", Self.folder, "--format", "captions"] + options, in: try TemporaryFolder())
    }

    private func drive(_ script: String, _ options: String...) throws -> ToolRun {
      try ToolRun(
        arguments: ["drive", Self.folder, "tides.drive"] + options,
        in: try TemporaryFolder(["tides.drive": script]))
    }

    @Test("The app begins with an empty store")
    func app() throws {
      let run = try heard("--app")
      #expect(run.errors == "")
      #expect(run.output == "New reading, button\nTides, heading\nNo tides yet\n")
      #expect(run.status == 0)
    }

    @Test("A preview's store in memory is fetched in order: harbours by name, their readings from the newest")
    func preview() throws {
      let run = try heard("--preview", "A morning")
      #expect(run.errors == "")
      #expect(
        run.output == """
          New reading, button
          Tides, heading
          Anse Grise, heading
          8:00\u{202F}AM, 4.6 meters, Rising. Actions available.
          7:00\u{202F}AM, 2.9 meters, Rising. Actions available.
          6:00\u{202F}AM, 1.2 meters, Falling. Actions available.
          Highest: 4.6 meters
          Port Lune, heading
          7:00\u{202F}AM, 3.1 meters, Rising. Actions available.
          6:00\u{202F}AM, 0.8 meters, Falling. Actions available.
          Highest: 3.1 meters

          """)
      #expect(run.status == 0)
    }

    @Test("A form is heard with its labels, and with the unit in words")
    func form() throws {
      let run = try heard("--preview", "A new reading")
      #expect(run.errors == "")
      #expect(
        run.output == """
          Cancel, button
          Save, dimmed, button
          New reading, heading
          Harbour, Required, text field. Double tap to edit.
          Height, 2 meters, adjustable. Swipe up or down with one finger to adjust the value.
          Rising, switch button, on. Double tap to toggle setting.

          """)
      #expect(run.status == 0)
    }

    @Test("A reading that is saved appears with its harbour, and both go when it is deleted")
    func adding() throws {
      let run = try drive(
        """
        select "New reading"
        double tap
        select "Harbour"
        double tap
        type "Quay 3"
        select "Height"
        up
        expect "2.5 meters"
        select "Rising"
        double tap
        expect "Off"
        select "Save"
        expect "Save, button"
        double tap
        select "Quay 3"
        expect "Quay 3, heading"
        right
        expect containing "9:41\u{202F}AM, 2.5 meters, Falling"
        right
        expect "Highest: 2.5 meters"
        left
        rotor "Actions"
        down
        expect "Delete"
        double tap
        last
        expect "No tides yet"
        """)
      #expect(run.errors == "")
      #expect(run.output.contains("All 8 expectations hold."), "\(run.output)")
      #expect(run.status == 0)
    }

    @Test("A request for one harbour hears of what is deleted there and of what is added")
    func changes() throws {
      let run = try drive(
        """
        select containing "4.6 meters, Rising"
        rotor "Actions"
        down
        expect "Delete"
        double tap
        select "Anse Grise"
        right
        expect containing "7:00\u{202F}AM, 2.9 meters, Rising"
        select "Highest: 2.9 meters"
        right
        expect "Port Lune, heading"
        select "New reading"
        double tap
        select "Harbour"
        double tap
        type "Port Lune"
        select "Save"
        double tap
        select "Port Lune"
        right
        expect containing "9:41\u{202F}AM, 2 meters, Rising"
        """, "--preview", "A morning")
      #expect(run.errors == "")
      #expect(run.output.contains("All 4 expectations hold."), "\(run.output)")
      #expect(run.status == 0)
    }

    @Test("Nothing keeps people from using it")
    func audit() throws {
      let run = try ToolRun("audit", Self.folder, in: try TemporaryFolder())
      #expect(run.errors == "")
      #expect(run.output.contains("\nNothing found on "), "\(run.output)")
      #expect(run.status == 0)
    }
  }
}
