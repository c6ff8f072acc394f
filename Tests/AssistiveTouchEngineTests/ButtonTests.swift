import AccessibilityModel
import AssistiveTouchEngine
import Testing

@Suite("The floating button")
struct ButtonTests {
  @Test("Z20: the button stands at an edge, goes with the pointer, and rests at the nearest edge")
  func dragged() {
    var user = PointerUser()
    #expect(user.button == Point(x: 366, y: 400))
    user(.move(Point(x: 366, y: 400)), .hold, .move(Point(x: 200, y: 300)))
    #expect(user.button == Point(x: 200, y: 300))
    user(.move(Point(x: 90, y: 300)), .release)
    #expect(user.button == Point(x: 34, y: 300))
    user(.moveButton(Point(x: 180, y: 780)))
    #expect(user.button == Point(x: 180, y: 766))
    user(.perform(.function(.moveMenu)), .move(Point(x: 390, y: 200)), .press)
    #expect(user.button == Point(x: 366, y: 200))
    #expect(user.asked == [])
    #expect(user.touch.menu == nil)
    var options = AssistiveTouchOptions()
    options.snapping = .sides
    options.buttonPlace = .bottom
    var other = PointerUser(options)
    #expect(other.button == Point(x: 366, y: 600))
    other(.moveButton(Point(x: 180, y: 780)))
    #expect(other.button == Point(x: 34, y: 766))
  }

  @Test("Z20: one tap, two taps and holding do what was assigned, each in its time")
  func actions() {
    var settings = AssistiveTouchSettings()
    settings.singleTap = .function(.home)
    settings.doubleTap = .function(.screenshot)
    settings.longPress = .function(.siri)
    settings.doubleTapTime = .milliseconds(400)
    settings.longPressTime = .seconds(2)
    var user = PointerUser(settings: settings)
    user(.move(Point(x: 366, y: 400)), .press)
    #expect(user.device == [])
    user.pass(0.4)
    #expect(user.device == [.home])
    user(.press)
    user.pass(0.3)
    user(.press)
    user.pass(1)
    #expect(user.device == [.home, .screenshot])
    user(.hold)
    user.pass(1.9)
    #expect(user.device.count == 2)
    user.pass(0.2)
    user(.release)
    user.pass(1)
    #expect(user.device == [.home, .screenshot, .assistant])
    var plain = PointerUser()
    plain(.move(Point(x: 366, y: 400)), .press)
    #expect(plain.touch.menu != nil)
  }

  @Test("Z20: the idle button fades to two fifths, or as it is set, and is seen again once it is used")
  func opacity() {
    var user = PointerUser()
    #expect(user.overlay?.pointing?.opacity == 1)
    user.pass(3)
    #expect(user.overlay?.pointing?.opacity == 0.4)
    #expect(user.overlay?.rules.contains(IdleOpacity.fraction.rule) == true)
    user(.moveButton(Point(x: 0, y: 0)))
    #expect(user.overlay?.pointing?.opacity == 1)
    user(.set("idle opacity", "15"))
    user.pass(10)
    #expect(user.overlay?.pointing?.opacity == 0.15)
    #expect(user.touch.nextDeadline == nil)
  }

  @Test("Z20: what lies under the button is told, and the button can be moved, or moves by itself")
  func covering() {
    let screen = AccessibilityNode.container(
      frame: PointerUser.screenFrame,
      [
        .stop(
          "Pay", traits: .button, frame: Rect(x: 340, y: 380, width: 60, height: 40), id: ElementID(slot: 1))
      ])
    var user = PointerUser(on: screen)
    #expect(user.overlay?.pointing?.covered == "Pay")
    #expect(user(.move(Point(x: 370, y: 400)), .press) == [])
    #expect(user.touch.menu != nil)
    user(.menu, .moveButton(Point(x: 0, y: 400)), .press)
    #expect(user.overlay?.pointing?.covered == "")
    #expect(user.asked.moments == ["0+370,400", "0-370,400"])
    var options = AssistiveTouchOptions()
    options.covering = .movesAway
    var other = PointerUser(options, on: screen)
    #expect(other.overlay?.pointing?.covered == "")
    #expect(other(.move(Point(x: 370, y: 400)), .press).moments == ["0+370,400", "0-370,400"])
  }

  @Test("A screen that turns keeps the button and the pointer on it, and one without size has no button")
  func turned() {
    var user = PointerUser()
    user(.move(Point(x: 300, y: 790)), .moveButton(Point(x: 390, y: 780)))
    user.change(to: .container(frame: Rect(x: 0, y: 0, width: 800, height: 400), []))
    #expect(user.button == Point(x: 366, y: 366))
    #expect(user.touch.pointer == Point(x: 300, y: 399))
    var empty = PointerUser(on: .container([]))
    #expect(empty.button == nil)
    empty(.press, .menu, .choose("Home"))
    #expect(empty.device == [.home])
    var hidden = AssistiveTouchSettings()
    hidden.showsButton = false
    #expect(PointerUser(settings: hidden).button == nil)
  }
}
