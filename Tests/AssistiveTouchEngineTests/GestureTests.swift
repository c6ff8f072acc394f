import AccessibilityModel
import AssistiveTouchEngine
import Testing

@Suite("Gestures of several fingers from one pointer")
struct GestureTests {
  @Test("Z20: the pointer is a finger: it presses, and drags what it holds")
  func single() {
    var user = PointerUser()
    #expect(user(.move(Point(x: 50, y: 20)), .press).moments == ["0+50,20", "0-50,20"])
    #expect(
      user(.hold, .move(Point(x: 60, y: 200)), .release).moments == ["0+50,20", "0>60,200", "0-60,200"])
    user(.perform(.function(.holdAndDrag)))
    #expect(
      user(.press, .move(Point(x: 100, y: 300)), .press).moments == ["0+60,200", "0>100,300", "0-100,300"])
    #expect(user(.release) == [])
  }

  @Test("Z20: two to five fingers tap and drag beside each other", arguments: [2, 3, 4, 5])
  func several(count: Int) {
    let functions: [Int: AssistiveFunction] = [
      2: .twoFingers, 3: .threeFingers, 4: .fourFingers, 5: .fiveFingers,
    ]
    var user = PointerUser()
    user(.move(Point(x: 200, y: 200)), .perform(.function(functions[count] ?? .tap)))
    let tap = user(.press)
    #expect(tap.count == 2)
    guard case .fingers(let fingers)? = tap.first else { return #expect(Bool(false), "no fingers") }
    #expect(fingers.map(\.number) == Array(1...count))
    #expect(fingers.map(\.point.x).reduce(0, +) == 200 * Double(count))
    #expect(user.touch.armed == .function(.tap))
    user(.perform(.function(functions[count] ?? .tap)))
    let drag = user(.hold, .move(Point(x: 200, y: 100)), .release)
    #expect(drag.count == 3)
    guard case .fingers(let moved) = drag[1] else { return #expect(Bool(false), "no fingers") }
    #expect(moved.allSatisfy { $0.phase == .moved && $0.point.y == 100 })
  }

  @Test("Fingers lie in a circle where that is chosen, and near an edge all of them stay on the screen")
  func arrangement() {
    var options = AssistiveTouchOptions()
    options.fingerArrangement = .circle
    var user = PointerUser(options)
    user(.move(Point(x: 200, y: 200)), .perform(.function(.fourFingers)))
    #expect(user(.press).moments.first == "1+200,156 2+244,200 3+200,244 4+156,200")
    var edge = PointerUser()
    edge(.move(Point(x: 399, y: 200)), .perform(.function(.threeFingers)))
    #expect(edge(.press).moments.first == "1+311,200 2+355,200 3+399,200")
  }

  @Test("Z20: a press pinches, turns, or does both, in half a second")
  func pairs() {
    var user = PointerUser()
    user(.move(Point(x: 200, y: 200)), .perform(.function(.pinch)))
    var asked = user(.press)
    #expect(user.touch.isPlaying)
    asked += user.pass(0.5)
    #expect(asked.moments.first == "1+225,200 2+175,200")
    #expect(asked.moments.suffix(2) == ["1>250,200 2>150,200", "1-250,200 2-150,200"])
    user(.perform(.function(.rotate)))
    asked = user(.press) + user.pass(0.5)
    #expect(asked.moments.first == "1+250,200 2+150,200")
    #expect(asked.moments.last == "1-200,250 2-200,150")
    user(.perform(.function(.pinchAndRotate)))
    asked = user(.press) + user.pass(0.5)
    #expect(asked.moments.first == "1+225,200 2+175,200")
    #expect(asked.moments.last == "1-200,250 2-200,150")
  }

  @Test("Z20: a pointer that is held pinches and turns by hand: the other finger stays opposite")
  func byHand() {
    var user = PointerUser()
    user(.move(Point(x: 250, y: 200)), .perform(.function(.pinch)))
    #expect(
      user(.hold, .move(Point(x: 300, y: 200)), .release).moments == [
        "1+250,200 2+150,200", "1>300,200 2>100,200", "1-300,200 2-100,200",
      ])
    user(.move(Point(x: 250, y: 200)), .perform(.function(.rotate)))
    #expect(
      user(.hold, .move(Point(x: 200, y: 300)), .release).moments == [
        "1+250,200 2+150,200", "1>200,250 2>200,150", "1-200,250 2-200,150",
      ])
    user(.move(Point(x: 250, y: 200)), .perform(.function(.pinchAndRotate)))
    #expect(user(.hold, .move(Point(x: 200, y: 300)), .release).moments[1] == "1>200,300 2>200,100")
  }

  @Test("Z20: a press taps twice, or is held for a second")
  func taps() {
    var user = PointerUser()
    user(.move(Point(x: 50, y: 20)), .perform(.function(.doubleTap)))
    var asked = user(.press)
    asked += user.pass(0.3)
    #expect(asked.moments == ["1+50,20", "1>50,20", "1-50,20", "1+50,20", "1>50,20", "1-50,20"])
    user(.perform(.function(.longPress)))
    asked = user(.press)
    #expect(asked.moments == ["1+50,20"])
    #expect(user.pass(0.9).moments == [])
    #expect(user.pass(0.2).moments == ["1>50,20", "1-50,20"])
  }

  @Test("What a person does while a gesture is made happens after it, in order")
  func queue() {
    var user = PointerUser()
    user(.move(Point(x: 50, y: 20)), .perform(.function(.longPress)), .press)
    #expect(user(.move(Point(x: 60, y: 100)), .press) == [])
    let asked = user.pass(1)
    #expect(asked.moments == ["1>50,20", "1-50,20", "0+60,100", "0-60,100"])
    #expect(user.touch.pointer == Point(x: 60, y: 100))
  }

  @Test("Z20: what a tap on the button does waits for the end of a gesture, so that no finger comes twice")
  func overlap() {
    var settings = AssistiveTouchSettings()
    settings.singleTap = .gesture("Hold")
    settings.doubleTap = .function(.home)
    settings.keep(
      RecordedGesture(
        "Hold", on: Size(width: 400, height: 800),
        [FingerPath(1, [.init(0, Point(x: 50, y: 60)), .init(900, Point(x: 50, y: 60))])]))
    var user = PointerUser(settings: settings)
    user(.move(Point(x: 366, y: 400)), .press)
    let begun = user(.play("Hold")).moments
    #expect(begun == ["1+50,60"])
    #expect(
      user.pass(5).moments == ["1>50,60", "1-50,60", "1+50,60", "1>50,60", "1-50,60"])
    #expect(user.touch.nextDeadline == nil)
  }

  @Test("Z20: a pointer outside of the screen stays on it, and no number is no place")
  func outside() {
    var user = PointerUser()
    #expect(user(.move(Point(x: -50, y: 9_000)), .press).moments == ["0+0,799", "0-0,799"])
    user(.move(Point(x: 500, y: 10)))
    #expect(user.notice == "The pointer stays on the screen.")
    user(.move(Point(x: .nan, y: 10)), .moveButton(Point(x: 0, y: .infinity)))
    #expect(user.notice == "That is no place on the screen.")
    #expect(user.touch.pointer == Point(x: 399, y: 10))
  }

  @Test("What is under the pointer is magnified by the app, and nothing is told where nothing is")
  func zoom() {
    var user = PointerUser()
    user(.move(Point(x: 50, y: 20)))
    #expect(
      user(.perform(.function(.zoomIn)), .perform(.function(.zoomOut))) == [
        .zoom(ElementID(slot: 1), .in), .zoom(ElementID(slot: 1), .out),
      ])
    user(.move(Point(x: 300, y: 700)))
    #expect(user(.perform(.function(.zoomIn))) == [])
    #expect(user.notice == "Nothing is under the pointer.")
  }
}
