import AccessibilityModel
import AssistiveTouchEngine
import EarshotSession
import Foundation
import KeyboardAccessEngine
import SwitchControlEngine
import Testing
import VoiceControlEngine
import ZoomEngine

@Suite("What a person set about technologies other than VoiceOver")
struct TechnologySettingsTests {
  /// A setting of each kind, as a file has it.
  private static let written = [
    "voice control overlay": "numbers", "voice control hints": "off",
    "voice control disabled": "goBack, goHome", "voice control confirmed": "none",
    "voice control commands":
      "Sign it > insert Kind regards, Tea > say go home; go back, Post > shortcut Send",
    "voice control vocabulary": "Bailey, beagle", "voice control grid columns": "4",
    "keyboard access auto-hide": "2.5", "switch control style": "manual",
    "switch control interval": "0.75", "switch control loops": "5", "switch control point speed": "50.5",
    "zoom region": "window", "zoom filter": "low light", "zoom level": "3", "zoom maximum": "7.4",
    "zoom lens": "200 120", "zoom follows focus": "off", "spoken rate": "70",
    "spoken pronunciations": "GIF > jif [en] exact", "assistive touch dwell": "on",
    "assistive touch dwell time": "1.25", "assistive touch menu": "home, gesture Swipe left",
    "assistive touch gestures": "Swipe left; screen 393 852; finger 1; 0 300 400; 200 100 400",
    "assistive touch double tap time": "0.4", "assistive touch top left corner": "app switcher",
  ]

  @Test("Z18, Z20: settings of technologies are read, told by their names and written again as they were")
  func roundTrip() throws {
    var person = UserSettings()
    for (name, value) in Self.written {
      try person.set(name, to: value)
      #expect(try person.value(of: name) == value)
      #expect(throws: SettingsError.self, "\(name)") { try person.set(name, to: "") }
    }
    #expect(try UserSettings(reading: person.text) == person)
    #expect(person.technologies.byName == Self.written)
  }

  @Test("Z20: whoever turns a technology on finds it as the file says, each setting in its place")
  func inSession() async throws {
    let session = Session(
      source: StaticSource(AccessibilityTree(.container([.stop("Help")]))),
      equipment: TechnologyDevice(settings: SettingChoices(Self.written)))
    try await session.start()
    try await session.turnOn(VoiceControl.self)
    try await session.turnOn(KeyboardAccess.self)
    try await session.turnOn(SwitchControl.self)
    try await session.turnOn(Zoom.self)
    try await session.turnOn(AssistiveTouch.self)
    let voice = try #require(await session.technology(VoiceControl.self)).settings
    #expect(voice.overlay == .numbers && !voice.showsHints && voice.gridColumns == 4 && voice.gridRows == 5)
    #expect(voice.disabled == [.goBack, .goHome] && voice.confirmed == [])
    #expect(voice.vocabulary == ["Bailey", "beagle"])
    #expect(
      voice.customCommands == [
        .init("Sign it", .insert("Kind regards")), .init("Tea", .phrases(["go home", "go back"])),
        .init("Post", .shortcut("Send")),
      ])
    let keyboard = try #require(await session.technology(KeyboardAccess.self)).settings
    #expect(keyboard.ringFades == .milliseconds(2_500))
    let scan = try #require(await session.technology(SwitchControl.self)).settings
    #expect((scan.style, scan.interval, scan.loops) == (.manual, .milliseconds(750), 5))
    #expect(scan.pointSpeed == 50.5)
    let zoom = try #require(await session.technology(Zoom.self)).settings
    #expect((zoom.region, zoom.filter, zoom.level) == (.window, .lowLight, 3))
    #expect((zoom.maximumLevel, zoom.lens, zoom.followsFocus) == (7.4, Size(width: 200, height: 120), false))
    let touch = try #require(await session.technology(AssistiveTouch.self)).settings
    #expect(touch.dwell.isOn && touch.dwell.time == .milliseconds(1_250))
    #expect(touch.menu == [.function(.home), .gesture("Swipe left")])
    #expect(touch.gestures.map(\.name) == ["Swipe left"])
    #expect(touch.doubleTapTime == .milliseconds(400))
    #expect(touch.dwell.corners == [.topLeft: .function(.appSwitcher)])
  }

  @Test("Without a line about it, a technology is as on a new device; the ring can stay")
  func device() throws {
    #expect(KeyboardAccess(on: TechnologyDevice()).settings == KeyboardAccessSettings())
    #expect(AssistiveTouch(on: TechnologyDevice()).settings == AssistiveTouchSettings())
    let stays = KeyboardAccess(on: TechnologyDevice(settings: ["keyboard access auto-hide": "off"]))
    #expect(stays.settings.ringFades == nil)
  }

  @Test(
    "A setting of a technology that is not there is answered with the nearest, a wrong value with the choices",
    arguments: [
      (
        "assistive touch dwel time = 1",
        "No setting \"assistive touch dwel time\". Nearest: assistive touch dwell time"
      ),
      ("spoken highlightning = words", "No setting \"spoken highlightning\". Nearest: spoken highlighting"),
      (
        "assistive touch dwell time = 0.3",
        "\"assistive touch dwell time\" takes 0.25 to 8 seconds in steps of 0.25."
      ),
      ("zoom maximum = 16", "\"zoom maximum\" takes 1.2 to 15."),
      ("switch control style = fast", "\"switch control style\" takes automatic, manual."),
      ("keyboard access auto-hide = 0", "\"keyboard access auto-hide\" takes off or 1 to 60 seconds."),
    ])
  func wrong(line: String, message: String) {
    do {
      _ = try UserSettings(reading: "earshot settings 1\n\(line)\n")
      Issue.record("It was read.")
    } catch {
      #expect(error.description.hasPrefix("line 2: \(message)"), "\(error)")
    }
  }

  @Test("Each setting has a name of its own, and the page about settings names all of technologies")
  func names() throws {
    #expect(Set(UserSettings.names).count == UserSettings.names.count)
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Formats/settings.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let keys = TechnologyList.all.flatMap { $0.namedSettings }
    #expect(keys.count > 60)
    for key in keys { #expect(text.contains("| `\(key.name)` | "), "\(key.name)") }
  }
}
