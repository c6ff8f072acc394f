import Testing

@testable import DeviceServer

@Suite("Which page has the device")
struct PagePlaceTests {
  private let start = ContinuousClock.now

  @Test("B9: a page keeps its place while its connection is open, and nobody has one at first")
  func open() {
    var place = PagePlace()
    #expect(place.admits("one", at: start))
    place.take("one")
    #expect(place.admits("one", at: start))
    #expect(!place.admits("two", at: start + .seconds(3_600)))
  }

  @Test(
    "B9: between a lost connection and its return no other page takes the device",
    arguments: [
      (PagePlace.Ending.lost, 10), (.left, 2),
    ])
  func lost(ending: PagePlace.Ending, seconds: Int) {
    var place = PagePlace()
    place.take("one")
    place.keep(after: ending, from: start)
    #expect(!place.admits("two", at: start + .seconds(seconds) - .milliseconds(1)))
    #expect(place.admits("one", at: start + .seconds(seconds) - .milliseconds(1)))
    #expect(place.admits("two", at: start + .seconds(seconds)))
    place.take("one")
    #expect(!place.admits("two", at: start + .seconds(seconds)))
  }
}
