import AccessibilityModel
import CrawlEngine
import Testing

@Suite("By what screens are told apart")
struct ScreenSignatureTests {
  private func tree(_ nodes: [AccessibilityNode]) -> AccessibilityTree {
    AccessibilityTree(.container(order: .given, nodes))
  }

  private func detail(_ name: String, age: String) -> AccessibilityTree {
    tree([
      .stop("Dogs", traits: .backButton), .stop(SpokenText("\(name)"), traits: .header),
      .stop(SpokenText("\(name) is \(age) old")), .stop("Adopt", traits: .button),
    ])
  }

  @Test("B12: the detail screens of row 3 and of row 400 are one screen")
  func rowsAreData() {
    let third = ScreenSignature(detail("Bailey", age: "Three years"), data: ["Bailey"])
    let last = ScreenSignature(detail("Luna", age: "two months"), data: ["Luna"])
    #expect(third.matches(last, ignoringTexts: true))
    #expect(third.frame == ["back", "heading …"])
    #expect(third.key == last.key)
  }

  @Test(
    "B12: screens without a word are told apart by what lies on them; a point more or less makes no other")
  func wordless() {
    func screen(_ frames: [Rect], _ traits: Traits = .button) -> ScreenSignature {
      ScreenSignature(tree(frames.map { .stop(nil, traits: traits, frame: $0) }))
    }
    let row = screen([Rect(x: 0, y: 0, width: 44, height: 44), Rect(x: 64, y: 0, width: 44, height: 44)])
    let near = screen([Rect(x: 1, y: 2, width: 44, height: 44), Rect(x: 65, y: 1, width: 44, height: 44)])
    let grid = screen([
      Rect(x: 0, y: 300, width: 390, height: 200), Rect(x: 0, y: 600, width: 390, height: 90),
    ])
    #expect(row.matches(near))
    #expect(!row.matches(grid))
    #expect(!row.matches(screen([Rect(x: 0, y: 0, width: 44, height: 44)], .image)))
    // A word is enough, and where things lie counts no more.
    func named(_ y: Double) -> ScreenSignature {
      ScreenSignature(
        tree([
          .stop("Pay", traits: .button, frame: Rect(x: 0, y: y, width: 44, height: 44)),
          .stop(nil, traits: .image, frame: Rect(x: 0, y: y * 2, width: 99, height: 99)),
        ]))
    }
    #expect(named(0).matches(named(500)))
  }

  @Test("B12: of screens on which nothing is at all, each way leads to another one")
  func empty() {
    func screen(_ cause: String) -> ScreenSignature { ScreenSignature(tree([]), cause: cause) }
    #expect(!screen("activate \"Map\"").matches(screen("activate \"Photo\"")))
    #expect(screen("activate \"Map 1\"").matches(screen("activate \"Map 2\"")))
    #expect(!screen("activate \"Map\"").matches(ScreenSignature(tree([.stop("Map")]))))
  }

  @Test("Screens with other headings are two, whatever else is alike")
  func headings() {
    let one = ScreenSignature(tree([.stop("Account", traits: .header), .stop("Save", traits: .button)]))
    let other = ScreenSignature(tree([.stop("Privacy", traits: .header), .stop("Save", traits: .button)]))
    #expect(!one.matches(other))
    #expect(!one.matches(other, ignoringTexts: true))
  }

  @Test("A text that changes every second, a count and the state of a control make no other screen")
  func changes() {
    func screen(_ clock: String, _ follow: String, dimmed: Bool) -> ScreenSignature {
      ScreenSignature(
        tree([
          .stop("News", traits: .header), .stop(SpokenText("\(clock)")),
          .stop(SpokenText("\(follow)"), traits: .button),
          .stop("Share", traits: dimmed ? [.button, .notEnabled] : .button), .stop("Save", traits: .button),
          .stop("Close", traits: .button),
        ]))
    }
    let first = screen("12:03:05", "Follow", dimmed: true)
    #expect(first.matches(screen("12:03:06", "Follow", dimmed: false)))
    #expect(first.matches(screen("9:41:00", "Following", dimmed: true)))
  }

  @Test("Pages that differ by their texts alone are several screens, rows of data are not")
  func texts() {
    let welcome = ScreenSignature(tree([.stop("Welcome to the kennel"), .stop("Next", traits: .button)]))
    let second = ScreenSignature(tree([.stop("Find your dog"), .stop("Next", traits: .button)]))
    #expect(!welcome.matches(second))
    #expect(welcome.matches(second, ignoringTexts: true))
  }

  @Test("The selected tab and being modal belong to what a screen is")
  func frame() {
    let tabs = tree([
      .stop("Dogs", traits: [.tabBarItem, .selected, .button]),
      .stop("Settings", traits: [.tabBarItem, .button]),
    ])
    #expect(ScreenSignature(tabs).frame == ["tab Dogs"])
    var sheet = AccessibilityNode.container(order: .given, [.stop("Close", traits: .button)])
    sheet.element.isModal = true
    #expect(ScreenSignature(tree([.stop("Behind", traits: .button), sheet])).frame == ["modal"])
  }

  @Test("A key is the same on every machine")
  func key() {
    #expect(
      ScreenSignature(tree([.stop("Dogs", traits: .header), .stop("Add", traits: .button)])).key == keyOfDogs)
    #expect("Page 3 of 12".withoutNumbers == "Page # of #")
  }

  private let keyOfDogs = "c7aabd880d36ee6c"
}
