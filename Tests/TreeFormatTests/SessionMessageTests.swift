import AccessibilityModel
import TestSupport
import Testing
import TreeFormat

@Suite("Messages of a session", .timeLimit(.minutes(10)))
struct SessionMessageTests {
  @Test("Every kind of message with every attribute comes back as it was")
  func roundTrip() throws {
    for message in Samples.messages {
      var decoder = SessionMessageDecoder()
      decoder.append(message.encoded())
      let decoded = try decoder.next()
      #expect(decoded == message)
      #expect(decoder.pendingByteCount == 0)
      #expect(try decoder.next() == nil)
    }
  }

  @Test("Messages are the same however the bytes are cut", arguments: 0..<20)
  func splits(seed: UInt64) throws {
    var generator = SeededDice(state: seed)
    let bytes = Samples.messages.flatMap { $0.encoded() }
    var decoder = SessionMessageDecoder()
    var decoded: [SessionMessage] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let size = Int.random(in: 1...(seed == 0 ? 1 : 300), using: &generator)
      decoder.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let message = try decoder.next() { decoded.append(message) }
    }
    #expect(decoded == Samples.messages)
  }

  @Test("A message cut short at any byte waits; without its end it is refused")
  func truncation() {
    for message in Samples.messages {
      let bytes = message.encoded()
      for length in 4..<bytes.count {
        #expect(throws: FormatError.self) { try SessionMessage(content: bytes[4..<length]) }
      }
    }
  }

  @Test("Damaged messages give another message or an error, never a trap", arguments: 0..<8)
  func damage(seed: UInt64) {
    var generator = SeededDice(state: seed)
    var refused = 0
    for message in Samples.messages {
      for _ in 0..<60 {
        var bytes = message.encoded()
        for _ in 0..<Int.random(in: 1...4, using: &generator) where bytes.count > 5 {
          bytes[Int.random(in: 4..<bytes.count, using: &generator)] = UInt8.random(
            in: 0...255, using: &generator)
        }
        do {
          let decoded = try SessionMessage(content: bytes[4...])
          let again = try SessionMessage(content: decoded.encoded()[4...])
          #expect(again.encoded() == decoded.encoded())
        } catch { refused += 1 }
      }
    }
    #expect(refused > 100)
  }

  @Test("Noise is refused, and the decoder keeps refusing", arguments: 0..<50)
  func noise(seed: UInt64) {
    var generator = SeededDice(state: seed)
    var decoder = SessionMessageDecoder()
    decoder.append([40, 0, 0, 0])
    decoder.append((0..<40).map { _ in UInt8.random(in: 20...255, using: &generator) })
    decoder.append(SessionMessage.quit.encoded())
    #expect(throws: FormatError.self) { try decoder.next() }
    #expect(throws: FormatError.self) { try decoder.next() }
  }

  @Test("A length no message can have is refused before anything is kept for it")
  func absurdLength() {
    var decoder = SessionMessageDecoder()
    decoder.append([0xFF, 0xFF, 0xFF, 0xFF])
    let error = #expect(throws: FormatError.self) { try decoder.next() }
    #expect(error?.code == .tooLong)
  }

  @Test("A list that claims more values than bytes are left is refused")
  func absurdCount() {
    let content: [UInt8] = [0, 1, 0xFF, 0xFF, 0xFF, 0x7F]
    let error = #expect(throws: FormatError.self) { try SessionMessage(content: content[...]) }
    #expect(error?.code == .truncated)
    #expect(
      error?.description == "Cannot read message at byte 6: the data ends too early. Send or save it whole.")
  }

  @Test("Two thousand containers inside each other pass, one more is refused")
  func deepNesting() throws {
    var node = AccessibilityNode(Samples.plain)
    func encoded() -> [UInt8] {
      SessionMessage.event(.changed(.initial, TreeDiff([.insert(node, parent: nil, after: nil)]))).encoded()
    }
    for slot in 0..<2_000 { node = .container(.none, id: ElementID(slot: UInt32(slot)), [node]) }
    #expect(try SessionMessage(content: encoded()[4...]).encoded() == encoded())
    node = .container(.none, id: ElementID(slot: 2_000), [node])
    let error = #expect(throws: FormatError.self) { try SessionMessage(content: encoded()[4...]) }
    #expect(error?.code == .tooDeep)
  }

  @Test("X15: rows are those of a phone on a phone, of a larger screen elsewhere, unless set")
  func rowThresholds() {
    #expect(LaunchOptions().readingOrder == ReadingOrder(rowThreshold: 8))
    #expect(LaunchOptions(platform: .iPadOS).readingOrder.rowThreshold == 13)
    let options = LaunchOptions(layoutDirection: .rightToLeft, rowThreshold: 10)
    #expect(options.readingOrder == ReadingOrder(direction: .rightToLeft, rowThreshold: 10))
  }

  @Test("The bytes of a message are those the written grammar gives")
  func grammarExample() {
    #expect(
      SessionMessage.advance(to: VirtualInstant(nanoseconds: 1000)).encoded() == [3, 0, 0, 0, 18, 0xD0, 0x0F])
    let request = Request(
      id: .init(rawValue: 5), version: TreeVersion(rawValue: 300), kind: .activate(ElementID(slot: 7)))
    #expect(SessionMessage.request(request).encoded() == [7, 0, 0, 0, 17, 5, 0xAC, 0x02, 0, 7, 0])
  }
}
