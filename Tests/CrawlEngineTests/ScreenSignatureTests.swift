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
