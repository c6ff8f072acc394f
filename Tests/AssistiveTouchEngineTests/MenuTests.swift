import AccessibilityModel
import AssistiveTouchEngine
import Testing

@Suite("The menu of AssistiveTouch")
struct MenuTests {
  @Test("Z20: the button opens a menu of six, and the pointer presses its entries")
  func main() {
    var user = PointerUser()
    #expect(user(.move(Point(x: 366, y: 400)), .press) == [])
    #expect(user.overlay?.title == "AssistiveTouch")
    #expect(
      user.entries == ["Notification Center", "Device", "Control Center", "Home", "Siri", "Custom"])
    user.press("Device")
    #expect(user.overlay?.title == "Device")
    user.press("Screenshot")
    #expect(user.device == [.screenshot])
    #expect(user.touch.menu == nil)
    user(.menu, .move(Point(x: 5, y: 5)), .press)
    #expect(user.touch.menu == nil)
    #expect(user.asked == [])
  }

  @Test("Z20: buttons of the device and its screens are had without the device's own buttons")
  func device() {
    var user = PointerUser()
    let names = [
      "Lock Screen", "Volume Up", "Volume Down", "Mute", "Mute", "Rotate Screen", "Rotate Screen",
      "Lock Rotation", "Screenshot",
    ]
    for name in names { user(.choose("Device"), .choose(name)) }
    let more = ["App Switcher", "Shake", "SOS", "Restart", "Action Button", "Camera", "Live Captions"]
    for name in more { user(.choose("Device"), .choose("More"), .choose(name)) }
    for name in ["Home", "Siri", "Notification Center", "Control Center"] { user(.choose(name)) }
    #expect(
      user.device == [
        .lockScreen, .volume(isUp: true), .volume(isUp: false), .sound(isOn: false), .sound(isOn: true),
        .orientation(isLandscape: true), .orientation(isLandscape: false),
        .feature("Lock Rotation", isOn: true), .screenshot, .appSwitcher, .shake, .emergencyCall, .restart,
        .press("action"), .press("camera"), .feature("Live Captions", isOn: true), .home, .assistant,
        .notificationCenter, .controlCenter,
      ])
  }

  @Test("Z20: every function can be done, does something, and has words")
  func functions() {
    for function in AssistiveFunction.allCases {
      var user = PointerUser()
      user(.move(Point(x: 50, y: 20)))
      let before = user.touch
      user(.perform(.function(function)))
      if function == .tap { continue }
      let isSeen = user.touch.menu != nil || user.touch.armed != before.armed || user.touch.isDwellPaused
      #expect(isSeen || !user.device.isEmpty || !user.asked.isEmpty, "\(function)")
    }
    let phrases = FunctionPhrases(language: "en")
    #expect(AssistiveFunction.allCases.filter { !phrases.knows($0) } == [])
    let own = AssistiveTouchPhrases(language: "en")
    #expect(AssistiveTouchPhrase.allCases.filter { !own.knows($0) } == [])
    for function in AssistiveFunction.allCases {
      #expect(AssistiveFunction(named: function.name) == function)
    }
  }

  @Test("Z20: the menu holds one to eight functions of the person's choice", arguments: [0, 1, 8, 12])
  func custom(count: Int) {
    var settings = AssistiveTouchSettings()
    settings.menu = AssistiveFunction.allCases.suffix(count).map { .function($0) }
    var user = PointerUser(settings: settings)
    user(.menu)
    #expect(user.entries.count == (count == 0 ? 6 : min(count, 8)))
    #expect(user.overlay?.marks.allSatisfy { PointerUser.screenFrame.contains($0.frame.center) } == true)
  }

  @Test("A long part of the menu has pages, a way back, and finds entries of any page by their words")
  func pages() {
    var user = PointerUser()
    user(.choose("Device"), .choose("More"))
    #expect(user.entries.count == 9)
    var seen: Set<String> = []
    for _ in 0..<4 {
      seen.formUnion(user.entries)
      user.press("Next Page")
    }
    #expect(seen.count == 27)
    user.press("Back")
    #expect(user.overlay?.title == "Device")
    user.press("Back")
    #expect(user.overlay?.title == "AssistiveTouch")
    user(.choose("Nothing like it"))
    #expect(user.notice == "The menu has no entry “Nothing like it”.")
    #expect(user.touch.menu != nil)
  }

  @Test("An entry is chosen where the pointer is let go on it, and not where it went astray")
  func astray() {
    var user = PointerUser()
    user(.menu)
    let place = user.overlay?.marks.first { $0.text == "Home" }?.frame.center ?? .zero
    user(.move(place), .hold)
    #expect(user.overlay?.marks.first { $0.isChosen }?.text == "Home")
    user(.move(Point(x: 5, y: 5)), .release)
    #expect(user.device == [])
    user(.move(place), .hold, .release)
    #expect(user.device == [.home])
  }

  @Test("The menu of the first edition has four entries")
  func four() {
    var options = AssistiveTouchOptions()
    options.menu = .four
    var user = PointerUser(options)
    user(.menu)
    #expect(user.entries == ["Siri", "Device", "Home", "Custom"])
    #expect(user.overlay?.rules.contains(MenuContents.four.rule) == true)
  }
}

extension PointerUser {
  /// All of the screen.
  static let screenFrame = Rect(x: 0, y: 0, width: 400, height: 800)
}
