import AccessibilityModel
import AssistiveTouchEngine
import Testing

@Suite("Settings of AssistiveTouch")
struct SettingTests {
  @Test("Z20: AssistiveTouch is set as on a new device, until a person changes it")
  func defaults() {
    let settings = AssistiveTouchSettings()
    #expect(settings.singleTap == .function(.openMenu))
    #expect(settings.doubleTap == nil && settings.longPress == nil && settings.menu == nil)
    #expect(settings.showsButton && !settings.dwell.isOn && settings.dwell.fallsBack)
    #expect(settings.dwell.fallback == .function(.tap))
    #expect(settings.dwell.corners.isEmpty && settings.mouseButtons.isEmpty && settings.gestures.isEmpty)
  }

  @Test("Z20: every setting has a name, is written, and is read again as it was")
  func names() {
    let values = [
      "gestures": "Swipe; screen 393 852; finger 1; 0 300 400; 200 100 400, Tap; screen 9 9; finger 2; 0 1 1",
      "menu": "home, device, gesture Swipe", "single tap": "siri", "double tap": "screenshot",
      "long press": "gesture Swipe", "double tap time": "0.4", "long press time": "2", "idle opacity": "60",
      "button": "off", "dwell": "on", "dwell time": "1.25", "dwell tolerance": "20", "falls back": "off",
      "fallback": "double tap", "top left corner": "home", "top right corner": "none",
      "bottom left corner": "app switcher", "bottom right corner": "emergency sos", "mouse button 2": "pinch",
      "mouse button 8": "none",
    ]
    var settings = AssistiveTouchSettings()
    for key in AssistiveTouch.settingKeys {
      guard let value = values[key.name] else { continue }
      #expect(key.read(value, &settings), "\(key.name)")
      #expect(key.write(settings) == value, "\(key.name)")
      #expect(!key.read("what is this", &settings), "\(key.name)")
      #expect(!key.choices.isEmpty)
    }
    #expect(Set(values.keys).subtracting(AssistiveTouch.settingKeys.map(\.name)) == [])
    #expect(Set(AssistiveTouch.settingKeys.map(\.name)).count == AssistiveTouch.settingKeys.count)
    #expect(settings.menu?.count == 3)
    #expect(settings.dwell.time == .milliseconds(1_250))
  }

  @Test(
    "Z20: a gesture is kept in the settings by any name, and what is none changes nothing",
    arguments: ["Swipe left", "a, b; c # d %2C 100 %", "é 手", "name x"])
  func gestures(name: String) throws {
    let key = try #require(AssistiveTouch.settingKeys.first { $0.name == "gestures" })
    var settings = AssistiveTouchSettings()
    let path = FingerPath(3, [.init(0, Point(x: 1, y: 2)), .init(50, Point(x: 3.5, y: 4))])
    settings.keep(RecordedGesture(name, on: Size(width: 393, height: 852), [path]))
    let written = try #require(key.write(settings))
    #expect(!written.contains("#") && !written.contains("\n"))
    var read = AssistiveTouchSettings()
    #expect(key.read(written, &read))
    #expect(read == settings)
    for wrong in ["Swipe", "Swipe; finger 1; 0 1 1", "; screen 9 9; finger 1; 0 1 1", "\(written), Tap"] {
      #expect(!key.read(wrong, &read))
    }
    #expect(read == settings)
  }

  @Test("A setting that is not there, and one that takes something else, are told and change nothing")
  func wrong() {
    var user = PointerUser()
    let before = user.touch.settings
    for (name, value) in [
      ("nothing", "1"), ("menu", "home, nonsense"), ("idle opacity", "101"), ("menu", ""),
    ] {
      user(.set(name, value))
      #expect(user.notice == "“\(name)” cannot be set to that.")
    }
    #expect(user.touch.settings == before)
  }
}
