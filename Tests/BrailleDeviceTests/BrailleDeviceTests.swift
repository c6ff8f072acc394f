import BrailleBridge
import BrailleDevice
import DesktopSupport
import Foundation
import Testing

@Suite("A braille display behind BRLTTY", .timeLimit(.minutes(10)))
struct BrailleDeviceTests {
  /// What a display tells, taken one after the other while it is waited for.
  private final class Listener: Sendable {
    let device: BrailleDevice

    init(_ device: BrailleDevice) { self.device = device }

    /// The first so many things that it tells, or fewer after a minute.
    func news(_ count: Int) async throws -> [BrailleNews] {
      let device = device
      return try await apart {
        let deadline = ContinuousClock.now + .seconds(60)
        var news: [BrailleNews] = []
        while news.count < count, .now < deadline {
          news += device.news()
          if news.count < count { device.wait(within: deadline - .now) }
        }
        return news
      }
    }
  }

  private static func device(_ brltty: BRLTTY) throws -> BrailleDevice {
    try BrailleDevice(BrailleAddress(host: brltty.host, keyFile: brltty.keyFile))
  }

  private static func dots(_ text: String) throws -> [UInt8] {
    let table = try BrailleTable(language: "en", grade: .contracted)
    return try BrailleTranslator(table).translate(text).cells.flatMap(\.unicodeScalars)
      .map { UInt8(truncatingIfNeeded: $0.value) }
  }

  @Test("B10: cells of our own stand on a display, with the cursor at one of them")
  func cells() async throws {
    let display = try VirtualBrailleDisplay(cells: 20)
    let brltty = try await BRLTTY(display)
    _ = try #require(try await display.wait { !$0.isEmpty })
    let device = try Self.device(brltty)
    #expect(device.cells == 20)
    device.write(try Self.dots("Three years"), cursor: nil)
    // Contracted: one sign for "Th" and its capital, one for "ar".
    #expect(try await display.wait { $0 == "⠠⠹⠗⠑⠑⠀⠽⠑⠜⠎" } != nil, "\(display.last)")
    device.write(try Self.dots("Bailey") + [UInt8](repeating: 0xFF, count: 40), cursor: 2)
    let full = String(repeating: "⣿", count: 13)
    #expect(try await display.wait { $0 == "⠠⠃⣁⠊⠇⠑⠽" + full } != nil, "\(display.last)")
  }

  @Test("B10: what is pressed on a display is told, in order")
  func keys() async throws {
    let display = try VirtualBrailleDisplay()
    let brltty = try await BRLTTY(display)
    _ = try #require(try await display.wait { !$0.isEmpty })
    let listener = Listener(try Self.device(brltty))
    for key in [
      "FWINRT", "FWINLT", "FWINRTSKIP", "LNUP", "LNDN", "PRDIFLN", "NXDIFLN", "WINUP", "WINDN", "TOP",
      "BOT_LEFT", "HOME", "ROUTE 5", "PASSDOTS 3", "PASSCHAR 32", "KEY_BACKSPACE", "PASSCHAR 98",
    ] {
      try display.press(key)
    }
    let pressed: [BrailleKey] = [
      .command(.panRight), .command(.panLeft), .command(.panRight), .command(.lineUp), .command(.lineDown),
      .command(.previousDifferentLine), .command(.nextDifferentLine), .command(.windowUp),
      .command(.windowDown), .command(.top), .command(.bottom), .command(.home), .routing(cell: 5),
      .dots(3, isChord: false), .character(" "), .key("delete"), .character("b"),
    ]
    let news = try await listener.news(pressed.count)
    #expect(news == pressed.map { .pressed($0) })
  }

  @Test("B10: a display that is taken away is told once, and again when it is back with its cells")
  func takenAway() async throws {
    let display = try VirtualBrailleDisplay()
    let brltty = try await BRLTTY(display)
    _ = try #require(try await display.wait { !$0.isEmpty })
    let listener = Listener(try Self.device(brltty))
    display.takeAway()
    guard case .lost(let error)? = try await listener.news(1).first else {
      Issue.record("The loss was not told.")
      return
    }
    #expect(error.code == .displayLost)
    listener.device.write([3], cursor: nil)
    #expect(listener.device.cells == 0)
    try display.bringBack()
    #expect(try await listener.news(1) == [.ready(cells: 40)])
    listener.device.write([3], cursor: nil)
    #expect(try await display.wait { $0 == "⠃" } != nil, "\(display.last)")
  }

  @Test("B10: BRLTTY that ends is told once, and found again when it is started")
  func ended() async throws {
    let display = try VirtualBrailleDisplay()
    let brltty = try await BRLTTY(display)
    _ = try #require(try await display.wait { !$0.isEmpty })
    let listener = Listener(try Self.device(brltty))
    brltty.stop()
    guard case .lost(let error)? = try await listener.news(1).first else {
      Issue.record("The loss was not told.")
      return
    }
    #expect(error.code == .connectionLost)
    #expect(error.subject == brltty.host)
    try await brltty.start()
    #expect(try await listener.news(1) == [.ready(cells: 40)])
  }

  @Test("Where no display can be had, the reason is told")
  func failures() async throws {
    let display = try VirtualBrailleDisplay()
    let brltty = try await BRLTTY(display)
    _ = try #require(try await display.wait { !$0.isEmpty })
    func failure(_ host: String, _ key: String? = nil) async throws -> BrailleDeviceError? {
      try await apart {
        do {
          _ = try BrailleDevice(BrailleAddress(host: host, keyFile: key))
          return nil
        } catch let error as BrailleDeviceError { return error }
      }
    }
    let wrong = FileManager.default.temporaryDirectory.appending(path: "key-\(UUID())").path
    try "another key\n".write(toFile: wrong, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: wrong) }
    #expect(try await failure(brltty.host, wrong)?.code == .refused)
    #expect(try await failure(brltty.host, wrong + "-not")?.code == .unreadableKey)
    #expect(try await failure("example.org:0")?.code == .notLocal)
    #expect(try await failure("localhost:70000")?.code == .notLocal)
    #expect(try await failure("127.0.0.1:\(try LoopbackPort.free() - 4_101)")?.code == .notRunning)
    let silent = try LoopbackPort.listen()
    defer { close(silent.descriptor) }
    #expect(try await failure("127.0.0.1:\(silent.port - 4_101)")?.code == .noAnswer)
    display.takeAway()
    let listener = Listener(try Self.device(brltty))
    _ = try await listener.news(1)
    #expect(try await failure(brltty.host, brltty.keyFile)?.code == .noDisplay)
  }
}
