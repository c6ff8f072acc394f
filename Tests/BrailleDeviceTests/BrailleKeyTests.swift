import BrailleDevice
import Testing

@Suite("Keys of braille displays")
struct BrailleKeyTests {
  @Test(
    "A code of BrlAPI is read by its type, whatever flags it has",
    arguments: [
      (0x2001_0008, BrailleKey.routing(cell: 8)), (0x2000_0018, .command(.panRight)),
      (0x8000_0000_2000_0017, .command(.panLeft)), (0x2022_0103, .dots(3, isChord: true)),
      (0x2022_0100, .dots(0, isChord: false)), (0x61, .character("a")), (0x0100_20AC, .character("€")),
      (0xFF08, .key("delete")), (0x1_0000_FF51, .key("left arrow")),
    ] as [(UInt64, BrailleKey)])
  func code(code: UInt64, key: BrailleKey) {
    #expect(BrailleKey(code: code) == key)
  }

  @Test(
    "A code that means nothing here is left out",
    arguments: [0x2000_001F, 0x07, 0xFFBE, 0x1E00, 0x2018_0001] as [UInt64])
  func nothing(code: UInt64) {
    #expect(BrailleKey(code: code) == nil)
  }

  @Test(
    "A place of BRLTTY is one of this machine",
    arguments: [
      (":0", ":0"), (":3", ":3"), ("localhost", "localhost:0"), ("localhost:2", "localhost:2"),
      ("127.0.0.1:7", "127.0.0.1:7"), ("::1", "::1:0"), ("::1:4", "::1:4"),
    ])
  func place(text: String, host: String) throws {
    #expect(try BrailleAddress(host: text).host == host)
  }

  @Test(
    "A place elsewhere, or none, is refused in one line",
    arguments: ["example.org:0", "10.0.0.1", "127.example.org", ":x", "localhost:-1", "localhost:65000"])
  func elsewhere(text: String) {
    let error = #expect(throws: BrailleDeviceError.self) { try BrailleAddress(host: text) }
    #expect(
      error?.description
        == "\"\(text)\" is no place of BRLTTY on this machine. Name one such as :0 or 127.0.0.1:1.")
  }
}
