import AccessibilityModel
import AssistiveTouchEngine
import Testing

@Suite("Gestures that are recorded and made again")
struct RecordingTests {
  private static let swipe = """
    earshot gesture 1
    name Three left
    screen 400 800
    finger 1
    0 300 400
    100 100 400
    finger 2
    0 300 450
    100 100 450
    finger 3
    50 300 500.5
    100 100 500

    """

  @Test("Z20: up to five fingers are recorded in time, and made again in that time")
  func recorded() {
    var user = PointerUser()
    user(.record("Left"), .finger(1, Point(x: 300, y: 400)), .finger(2, Point(x: 300, y: 450)))
    #expect(user.overlay?.title == "Recording “Left”")
    #expect(user.overlay?.pointing?.fingers.count == 2)
    user.pass(0.2)
    user(.finger(1, Point(x: 100, y: 400)), .finger(2, Point(x: 100, y: 450)))
    user.pass(0.1)
    user(.finger(2, nil), .finger(1, nil), .stopRecording)
    #expect(user.asked == [])
    #expect(user.notice == "“Left” was saved.")
    #expect(user.touch.settings.gestures.map(\.milliseconds) == [300])
    #expect(user(.play("left")).moments == ["1+300,400 2+300,450"])
    #expect(user.pass(0.2).moments == ["1>100,400 2>100,450"])
    #expect(user.pass(0.1).moments == ["1>100,400 2>100,450", "1-100,400 2-100,450"])
    #expect(!user.touch.isPlaying)
    user(.choose("Custom"), .choose("Left"))
    #expect(user.pass(0.3).count == 3)
    user(.remove("LEFT"), .play("Left"))
    #expect(user.notice == "No gesture is called “Left”.")
  }

  @Test("Z20: the pointer records as a finger does, and the menu begins a recording")
  func drawn() {
    var user = PointerUser()
    user(.choose("Custom"), .choose("New Gesture"))
    #expect(user.touch.recordedName == "New Gesture")
    user(.move(Point(x: 50, y: 20)), .hold)
    user.pass(0.1)
    user(.move(Point(x: 90, y: 20)), .release, .move(Point(x: 90, y: 300)), .press, .stopRecording)
    #expect(user.asked == [])
    let asked = user(.play("New Gesture")) + user.pass(0.2)
    #expect(asked.moments == ["1+50,20", "1>90,20", "1-90,20", "1+90,300", "1-90,300"])
  }

  @Test("Z20: an empty recording keeps nothing and says so; what was kept before stays")
  func empty() {
    var user = PointerUser()
    user(.record("A"), .finger(1, Point(x: 5, y: 5)), .stopRecording, .record("A"), .stopRecording)
    #expect(user.notice == "Nothing was recorded.")
    #expect(user.touch.settings.gestures.map(\.name) == ["A"])
    user(.stopRecording)
    #expect(user.notice == "No gesture is being recorded.")
    user(.finger(1, Point(x: 5, y: 5)))
    #expect(user.notice == "No gesture is being recorded.")
    user(.record("B"), .finger(2, nil))
    #expect(user.notice == "That finger is not on the screen.")
    user(.finger(2, Point(x: 1, y: 1)), .record("C"))
    #expect(user.touch.settings.gestures.map(\.name) == ["A", "B"])
    user(.record(" \n"))
    #expect(user.touch.recordedName == "New Gesture")
  }

  @Test("Z20: a sixth finger is refused with a sentence, and the other five are kept", arguments: [0, 6, -1])
  func sixth(finger: Int) {
    var user = PointerUser()
    user(.record("Five"))
    for number in 1...5 { user(.finger(number, Point(x: Double(number) * 40, y: 100))) }
    user(.finger(finger, Point(x: 9, y: 9)))
    #expect(user.notice == "A gesture has one to five fingers.")
    user(.stopRecording)
    #expect(user.touch.settings.gestures.first?.paths.map(\.finger) == [1, 2, 3, 4, 5])
  }

  @Test(
    "Z20: a gesture is made smaller on a smaller screen, or kept to its edges, and nothing leaves the screen")
  func smaller() throws {
    let gesture = try RecordedGesture(reading: Self.swipe)
    let screen = AccessibilityNode.container(frame: Rect(x: 0, y: 0, width: 200, height: 400), [])
    var settings = AssistiveTouchSettings()
    settings.keep(gesture)
    var user = PointerUser(settings: settings, on: screen)
    #expect(user(.play("Three left")).moments == ["1+150,200 2+150,225"])
    #expect(user.pass(0.1).moments.last == "1-50,200 2-50,225 3-50,250")
    var options = AssistiveTouchOptions()
    options.smallerScreen = .edges
    var edges = PointerUser(options, settings: settings, on: screen)
    #expect(edges(.play("Three left")).moments == ["1+199,399 2+199,399"])
    options.smallerScreen = .scaled
    options.gesturePlace = .pointer
    var around = PointerUser(options, settings: settings)
    #expect(around(.move(Point(x: 110, y: 300)), .play("Three left")).moments == ["1+210,250 2+210,300"])
    var larger = PointerUser(
      settings: settings, on: .container(frame: Rect(x: 0, y: 0, width: 800, height: 1_600), []))
    #expect(larger(.play("Three left")).moments == ["1+300,400 2+300,450"])
  }

  @Test("Z20: a gesture from elsewhere is kept where it can be made, else a sentence tells why not")
  func kept() throws {
    var user = PointerUser()
    let screen = Size(width: 400, height: 800)
    let wrong: [([FingerPath], String)] = [
      ([], "Nothing was recorded."), ([FingerPath(1, [])], "Nothing was recorded."),
      ((1...6).map { FingerPath($0, [.init(0, .zero)]) }, "A gesture has one to five fingers."),
      ([FingerPath(1, [.init(0, Point(x: .nan, y: 0))])], "That is no place on the screen."),
    ]
    for (paths, notice) in wrong {
      user(.keep(RecordedGesture("A", on: screen, paths)))
      #expect(user.notice == notice)
      #expect(user.touch.settings.gestures.isEmpty)
    }
    user(.keep(try RecordedGesture(reading: Self.swipe)))
    #expect(user.touch.settings.gestures.map(\.name) == ["Three left"])
  }

  @Test("Z20: a gesture is kept as text, and read again as it was")
  func text() throws {
    let gesture = try RecordedGesture(reading: Self.swipe)
    #expect(gesture.text == Self.swipe)
    #expect(gesture.paths.count == 3)
    #expect(try RecordedGesture(reading: "# mine\n\n" + gesture.text) == gesture)
  }

  @Test(
    "A text that is no gesture is told with its line and what to do",
    arguments: [
      ("", GestureTextError.Code.noHeader, 1), ("earshot gesture 2\n", .noHeader, 1),
      ("earshot gesture 1\nname A\n", .noScreen, 1), ("earshot gesture 1\nscreen 4 8\n", .noName, 1),
      ("earshot gesture 1\nname A\nscreen 4 8\n", .empty, 1),
      ("earshot gesture 1\nname A\nscreen 4 8\nfinger 1\n", .empty, 1),
      ("earshot gesture 1\nname A\nscreen 4 8\nfinger 6\n", .tooManyFingers, 4),
      ("earshot gesture 1\nname A\nscreen 4 8\n0 1 1\n", .noSample, 4),
      ("earshot gesture 1\nname A\nscreen 4 8\nfinger 1\n0 1 nan\n", .noSample, 5),
      ("earshot gesture 1\nname A\nscreen 4 8\nfinger 1\n-1 1 1\n", .noSample, 5),
      ("earshot gesture 1\nname A\nscreen 0 8\n", .noSample, 3),
      ("earshot gesture 1\nname A\nscreen 4 8\nfinger 1\n9 1 1\n8 1 1\n", .backwards, 6),
      ("earshot gesture 1\nname A\nscreen 4 8\nfinger 1\n0 1 1\n9 1 1\nfinger 1\n5 1 1\n", .twice, 1),
    ])
  func faults(text: String, code: GestureTextError.Code, line: Int) {
    let error = #expect(throws: GestureTextError.self) { try RecordedGesture(reading: text) }
    #expect(error?.code == code)
    #expect(error?.line == line)
    #expect(error?.description.hasSuffix(".") == true)
  }
}
