import Testing

@testable import VoiceOverEngine

@Suite("Which gesture and which keys do what")
struct CommandTableTests {
  @Test("VO is Control and Option together, or Caps Lock, in any order")
  func voiceOverKeys() {
    let chord = KeyChord("vo-command-/")
    #expect(chord != nil)
    for text in ["control-option-command-/", "Command-Opt-Ctrl-/", "capslock-command-/", "VO-Cmd-/"] {
      #expect(KeyChord(text) == chord, "\(text)")
    }
    #expect(KeyChord("control-command-/") != chord)
  }

  @Test("A key is one character or a name that is known")
  func keys() {
    #expect(KeyChord("vo-right")?.key == "right")
    #expect(KeyChord("-")?.key == "-")
    #expect(KeyChord("vo--") == KeyChord(key: "-", .voiceOver))
    #expect(KeyChord("vo-rihgt") == nil)
    #expect(KeyChord("hyper-a") == nil)
    #expect(KeyChord("") == nil)
  }

  @Test(
    "Every line of every table is understood, and none contradicts another",
    arguments: Dialect.Platform.allCases)
  func tables(platform: Dialect.Platform) throws {
    let text = try #require(GeneratedCommands.byPlatform[platform.rawValue])
    let lines = text.split(separator: "\n")
    var seen: Set<String> = []
    for line in lines {
      #expect(CommandTable.entry(line) != nil, "\(line)")
      let trigger = line.split(separator: "=").first.map { String($0.trimmed) } ?? ""
      #expect(seen.insert(trigger).inserted, "\(trigger) is there twice")
    }
  }

  @Test("Every gesture has a command on every platform", arguments: Dialect.Platform.allCases)
  func gestures(platform: Dialect.Platform) {
    let inputs: [VoiceOver.Input] = [
      .flickRight, .flickLeft, .flickDown, .flickUp, .doubleTap, .rotate(.next), .rotate(.previous),
      .firstElement, .lastElement,
    ]
    let commands = inputs.compactMap { CommandTable(platform).command(for: $0) }
    #expect(commands.count == inputs.count)
    #expect(Set(commands).count == inputs.count)
  }

  @Test("Keys that mean nothing to VoiceOver go to the app, and do not even silence a hint")
  func unknownKeys() throws {
    var device = Device(.page([.line(1, "Arc", traits: .adjustable)]))
    device(.flickRight)
    #expect(device.press("a").areHandedOn)
    #expect(device.press("down").areHandedOn)
    #expect(device.wait(.seconds(9)).words.count == 1)
  }

  @Test("K10: keys walk, jump and dial as gestures do")
  func walking() {
    var device = Device(
      .page([.line(1, "Dogs", traits: .header), .line(2, "Bailey"), .line(3, "Cats", traits: .header)]))
    #expect(device.press("vo-right").words == ["Dogs, heading"])
    #expect(device.press("vo-command-h").words == ["Cats, heading"])
    #expect(device.press("vo-left").words == ["Bailey"])
    #expect(device.press("vo-home").words == ["Dogs, heading"])
    #expect(device.press("vo-command-right").words == ["Words"])
    #expect(device.press("vo-down").words == ["Dogs"])
  }
}
