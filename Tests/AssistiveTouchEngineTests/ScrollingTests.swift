import AccessibilityModel
import AssistiveTouchEngine
import Testing

@Suite("Scrolling by one pointer")
struct ScrollingTests {
  /// An app that scrolls so many pages, and moves its rows each time.
  private static func user(pages: Int) -> PointerUser {
    var options = AssistiveTouchOptions()
    options.scrollInterval = .one
    let first = ElementID(slot: 1)
    return PointerUser(options) { kind, tree in
      guard case .scroll(_, let direction) = kind, var row = tree[first] else { return .declined }
      let page = Int(row.value?.string ?? "") ?? 0
      let next = page + (direction == .down || direction == .right ? 1 : -1)
      guard (0...pages).contains(next) else { return .handled(by: nil) }
      row.value = SpokenText("\(next)")
      tree.update([row])
      return .handled(by: nil)
    }
  }

  private func page(_ user: PointerUser) -> String { user.tree[ElementID(slot: 1)]?.value?.string ?? "" }

  @Test("Z20: a page is scrolled under the pointer, each way")
  func pages() {
    var user = Self.user(pages: 9)
    user(.move(Point(x: 50, y: 100)))
    #expect(user(.perform(.function(.scrollDown))) == [.scroll(ElementID(slot: 2), .down)])
    #expect(user.pass(20) == [])
    #expect(page(user) == "1")
    #expect(user(.perform(.function(.scrollUp))) == [.scroll(ElementID(slot: 2), .up)])
    #expect(user(.perform(.function(.scrollLeft))) == [.scroll(ElementID(slot: 2), .left)])
    #expect(user(.perform(.function(.scrollRight))) == [.scroll(ElementID(slot: 2), .right)])
  }

  @Test("Z20: scrolling to an end ends where nothing moves any more")
  func ends() {
    var user = Self.user(pages: 9)
    user(.perform(.function(.scrollToBottom)))
    user.pass(5)
    #expect(page(user) == "9")
    #expect(user.touch.nextDeadline == nil)
    user(.perform(.function(.scrollToTop)))
    user.pass(5)
    #expect(page(user) == "0")
  }

  @Test("Z20: continuous scrolling goes on once in a second until the pointer is used")
  func continuous() {
    var user = Self.user(pages: 9)
    user(.perform(.function(.scrollVertically)))
    user.pass(3)
    #expect(page(user) == "4")
    #expect(user.overlay?.rules.contains(ScrollInterval.one.rule) == true)
    user(.move(Point(x: 50, y: 100)))
    user.pass(9)
    #expect(page(user) == "4")
  }

  @Test("Where nothing scrolls, that is told")
  func nothing() {
    var user = PointerUser { _, _ in .declined }
    user(.perform(.function(.scrollDown)))
    #expect(user.notice == "Nothing here scrolls any further.")
    var empty = PointerUser(on: .container(frame: Rect(x: 0, y: 0, width: 400, height: 800), []))
    #expect(empty(.perform(.function(.scrollDown))) == [])
    #expect(empty.notice == "Nothing here scrolls any further.")
  }
}
