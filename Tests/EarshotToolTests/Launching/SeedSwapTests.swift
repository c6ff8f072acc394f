import Foundation
import Testing

extension LiveTests {
  @Suite("The seed swap, an app of an Xcode project")
  struct SeedSwapTests {
    private static let project = DevelopmentPrefix.root.appending(path: "Examples/SeedSwap").path
    private static let note = "earshot: SeedSwap is heard; SeedSwapWidget is not. Choose with --target.\n"

    private func heard(_ options: String...) throws -> ToolRun {
      try ToolRun(
        arguments: ["hear", Self.project, "--format", "captions"] + options, in: try TemporaryFolder())
    }

    private func drive(_ script: String, _ options: String...) throws -> ToolRun {
      try ToolRun(
        arguments: ["drive", Self.project, "swap.drive"] + options,
        in: try TemporaryFolder(["swap.drive": script]))
    }

    @Test("The app is heard with the models that its first launch stores, and the words of its package")
    func app() throws {
      let run = try heard("--app")
      #expect(run.errors == Self.note)
      #expect(
        run.output == """
          Offer seeds, button
          Seed Swap, heading
          Ines, heading
          Lettuce, Forellenschluss, 80 seeds. Actions available. More content available.
          Tomato, Green Zebra, 12 seeds, Promised. Actions available. More content available.
          Tomo, heading
          Kale, Nero di Toscana, 40 seeds. Actions available. More content available.
          Pumpkin, Uchiki Kuri, 1 seed. Actions available. More content available.

          """)
      #expect(run.status == 0)
    }

    @Test("In German, words and plurals come from the string catalogs of the app and of its package")
    func german() throws {
      let run = try heard("--app", "--language", "de")
      #expect(run.errors == Self.note)
      #expect(
        run.output == """
          Saatgut anbieten, Taste
          Saatguttausch, Überschrift
          Ines, Überschrift
          Kopfsalat, Forellenschluss, 80 Körner. Aktionen verfügbar. Weitere Inhalte verfügbar.
          Tomate, Green Zebra, 12 Körner, Versprochen. Aktionen verfügbar. Weitere Inhalte verfügbar.
          Tomo, Überschrift
          Grünkohl, Nero di Toscana, 40 Körner. Aktionen verfügbar. Weitere Inhalte verfügbar.
          Kürbis, Uchiki Kuri, 1 Korn. Aktionen verfügbar. Weitere Inhalte verfügbar.

          """)
      #expect(run.status == 0)
    }

    @Test(
      "A preview has a container in memory of its own",
      arguments: [
        (
          "An empty table",
          """
          Offer seeds, button
          Seed Swap, heading
          No seeds yet
          Offer the first packet.

          """
        ),
        (
          "A new packet",
          """
          Cancel, button
          Offer, dimmed, button
          New packet, heading
          Plant, Radish, pop up button. Double tap to activate the picker.
          Variety, Required, text field. Double tap to edit.
          20 seeds, adjustable. Swipe up or down with one finger to adjust the value.
          Your name, Required, text field. Double tap to edit.

          """
        ),
      ])
    func preview(name: String, words: String) throws {
      let run = try heard("--preview", name)
      #expect(run.errors == Self.note)
      #expect(run.output == words)
      #expect(run.status == 0)
    }

    @Test("The widget is heard in each of its sizes, in its gallery, and by its previews")
    func widget() throws {
      let run = try heard("--target", "SeedSwapWidget")
      #expect(run.errors == "")
      let small = "Sow in June, heading\nKale\nLettuce\nRadish\n"
      let medium = """
        Sow in June, heading
        Kale, May to June
        Lettuce, March to August
        Radish, March to September

        """
      let gallery = "Sow now\nWhat goes into the ground this month.\n"
      let spring = "Sow in March, heading\nBroad bean\nLettuce\nRadish\nTomato\n"
      let winter = "Sow in December, heading\nNothing: mend your tools.\n"
      #expect(run.output == small + medium + gallery + small + medium + spring + winter)
      #expect(run.status == 0)
    }

    @Test("The widget speaks German by a catalog of its own, and knows the month by the date")
    func germanWidget() throws {
      let run = try heard(
        "--target", "SeedSwapWidget", "--language", "de", "--date", "2026-02-10T08:00", "--preview",
        "SowNowWidget, systemMedium")
      #expect(run.errors == "")
      #expect(
        run.output
          == "Aussaat im Februar, Überschrift\nDicke Bohne, Februar bis April\nTomate, Februar bis März\n")
      #expect(run.status == 0)
    }

    @Test("A packet that is offered is on the table, under the gardener who was there before")
    func offering() throws {
      let run = try drive(
        """
        select "Offer seeds"
        double tap
        select "Plant"
        double tap
        select "Tomato"
        double tap
        select "Variety"
        double tap
        type "Moneymaker"
        select "20 seeds"
        up
        expect "25 seeds"
        select "Offer"
        expect "Offer, dimmed, button"
        select "Your name"
        double tap
        type "Tomo"
        select "Offer"
        expect "Offer, button"
        double tap
        select "Tomo"
        expect "Tomo, heading"
        right
        expect containing "Kale, Nero di Toscana, 40 seeds"
        right
        expect containing "Pumpkin, Uchiki Kuri, 1 seed"
        right
        expect containing "Tomato, Moneymaker, 25 seeds"
        right
        expect sound boundary
        """)
      #expect(run.errors == Self.note)
      #expect(run.output.contains("All 8 expectations hold."), "\(run.output)")
      #expect(run.status == 0)
    }

    @Test("A packet is promised by an action, in German too, and then offers to be taken back")
    func promise() throws {
      let run = try drive(
        """
        select containing "Forellenschluss"
        rotor "Aktionen"
        down
        expect "Löschen"
        down
        expect "Versprechen"
        double tap
        select "Ines"
        right
        expect containing "Kopfsalat, Forellenschluss, 80 Körner, Versprochen"
        down
        down
        expect "Zurücknehmen"
        """, "--language", "de")
      #expect(run.errors == Self.note)
      #expect(run.output.contains("All 4 expectations hold."), "\(run.output)")
      #expect(run.status == 0)
    }

    @Test("A packet is deleted by an action, and whoever has no other one leaves with the last")
    func deletion() throws {
      let run = try drive(
        """
        select containing "Uchiki Kuri"
        rotor "Actions"
        down
        expect "Delete"
        double tap
        select "Tomo"
        right
        expect containing "Kale, Nero di Toscana"
        right
        expect sound boundary
        # What was done to the last packet stays chosen for this one.
        double tap
        last
        expect containing "Tomato, Green Zebra"
        """)
      #expect(run.errors == Self.note)
      #expect(run.output.contains("All 4 expectations hold."), "\(run.output)")
      #expect(run.status == 0)
    }

    @Test("Gardeners are headings, and a rotor of the app's finds what is sown in the month of the date")
    func rotors() throws {
      let run = try drive(
        """
        rotor "Headings"
        down
        expect "Seed Swap, heading"
        down
        expect "Ines, heading"
        down
        expect "Tomo, heading"
        select containing "Green Zebra"
        rotor "Sow now"
        up
        expect containing "Lettuce, Forellenschluss"
        rotor "Sow now"
        down
        expect containing "Kale, Nero di Toscana"
        rotor "Sow now"
        down
        expect sound boundary
        rotor "More Content"
        down
        expect "May to June, Sowing time"
        """)
      #expect(run.errors == Self.note)
      #expect(run.output.contains("All 7 expectations hold."), "\(run.output)")
      #expect(run.status == 0)
    }

    @Test("Nothing keeps people from using the app or its widget", arguments: ["SeedSwap", "SeedSwapWidget"])
    func audit(target: String) throws {
      let run = try ToolRun("audit", Self.project, "--target", target, in: try TemporaryFolder())
      #expect(run.output.contains("\nNothing found on "), "\(run.output)")
      #expect(run.status == 0)
    }
  }
}
