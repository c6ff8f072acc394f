import AccessibilityModel
import AssistiveTouchEngine
import Testing

@Suite("A pointer that rests")
struct DwellTests {
  private func settings(_ change: (inout DwellSettings) -> Void = { _ in }) -> AssistiveTouchSettings {
    var settings = AssistiveTouchSettings()
    settings.dwell.isOn = true
    change(&settings.dwell)
    return settings
  }

  @Test("Z20: a pointer that rests for two seconds taps once, and shows how far the time has come")
  func tap() {
    var user = PointerUser(settings: settings())
    user(.move(Point(x: 50, y: 20)))
    #expect(user.pass(1).moments == [])
    #expect(user.overlay?.pointing?.progress == 0.5)
    #expect(user.pass(1).moments == ["0+50,20", "0-50,20"])
    #expect(user.overlay?.pointing?.progress == 0)
    #expect(user.pass(60).moments == [])
    user(.move(Point(x: 52, y: 20)))
    #expect(user.pass(10).moments == [])
    user(.move(Point(x: 60, y: 20)))
    #expect(user.pass(2).moments == ["0+60,20", "0-60,20"])
    var off = PointerUser()
    off(.move(Point(x: 50, y: 20)))
    #expect(off.pass(60).moments == [])
  }

  @Test("Z20: straying within the tolerance goes on, straying farther begins anew", arguments: [0, 3, 200])
  func tolerance(points: Int) {
    var user = PointerUser(settings: settings { $0.tolerance = points })
    user(.move(Point(x: 50, y: 20)))
    user.pass(1.5)
    user(.move(Point(x: 50 + Double(points), y: 20)))
    #expect(user.pass(0.5).moments.count == 2)
    var strayed = PointerUser(settings: settings { $0.tolerance = points })
    strayed(.move(Point(x: 50, y: 20)))
    strayed.pass(1.5)
    strayed(.move(Point(x: 51 + Double(points), y: 20)))
    #expect(strayed.pass(0.5).moments.isEmpty)
    #expect(strayed.pass(1.5).moments.count == 2)
  }

  @Test("Z20: the time is 0.25 to 8 seconds in quarters, the tolerance 0 to 200 points")
  func bounds() {
    var user = PointerUser()
    user(.set("dwell", "on"), .set("dwell time", "0.25"), .move(Point(x: 50, y: 20)))
    #expect(user.pass(0.25).count == 2)
    for value in ["0", "0.3", "8.25", "x", "nan"] {
      user(.set("dwell time", value))
      #expect(user.notice == "“dwell time” cannot be set to that.")
    }
    var dwell = DwellSettings()
    #expect(dwell.time == .seconds(2))
    #expect(dwell.tolerance == 3)
    dwell.quarters = 99
    dwell.tolerance = 999
    #expect(dwell.time == .seconds(8))
    #expect(dwell.tolerance == 200)
    dwell.quarters = 0
    #expect(dwell.time == .milliseconds(250))
  }

  @Test("Z20: after another gesture the pointer falls back to the tap, unless it does not fall back")
  func fallback() {
    var user = PointerUser(settings: settings())
    user(.perform(.function(.threeFingers)), .move(Point(x: 200, y: 500)))
    #expect(user.pass(2).moments.first == "1+156,500 2+200,500 3+244,500")
    user(.move(Point(x: 50, y: 20)))
    #expect(user.pass(2).moments == ["0+50,20", "0-50,20"])
    var kept = PointerUser(settings: settings { $0.fallsBack = false })
    kept(.perform(.function(.twoFingers)))
    for y in [500.0, 600] {
      kept(.move(Point(x: 200, y: y)))
      #expect(kept.pass(2).count == 2)
    }
    #expect(kept.touch.armed == .function(.twoFingers))
    var other = PointerUser(settings: settings { $0.fallback = .function(.longPress) })
    other(.move(Point(x: 50, y: 20)))
    #expect(other.pass(3).moments == ["1+50,20", "1>50,20", "1-50,20"])
  }

  @Test("Z20: each of the four corners does what was assigned", arguments: DwellSettings.Corner.allCases)
  func corners(corner: DwellSettings.Corner) {
    let places: [DwellSettings.Corner: Point] = [
      .topLeft: Point(x: 0, y: 0), .topRight: Point(x: 400, y: 0), .bottomLeft: Point(x: 5, y: 795),
      .bottomRight: Point(x: 999, y: 999),
    ]
    var user = PointerUser(settings: settings { $0.corners[corner] = .function(.screenshot) })
    for (place, point) in places.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let before = user.device.count
      user(.move(point))
      user.pass(2)
      #expect(user.device.count - before == (place == corner ? 1 : 0), "\(place)")
    }
    #expect(user.overlay?.rules.contains(CornerReach.near.rule) == true)
  }

  @Test("Z20: while dwelling is paused the button and the menu still take it, so that it can go on")
  func paused() {
    var user = PointerUser(settings: settings())
    user(.perform(.function(.pauseDwell)), .move(Point(x: 50, y: 20)))
    #expect(user.touch.isDwellPaused)
    #expect(user.pass(10).moments == [])
    user(.move(Point(x: 366, y: 400)))
    user.pass(2)
    #expect(user.touch.menu != nil)
    user(.choose("Device"), .choose("More"), .choose("Pause Dwell"), .move(Point(x: 60, y: 20)))
    #expect(user.pass(2).moments == ["0+60,20", "0-60,20"])
  }

  @Test("Z20: a pointer that is to rest acts at its time, though dwelling was off")
  func rest() {
    var user = PointerUser()
    user(.move(Point(x: 50, y: 20)), .rest(.seconds(1)))
    #expect(user.touch.remainingTime == .seconds(1))
    #expect(user.pass(1).moments == ["0+50,20", "0-50,20"])
    #expect(user.touch.remainingTime == .zero)
    user(.rest(nil))
    #expect(user.pass(1).moments.count == 2)
  }

  @Test("Z20: buttons of a mouse do what was assigned, and say where nothing was")
  func mouse() {
    var settings = AssistiveTouchSettings()
    settings.mouseButtons = [2: .function(.home), 3: .gesture("None")]
    var user = PointerUser(settings: settings)
    user(.mouseButton(2))
    #expect(user.device == [.home])
    user(.mouseButton(3))
    #expect(user.notice == "No gesture is called “None”.")
    user(.mouseButton(9))
    #expect(user.notice == "That button has no action.")
    #expect(user(.move(Point(x: 50, y: 20)), .mouseButton(1)).moments == ["0+50,20", "0-50,20"])
  }
}
