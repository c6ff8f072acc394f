import Foundation
import Testing

extension LiveTests {
  @Suite("The shelf of plants, an app of storyboards")
  struct PlantShelfTests {
    private func drive(_ script: String, _ options: String...) throws -> ToolRun {
      let shelf = DevelopmentPrefix.root.appending(path: "Examples/PlantShelf").path
      return try ToolRun(
        arguments: ["drive", shelf, "shelf.drive"] + options,
        in: try TemporaryFolder(["shelf.drive": script]))
    }

    @Test("A row leads to its plant by a segue, and what is done there is heard on the way back")
    func row() throws {
      let run = try drive(
        """
        expect "Plants, heading"
        select "1 of 3 thirsty"
        select "Fern, thirsty"
        double tap
        select "Fern"
        expect "Fern, heading"
        right
        expect "thirsty"
        right
        expect "Water, button"
        right
        expect "Water it now, 3 stars"
        select "Water"
        double tap
        left
        expect "watered today"
        right
        expect "Water, dimmed, button"
        select "Plants"
        expect "Plants, back button"
        double tap
        select "Fern, watered today"
        select "Nobody is thirsty"
        """)
      #expect(run.errors == "")
      #expect(run.output.contains("All 8 expectations hold."), "\(run.output)")
      #expect(run.status == 0)
    }

    @Test("A button asks for a new plant by a segue, and its way back brings the name")
    func newPlant() throws {
      let run = try drive(
        """
        select "Add"
        double tap
        expect containing "Name of the plant, text field"
        double tap
        type "Mint"
        select "Put it on the shelf"
        double tap
        select "Basil, watered today"
        right
        expect "Mint, watered today"
        right
        expect "1 of 4 thirsty"
        right
        expect sound boundary
        """)
      #expect(run.errors == "")
      #expect(run.output.contains("All 4 expectations hold."), "\(run.output)")
      #expect(run.status == 0)
    }

    @Test("Its storyboard speaks German by the file of strings beside it")
    func german() throws {
      let run = try drive(
        """
        expect "Pflanzen, Überschrift"
        select "Fern, thirsty"
        double tap
        select "Gießen"
        expect "Gießen, Taste"
        wait
        expect "Merkt sich, dass sie heute gegossen wurde"
        select "Pflanzen"
        double tap
        select "Hinzufügen"
        double tap
        expect containing "Name der Pflanze, Textfeld"
        right
        expect "Ins Regal stellen, Taste"
        """, "--language", "de")
      #expect(run.errors == "")
      #expect(run.output.contains("All 5 expectations hold."), "\(run.output)")
      #expect(run.status == 0)
    }
  }
}
