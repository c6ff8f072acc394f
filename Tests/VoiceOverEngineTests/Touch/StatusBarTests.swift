import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("The status bar under a finger")
struct StatusBarTests {
  private let tree = AccessibilityTree(
    .container(
      id: ElementID(slot: 0),
      [
        .stop("Title", frame: Rect(x: 0, y: 0, width: 393, height: 90), id: ElementID(slot: 1)),
        .stop("Save", frame: Rect(x: 0, y: 100, width: 393, height: 44), id: ElementID(slot: 2)),
      ]))

  private func voiceOver(_ language: String = "en", _ flicks: StatusBarFlicks = .items) -> VoiceOver {
    var dialect = Dialect.iOS
    dialect.language = language
    dialect.statusBarFlicks = flicks
    var voiceOver = VoiceOver(dialect)
    voiceOver.statusBar = StatusBar(
      frame: Rect(x: 0, y: 0, width: 393, height: 47), secondsAtStart: 9 * 3_600 + 41 * 60)
    _ = voiceOver.handle(.select(ElementID(slot: 2)), in: tree)
    return voiceOver
  }

  @Test("1.2 status bar: a finger at the top hears the time, the signals and the battery, once each")
  func exploring() {
    var voiceOver = voiceOver()
    var words: [String] = []
    for x in stride(from: 10.0, to: 390, by: 10) {
      words += voiceOver.handle(.touch(at: Point(x: x, y: 20)), in: tree).words
    }
    #expect(
      words == [
        "9:41\u{202F}AM, status bar item", "4 of 4 bars of mobile signal, status bar item",
        "Wi-Fi, 3 of 3 bars, status bar item", "100% battery power, status bar item",
      ])
    #expect(voiceOver.cursor == ElementID(slot: 2))
  }

  @Test("1.2 status bar: its time goes on with the app's, past midnight too")
  func time() {
    var voiceOver = voiceOver("de")
    _ = voiceOver.advance(to: .start.advanced(by: .seconds(15 * 3_600)), in: tree)
    let words = voiceOver.handle(.touch(at: Point(x: 40, y: 20)), in: tree).words
    #expect(words == ["0:41, Element der Statusleiste"])
  }

  @Test("1.2 status bar: flicks go from item to item, and knock at its ends")
  func flicks() {
    var voiceOver = voiceOver()
    _ = voiceOver.handle(.touch(at: Point(x: 320, y: 20)), in: tree)
    #expect(voiceOver.handle(.flickRight, in: tree).words == ["100% battery power, status bar item"])
    let end = voiceOver.handle(.flickRight, in: tree)
    #expect(end.words == [] && end.sounds == [.boundary])
    #expect(voiceOver.rules(behind: .sound(.boundary)).map(\.name).contains("statusBar.flicks"))
  }

  @Test("1.2 status bar: by the other choice a flick goes on from the element that had the cursor")
  func app() {
    var voiceOver = voiceOver("en", .app)
    _ = voiceOver.handle(.touch(at: Point(x: 40, y: 20)), in: tree)
    #expect(voiceOver.handle(.flickLeft, in: tree).words == ["Title"])
  }

  @Test(
    "1.2 status bar: three fingers open the Notification Centre and the Control Centre there, and nowhere else"
  )
  func centres() {
    var voiceOver = voiceOver()
    _ = voiceOver.handle(.touch(at: Point(x: 40, y: 20)), in: tree)
    #expect(voiceOver.perform(.scroll(.up), in: tree) == [.system(.notificationCenter)])
    #expect(voiceOver.perform(.scroll(.down), in: tree) == [.system(.controlCenter)])
    #expect(voiceOver.handle(.touch(at: Point(x: 40, y: 120)), in: tree).words == ["Save"])
    #expect(voiceOver.perform(.scroll(.up), in: tree) != [.system(.notificationCenter)])
  }

  @Test("1.2 status bar: it is no part of the order, and lies on both sides of its middle")
  func order() {
    var voiceOver = voiceOver()
    #expect(voiceOver.handle(.firstElement, in: tree).words == ["Title"])
    #expect(voiceOver.handle(.flickLeft, in: tree).words == [])
    #expect(voiceOver.handle(.touch(at: Point(x: 196, y: 20)), in: tree).isEmpty)
    voiceOver.statusBar?.isMirrored = true
    #expect(voiceOver.statusBar?.item(at: Point(x: 350, y: 20)) == .time)
    voiceOver.statusBar = nil
    #expect(voiceOver.handle(.tap(at: Point(x: 40, y: 20)), in: tree).words == ["Title"])
  }

  @Test("1.2 status bar: its words have every language", arguments: Dialect.languages)
  func languages(language: String) {
    var voiceOver = voiceOver(language)
    for x in [40.0, 280, 320, 380] {
      let words = voiceOver.handle(.tap(at: Point(x: x, y: 20)), in: tree).words.joined()
      #expect(!words.isEmpty && !words.contains("statusBar") && !words.contains("{"), "\(language): \(words)")
    }
  }
}
