import AccessibilityModel
import EarshotSession
import Testing
import TreeFormat
import VoiceOverEngine

@Suite("A tour of a long list")
struct LongListTests {
  @Test("K12: the first screen is heard, then how many rows remain, then what stands behind the list")
  func firstScreen() async throws {
    let source = LazyListSource(count: 100_000)
    let tour = try await Tour.walk(source, with: VoiceOver())
    #expect(tour.stops.count == 14)
    #expect(tour.stops.last?.utterance.text == "Adopt, button")
    #expect(tour.rowsLeft == [Tour.RowsLeft(afterStop: 13, container: LazyListSource.list, count: 99_988)])
    #expect(await source.ranges.isEmpty)
    let lines = Transcript.text(of: [Transcript(name: "Kennel", tour: tour)]).split(separator: "\n")
    #expect(lines[14] == "     … 99,988 more rows; --all to hear them")
    #expect(lines[15].hasPrefix(" 14  Adopt, button"))
  }

  @Test("K12: all rows are heard where that is wanted, few of them existing at a time")
  func all() async throws {
    let source = LazyListSource(count: 300)
    let tour = try await Tour.walk(source, with: VoiceOver(), all: true)
    #expect(
      tour.stops.map(\.utterance.text) == ["Dogs, heading"] + (0..<300).map { "Dog \($0)" } + [
        "Adopt, button"
      ])
    #expect(tour.rowsLeft.isEmpty)
    #expect(tour.end == .boundary)
    #expect(await source.most <= 14)
  }

  @Test("K12: one row too many is told in the singular, none is not told of")
  func few() async throws {
    let thirteen = try await Tour.walk(LazyListSource(count: 13), with: VoiceOver())
    let text = Transcript.text(of: [Transcript(name: "Kennel", tour: thirteen)])
    #expect(text.contains("\n     … 1 more row; --all to hear it\n"))
    let twelve = try await Tour.walk(LazyListSource(count: 12), with: VoiceOver())
    #expect(twelve.rowsLeft.isEmpty)
    #expect(twelve.stops.count == 14)
  }

  @Test("K12: a list that was saved tells how many rows it had")
  func saved() async throws {
    let row = AccessibilityNode.stop("Dog 0").with(\.rowIndex, 0)
    let list = AccessibilityNode.container([row]).with(\.rows, LazyRows(count: 40, realized: 0..<1))
    let source = StaticSource(AccessibilityTree(.container([list])))
    let tour = try await Tour.walk(source, with: VoiceOver())
    #expect(tour.rowsLeft.map(\.count) == [39])
    #expect(try await Tour.walk(source, with: VoiceOver(), all: true).stops.count == 1)
  }

  @Test("K12: what is left out is in the JSON too, and read back")
  func json() async throws {
    let tour = try await Tour.walk(LazyListSource(count: 20), with: VoiceOver())
    let document = try EncodedTranscriptV1(Transcript.json(of: [Transcript(name: "Kennel", tour: tour)]))
    let screen = try #require(try document.screens().first)
    #expect(screen.rowsLeft.map(\.count) == [8])
    #expect(screen.rowsLeft.map(\.afterStop) == [13])
    #expect(EncodedTranscriptV1(try document.screens()) == document)
  }
}
