import AccessibilityModel
import BrailleBridge
import Testing

@Suite("A braille display", .timeLimit(.minutes(10)))
struct BrailleDisplayTests {
  private func line(_ text: SpokenText, _ grade: BrailleTable.Grade = .uncontracted) throws -> BrailleLine {
    BrailleLine(
      Utterance([Utterance.Segment(text, origin: .attribute(.label), element: ElementID(slot: 1))]),
      in: try BrailleScreen.translator("en", grade))
  }

  private static let words: SpokenText = "Quiet indoors, quick outdoors, and happiest under a blanket"

  @Test("Z16: a long line is panned from word to word on displays of any size", arguments: [14, 20, 40, 80])
  func panning(cells: Int) throws {
    let line = try line(Self.words)
    var display = BrailleDisplay(cells: cells)
    display.show(line)
    var shown = [display.text]
    while display.panRight() { shown.append(display.text) }
    #expect(shown.allSatisfy { $0.count == cells })
    let read = shown.map { $0.split(separator: "\u{2800}").joined(separator: "\u{2800}") }
    #expect(read.joined(separator: "\u{2800}") == line.cells)
    var back = [display.text]
    while display.panLeft() { back.append(display.text) }
    #expect(back == shown.reversed())
    #expect(shown.count == max(1, display.windows.count))
    #expect(cells < 60 || shown.count == 1)
  }

  @Test("A word that is longer than the display is cut")
  func longWord() throws {
    var display = BrailleDisplay(cells: 14)
    display.show(try line("Donaudampfschifffahrtsgesellschaft"))
    #expect(display.windows.map(\.count).dropLast().allSatisfy { $0 == 14 })
    #expect(display.windows.count == 3)
  }

  @Test("Z16: the status cell tells of the element, and where the line goes on")
  func status() throws {
    var element = AccessibilityElement()
    element.traits = [.button, .selected]
    element.customContent = [CustomContent(label: "Age", value: "Three years")]
    var display = BrailleDisplay(cells: 20, hasStatus: true)
    display.show(try line(Self.words), status: BrailleStatus(element))
    #expect(display.textCells == 18)
    #expect(display.text.hasPrefix("\u{288E}\u{2800}"))
    display.panRight()
    #expect(display.text.hasPrefix("\u{28CE}\u{2800}"))
    while display.panRight() {}
    #expect(display.text.hasPrefix("\u{284E}\u{2800}"))
    #expect(display.text.count == 20)
  }

  @Test("Z16: the routing key above a cell leads to its word wherever the display was panned to")
  func routing() throws {
    var display = BrailleDisplay(cells: 14, hasStatus: true)
    display.show(try line(Self.words))
    #expect(display.place(atCell: 0) == nil)
    #expect(display.place(atCell: 1) == nil)
    #expect(display.place(atCell: 2)?.byte == 0)
    let revealed = display.reveal(segment: 0, byte: 31)
    let cell = try #require(revealed)
    #expect(display.window > 0)
    #expect(display.place(atCell: cell)?.byte == 31)
    #expect(display.place(atCell: 99) == nil)
    let nowhere = display.reveal(segment: 7, byte: 0)
    #expect(nowhere == nil)
  }

  @Test("A display that shows nothing is blank")
  func blank() {
    var display = BrailleDisplay(cells: 3)
    #expect(display.text == "\u{2800}\u{2800}\u{2800}")
    let moved = display.panRight()
    #expect(!moved)
    #expect(display.place(atCell: 0) == nil)
  }
}
