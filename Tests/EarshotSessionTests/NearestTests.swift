import EarshotSession
import Testing

@Suite("What a person may have meant")
struct NearestTests {
  @Test("Names that differ in few letters, or hold one another, come nearest first, three at most")
  func near() {
    #expect(Nearest.names(to: "Pya", among: ["Total", "Pay", "Pay later", "Help"]) == ["Pay"])
    #expect(Nearest.names(to: "pay", among: ["Total", "Pay later", "Pay"]) == ["Pay", "Pay later"])
    #expect(Nearest.names(to: "row", among: (1...9).map { "Row \($0)" }).count == 3)
    #expect(Nearest.names(to: "", among: ["Pay"]) == [])
    #expect(Nearest.names(to: "Pay", among: ["", "Zebra"]) == [])
  }

  @Test("Texts of megabytes are told apart by their beginnings")
  func long() {
    let story = "Once upon a time " + String(repeating: "word ", count: 400_000)
    let other = "Twice below a hill " + String(repeating: "word ", count: 400_000)
    #expect(Nearest.names(to: "Onse" + story.dropFirst(4), among: [other, story]).first == story)
    #expect(Nearest.names(to: "upon a time", among: [other, story]) == [story])
  }
}
