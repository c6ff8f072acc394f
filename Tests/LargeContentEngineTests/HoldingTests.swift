import AccessibilityModel
import LargeContentEngine
import Testing

@Suite("The Large Content Viewer")
struct HoldingTests {
  @Test("L2: holding a finger shows the item large, dragging along shows each, and lifting ends there")
  func holding() {
    var hold = Holder()
    #expect(hold(.press(.at(50))) == [.touch(.began, .at(50))])
    #expect(hold.viewer.nextDeadline == VirtualInstant.start.advanced(by: .milliseconds(500)))
    #expect(hold.wait(0.4) == [])
    #expect(hold.wait(0.1) == [.largeContent(.began, .at(50))])
    #expect(hold.viewer.nextDeadline == nil)
    #expect(hold.overlay?.kind == .largeContent)
    #expect(hold(.move(.at(150))) == [.touch(.moved, .at(150)), .largeContent(.moved, .at(150))])
    #expect(hold(.lift) == [.largeContent(.ended, .at(150)), .touch(.ended, .at(150))])
    #expect(hold.drawn == ["Favorites", "Recents", "(nothing)"])
  }

  @Test("L6: lifting early is an ordinary tap")
  func early() {
    var hold = Holder()
    hold(.press(.at(50)))
    hold.wait(0.3)
    #expect(hold(.lift) == [.touch(.ended, .at(50))])
    #expect(hold.wait(5) == [])
    #expect(hold.drawn == [])
  }

  @Test("L2: beside the items nothing is shown; where the option says so, the last item stays")
  func gap() {
    var hold = Holder()
    hold(.press(.at(50)))
    hold.wait(0.5)
    hold(.move(.at(350)), .move(.at(450)), .lift)
    #expect(hold.drawn == ["Favorites", "(nothing)", "Voicemail", "(nothing)"])
    var options = LargeContentOptions()
    options.leaving = .keeps
    hold = Holder(.screen([]), options)
    hold(.press(.at(50)))
    hold.wait(0.5)
    hold(.move(.at(350)))
    #expect(hold.overlay?.title == "Favorites")
    #expect(
      hold.overlay?.rules.map(\.choice) == ["0.5 seconds", "keeps it", "two thirds of the shorter side"])
  }

  @Test(
    "L2: below the accessibility sizes the app has the touch to itself",
    arguments: ["xSmall", "large", "xxxLarge", "accessibility", "accessibility6", ""])
  func ordinarySizes(_ name: String) {
    var hold = Holder(textSize: name)
    #expect(!hold.viewer.isEnabled)
    hold(.press(.at(50)))
    hold.wait(5)
    hold(.move(.at(150)), .lift)
    #expect(hold.asked == [.touch(.began, .at(50)), .touch(.moved, .at(150)), .touch(.ended, .at(150))])
  }

  @Test("L5: the text size changes while the viewer is on: what is shown goes, and later presses count")
  func textSize() {
    var hold = Holder()
    hold(.press(.at(50)))
    hold.wait(0.5)
    #expect(hold(.textSize("large")) == [.largeContent(.cancelled, .at(50))])
    #expect(hold.overlay == nil)
    #expect(hold(.lift) == [.touch(.ended, .at(50))])
    hold(.textSize("accessibility1"), .press(.at(50)))
    hold.wait(0.5)
    #expect(hold.overlay?.title == "Favorites")
    var unknown = Holder(textSize: nil)
    unknown(.press(.at(50)))
    unknown.wait(0.5)
    #expect(unknown.overlay?.title == "Favorites")
  }

  @Test("L6: where a gesture of the app's own takes over, what is shown goes and lifting does nothing more")
  func takeover() {
    var hold = Holder()
    hold(.press(.at(50)))
    hold.wait(0.5)
    #expect(hold.overlay?.title == "Favorites")
    hold.app = { _, _ in .declined }
    hold.change(to: .screen([]))
    #expect(hold.overlay == nil)
    #expect(hold(.lift) == [.touch(.ended, .at(50))])
  }

  @Test("Where the app has nothing there, the finger is the app's for as long as it is down")
  func declined() {
    var hold = Holder(answer: { _ in .declined })
    hold(.press(.at(50)))
    #expect(hold.wait(0.5) == [.largeContent(.began, .at(50))])
    #expect(hold(.move(.at(150)), .lift) == [.touch(.moved, .at(150)), .touch(.ended, .at(150))])
    #expect(hold.drawn == [])
  }

  @Test("A finger that strays before the time is no held one")
  func straying() {
    var hold = Holder()
    hold(.press(.at(50)), .move(.at(61)))
    #expect(hold.wait(1) == [])
    hold(.lift, .press(.at(50)), .move(.at(55)))
    #expect(hold.wait(0.5) == [.largeContent(.began, .at(55))])
  }

  @Test("L2: a finger that went on from a gap before the app answered shows what it is on then")
  func late() throws {
    var viewer = LargeContentViewer(textSize: "accessibility3")
    let tree = AccessibilityTree(.screen([]))
    _ = viewer.handle(.press(.at(350)), in: tree)
    let began = viewer.advance(to: .start.advanced(by: .milliseconds(500)), in: tree)
    _ = viewer.handle(.move(.at(450)), in: tree)
    let question = try #require(began.requests.first)
    let effects = viewer.observe(.answered(question.id, .handled(by: nil)), in: tree)
    #expect(effects.asked == [.largeContent(.moved, .at(450))])
  }

  @Test("L2: how long a finger is held is an option")
  func duration() {
    var options = LargeContentOptions()
    options.duration = .whole
    var hold = Holder(.screen([]), options)
    hold(.press(.at(50)))
    #expect(hold.wait(0.9) == [])
    #expect(hold.wait(0.1) == [.largeContent(.began, .at(50))])
  }

  @Test("Without a finger on the screen nothing happens; a second finger takes the first one back")
  func badInput() {
    var hold = Holder()
    #expect(hold(.lift, .cancel, .move(.at(50))) == [])
    hold(.press(.at(50)))
    hold.wait(0.5)
    #expect(
      hold(.press(.at(150))) == [
        .largeContent(.cancelled, .at(50)), .touch(.cancelled, .at(50)), .touch(.began, .at(150)),
      ])
    #expect(hold.overlay == nil)
    #expect(hold(.cancel) == [.touch(.cancelled, .at(150))])
    #expect(hold.wait(5) == [])
  }
}
