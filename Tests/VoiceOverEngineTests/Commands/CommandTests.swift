import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("What gestures and keys do")
struct CommandTests {
  private static let dogs: [AccessibilityNode] = [
    .line(1, "Dogs", traits: .header), .line(2, "Bailey", traits: .button),
    .line(3, "Layla", traits: .button),
    .line(4, "Cats", traits: .header),
  ]

  private func device(_ voiceOver: VoiceOver = VoiceOver(), app: @escaping Device.App = { _, _ in .declined })
    -> Device
  {
    var device = Device(.page(Self.dogs), voiceOver, app: app)
    device(.flickRight)
    device.wait(.seconds(9))
    return device
  }

  @Test("2: VO-J goes round the elements that the app links, and knocks where there are none")
  func linkedItems() {
    let screen = Self.dogs.map { line in
      var line = line
      if line.element.traits.contains(.header) { line.element.linkedGroup = "animals" }
      return line
    }
    var device = Device(.page(screen), VoiceOver(.macOS))
    device(.flickRight)
    device.press("vo-home")
    #expect(device.press("vo-j").words.map { $0.prefix(4) } == ["Cats"])
    #expect(device.press("vo-j").words.map { $0.prefix(4) } == ["Dogs"])
    device.press("vo-right")
    #expect(device.press("vo-j").sounds == [.boundary])
  }

  @Test("Z6: a magic tap goes to the app from the element outwards, and no further where it is taken")
  func magicTapTaken() {
    var device = device { kind, _ in kind == .magicTap(ElementID(slot: 1)) ? .handled(by: nil) : .declined }
    let effects = device(.gesture(.twoFingerDoubleTap))
    #expect(device.asked == [.magicTap(ElementID(slot: 1))])
    #expect(effects.count == 1)
  }

  @Test(
    "Z6: a magic tap that no app takes does what the device is about",
    arguments: zip(
      DeviceActivity.allCases,
      [.playPause, .answerCall, .endCall, .toggleStopwatch, .takePhoto] as [SystemAction]))
  func magicTapDefault(activity: DeviceActivity, action: SystemAction) {
    var device = device()
    device.voiceOver.activity = activity
    #expect(device(.gesture(.twoFingerDoubleTap)).last == .system(action))
  }

  @Test("A scrub leaves the present context, and knocks where there is none")
  func escape() {
    var device = device()
    #expect(device(.gesture(.twoFingerScrub)).sounds == [.boundary])
    #expect(device.asked == [.escape(ElementID(slot: 1))])
  }

  @Test(
    "Three fingers scroll the other way than they move, and the app says where to; again it is the border")
  func scrolling() {
    var device = device { kind, _ in
      if case .scroll = kind { .handled(by: nil) } else { .declined }
    }
    device(
      .gesture(.threeFingerFlickUp), .gesture(.threeFingerFlickDown), .gesture(.threeFingerFlickLeft),
      .gesture(.threeFingerFlickRight))
    let id = ElementID(slot: 1)
    #expect(device.asked == [.scroll(id, .down), .scroll(id, .up), .scroll(id, .right), .scroll(id, .left)])
    let first = device.post(.pageScrolled("Page 2 of 15"))
    #expect(first.words == ["Page 2 of 15"])
    #expect(first.sounds == [.pageScrolled])
    #expect(device.post(.pageScrolled("Page 2 of 15")).sounds == [.boundary])
  }

  @Test("Read all goes on by itself to the end, without hints, and any gesture stops it")
  func readAll() {
    var device = device()
    var effects = device(.gesture(.twoFingerFlickUp))
    effects += device.wait(.seconds(60))
    #expect(effects.words == ["Dogs, heading", "Bailey, button", "Layla, button", "Cats, heading"])
    #expect(device.voiceOver.nextDeadline == nil)
    device(.firstElement, .gesture(.twoFingerFlickDown), .flickRight)
    #expect(device.wait(.seconds(60)).words.isEmpty)
  }

  @Test("Z2: reading turns pages until their content stops changing")
  func pages() {
    let page = AccessibilityNode.line(1, "One", traits: .causesPageTurn)
    var device = Device(.page([page])) { kind, tree in
      guard case .scroll(let id, .next) = kind, var element = tree[id] else { return .declined }
      let next: [SpokenText: SpokenText] = ["One": "Two", "Two": "Three"]
      element.label = element.label.flatMap { next[$0] } ?? element.label
      tree.update(element)
      return .handled(by: id)
    }
    var effects = device(.gesture(.twoFingerFlickUp))
    for _ in 0..<9 { effects += device.wait(.seconds(9)) }
    #expect(effects.words == ["One", "Two", "Three"])
    #expect(device.asked.count == 3)
  }

  @Test("Two fingers hold what is said and let it go on; the app hears its end later by as much")
  func pause() {
    var device = device()
    device.announce("Memory leak, 3 megabytes")
    #expect(device(.gesture(.twoFingerTap)) == [.system(.pauseSpeech)])
    device.wait(.seconds(60))
    #expect(device.asked.isEmpty)
    #expect(device(.gesture(.twoFingerTap)) == [.system(.resumeSpeech)])
    device.wait(.seconds(60))
    #expect(device.asked.count == 1)
  }

  @Test("Speech and the screen can be turned off, and on again")
  func muting() {
    var device = device()
    #expect(device(.gesture(.threeFingerDoubleTap)).last == .system(.speech(isOn: false)))
    #expect(device(.flickRight).words == [""])
    #expect(device(.gesture(.threeFingerDoubleTap)).words == ["Speech on"])
    let curtain = device(.gesture(.threeFingerTripleTap))
    #expect(curtain.first == .system(.screenCurtain(isOn: true)))
    #expect(curtain.words == ["Screen curtain on"])
  }

  @Test("In help a gesture is told and not done; a second call ends it")
  func help() {
    var device = device()
    #expect(device(.gesture(.fourFingerDoubleTap)).words == ["Starting help"])
    #expect(device(.flickRight).words == ["Flick right. Next item."])
    #expect(device(.gesture(.backDoubleTap)).words == ["Back double tap. Nothing."])
    #expect(device.press("vo-command-h").words == ["Next in Headings"])
    #expect(device.voiceOver.cursor == ElementID(slot: 1))
    #expect(device(.gesture(.fourFingerDoubleTap)).words == ["Ending help"])
    #expect(device(.flickRight).words == ["Bailey, button"])
  }

  @Test("A gesture can be given another command")
  func remapping() {
    var device = device()
    device.voiceOver.commands.assign(.magicTap, to: .backDoubleTap)
    device(.gesture(.backDoubleTap))
    #expect(device.asked == [.magicTap(ElementID(slot: 1))])
    device.voiceOver.commands.assign(nil, to: .flickRight)
    #expect(device(.flickRight).isEmpty)
  }

  @Test("Z14: VoiceOver says that it goes off and comes on, and is deaf in between")
  func onAndOff() {
    var device = device()
    #expect(device(.gesture(.tripleClick)).words == ["VoiceOver off"])
    #expect(device(.flickRight).isEmpty)
    #expect(device.announce("Saved").isEmpty)
    var effects = device(.gesture(.tripleClick))
    effects += device.wait(.seconds(9))
    #expect(effects.words == ["VoiceOver on", "Dogs, heading"])
  }

  @Test("Z14: how the screen is held is said")
  func orientation() {
    var voiceOver = VoiceOver()
    #expect(voiceOver.turned(to: .landscapeHomeLeft).words == ["Landscape. Home button to the left."])
    #expect(voiceOver.turned(to: .portrait).words == ["Portrait"])
  }

  @Test("The item chooser lists the screen, letters leave what has them, and Return goes there")
  func itemChooser() {
    var device = device()
    #expect(device(.gesture(.twoFingerTripleTap)).words == ["Item Chooser. 4 items."])
    #expect(device.press("down").words == ["Dogs, heading"])
    #expect(device(.type("la")).words == ["Item Chooser. 1 item."])
    #expect(device.press("return").words == ["Layla, button"])
  }

  @Test("K10: on a Mac VO-U lists what the rotor finds, kind by kind; a digit chooses a level among headings")
  func rotorMenu() {
    var device = device(VoiceOver(.macOS))
    #expect(device.press("vo-u").words == ["Headings menu. 2 items."])
    #expect(device.press("down").words == ["Dogs, heading"])
    #expect(device.press("right").words == ["Form Controls menu. 2 items."])
    #expect(device.press("down").words == ["Bailey, button"])
    #expect(device.press("return").words == ["Bailey, button"])
    #expect(device.voiceOver.cursor == ElementID(slot: 2))
  }

  @Test("Text is looked for, and a name given by the person stays")
  func prompts() {
    var device = device()
    device.press("vo-f")
    device(.type("ayl"))
    #expect(device.press("return").words == ["Layla, button"])
    #expect(device.press("vo-g").sounds == [.boundary])
    device(.gesture(.twoFingerTapAndHold))
    device(.type("My dog"))
    #expect(device.press("return").words == ["My dog, button"])
    device(.flickRight)
    #expect(device(.flickLeft).words == ["My dog, button"])
  }

  @Test("Quick Nav makes arrows and letters walk; locked keys need no VO")
  func quickNav() {
    var device = device()
    #expect(device.press("right").areHandedOn)
    #expect(device.press("left+right").words == ["Quick Nav on"])
    #expect(device.press("right").words == ["Bailey, button"])
    device.press("left+right")
    device.press("vo-q")
    #expect(device.press("h").words == ["Cats, heading"])
    #expect(device.press("shift-b").words == ["Layla, button"])
    device.press("vo-q")
    device.press("vo-;")
    #expect(device.press("home").words == ["Dogs, heading"])
  }

  @Test("Words are said again, copied, spelled and described on demand")
  func telling() {
    var device = device(VoiceOver(.macOS))
    device(.flickRight)
    #expect(device.press("vo-z").words == ["Bailey, button"])
    #expect(device.press("vo-shift-c").first == .system(.copy("Bailey, button")))
    #expect(device.press("vo-w").words == ["Bailey"])
    #expect(device.press("vo-w").words == ["Bailey"])
    #expect(device.press("vo-c").words == ["Cap B"])
    #expect(device.press("vo-c").words == ["Bravo"])
    #expect(
      device.press("vo-f3").words == ["Bailey, button. To click this button, press Control-Option-Space."])
    #expect(device.press("vo-shift-n").words == ["To click this button, press Control-Option-Space."])
  }

  @Test("A summary says which of how many the item is")
  func summary() {
    var device = device()
    #expect(device(.gesture(.threeFingerTap)).words == ["Item 1 of 4 on the screen"])
  }

  @Test("A summary counts what is on the screen, and not what is scrolled away above or below it")
  func scrolledSummary() {
    let rows = (0..<10).map { row -> AccessibilityNode in
      var node = AccessibilityNode.line(10 + UInt32(row), SpokenText("Row \(row)"))
      node.element.frame = Rect(x: 0, y: 40 * Double(row) - 80, width: 200, height: 40)
      node.element.rowIndex = 20 + row
      return node
    }
    var list = AccessibilityNode.container(frame: Rect(x: 0, y: 20, width: 200, height: 160), rows)
    list.element.rows = LazyRows(count: 3_000, realized: 20..<30)
    list.element.childOrder = .given
    var device = Device(.container(frame: Rect(x: 0, y: 0, width: 200, height: 300), [list]))
    let heard = (UInt32(10)..<17).map { slot -> [String] in
      device(.select(ElementID(slot: slot)))
      return device(.gesture(.threeFingerTap)).words
    }
    #expect(
      heard == [
        ["Row 21 of 3000, off screen"], ["Row 22 of 3000, off screen"],
        ["Row 23 of 3000, item 1 of 5 on the screen, partly on screen"],
        ["Row 24 of 3000, item 2 of 5 on the screen, on screen"],
        ["Row 25 of 3000, item 3 of 5 on the screen, on screen"],
        ["Row 26 of 3000, item 4 of 5 on the screen, on screen"],
        ["Row 27 of 3000, item 5 of 5 on the screen, partly on screen"],
      ])
  }

  @Test("Long presses, zoom and what the device does itself")
  func others() {
    var device = device()
    device(.gesture(.tripleTap))
    #expect(device.asked == [.longPress(ElementID(slot: 1))])
    #expect(device(.gesture(.pinchOut)).sounds == [.boundary])
    #expect(device(.gesture(.slideFromBottom)) == [.system(.home)])
    #expect(device(.gesture(.splitTap)).requests.map(\.kind) == [.activate(ElementID(slot: 1))])
  }
}
