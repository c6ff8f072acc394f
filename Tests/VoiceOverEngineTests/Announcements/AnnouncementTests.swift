import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Announcements")
struct AnnouncementTests {
  private static let help = AccessibilityNode.line(1, "Help", traits: .button)
  private static let meter = AccessibilityNode.line(
    2, "Zombie meter", value: "0%", traits: .updatesFrequently)

  /// A device with the cursor on Help, whose name is being spoken.
  private func device(_ dialect: Dialect = .iOS) -> Device {
    var device = Device(.page([Self.help, Self.meter]), VoiceOver(dialect))
    device(.flickRight)
    return device
  }

  private func words(_ text: SpokenText) -> Utterance {
    Utterance([Utterance.Segment(text, origin: .notification)], because: .announcement)
  }

  @Test("Z4: an announcement is spoken at once and does not move the cursor")
  func atOnce() {
    var device = device()
    #expect(
      device.announce("Saved").filter(\.isToldOrSpoken) == [.speak(words("Saved"), interrupts: true)])
    #expect(
      device.announce("Alarm", .high).filter(\.isToldOrSpoken) == [
        .request(device.ended("Saved", false, 2)), .speak(words("Alarm"), interrupts: true),
      ])
    #expect(device.voiceOver.cursor == ElementID(slot: 1))
  }

  @Test("Z4: a patient announcement, and one that queues, wait until the others were heard")
  func patient() {
    var device = device()
    #expect(device.announce("Synced", .low).isEmpty)
    #expect(device.announce("Uploaded", queued: true).isEmpty)
    let later = device.wait(.seconds(20))
    #expect(later.words == ["Synced", "Uploaded"])
    #expect(!later.contains { if case .speak(_, interrupts: true) = $0 { true } else { false } })
  }

  @Test("Z4: the app hears that an announcement came to its end, with its words")
  func heardToItsEnd() {
    var device = device()
    device.announce("Memory leak, 3 megabytes")
    #expect(device.asked.isEmpty)
    device.wait(.seconds(20))
    #expect(device.asked == [.announcementEnded("Memory leak, 3 megabytes", isComplete: true)])
    #expect(device.voiceOver.nextDeadline == nil)
  }

  @Test("Z4: an announcement that a flick cuts did not finish, and speech about an element is never reported")
  func cutByFlick() {
    var device = device()
    device.announce("Memory leak, 3 megabytes")
    #expect(device(.flickRight).words == ["Zombie meter, 0%"])
    #expect(device.asked == [.announcementEnded("Memory leak, 3 megabytes", isComplete: false)])
    device(.flickLeft, .flickRight)
    device.wait(.seconds(20))
    #expect(device.asked.count == 1)
  }

  @Test("Z4: a high announcement is heard to its end whatever the person does; then the last stop is said")
  func high() {
    var device = device()
    #expect(
      device.announce("Emergency alert, take shelter", .high).words == ["Emergency alert, take shelter"])
    #expect(device(.flickRight).words.isEmpty)
    #expect(device(.flickLeft).words.isEmpty)
    #expect(device(.flickRight).words.isEmpty)
    #expect(device.announce("Another", .high).words.isEmpty)
    #expect(device.voiceOver.cursor == ElementID(slot: 2))
    let later = device.wait(.seconds(30))
    #expect(later.words == ["Another", "Zombie meter, 0%"])
    #expect(
      device.asked == [
        .announcementEnded("Emergency alert, take shelter", isComplete: true),
        .announcementEnded("Another", isComplete: true),
      ])
  }

  @Test("Z4: what waits behind a high announcement is not said of an element that is gone")
  func goneMeanwhile() {
    var device = device()
    device.announce("Emergency alert, take shelter", .high)
    device(.flickRight)
    device.change { $0 = AccessibilityTree(.page([Self.help])) }
    #expect(device.wait(.seconds(30)).words == ["Help, button"])
  }

  @Test(
    "Z4: announcements that wait are dropped by a flick, or kept", arguments: WaitingAnnouncements.allCases)
  func waiting(choice: WaitingAnnouncements) {
    var dialect = Dialect.iOS
    dialect.waitingAnnouncements = choice
    var device = device(dialect)
    device.announce("Synced", .low)
    let flick = device(.flickRight)
    #expect(flick.words == ["Zombie meter, 0%"])
    #expect(flick.rules == [WaitingAnnouncements.ruleName])
    #expect(device.wait(.seconds(20)).words == (choice == .kept ? ["Synced"] : []))
    #expect(device.asked == [.announcementEnded("Synced", isComplete: choice == .kept)])
  }

  @Test(
    "Z4: a newer patient announcement joins one that waits, or replaces it",
    arguments: LowAnnouncements.allCases)
  func low(choice: LowAnnouncements) {
    var dialect = Dialect.iOS
    dialect.lowAnnouncements = choice
    var device = device(dialect)
    device.announce("One new message", .low)
    device.announce("Two new messages", .low)
    let later = device.wait(.seconds(20))
    #expect(later.words == (choice == .kept ? ["One new message"] : []) + ["Two new messages"])
    #expect(later.rules == [LowAnnouncements.ruleName])
  }

  @Test("Z4: what is posted while a button works is cut by what is said of the button")
  func insideActivation() {
    var device = Device(.page([Self.help])) { kind, _ in
      if case .activate(let id) = kind { .handled(by: id) } else { .declined }
    }
    device(.flickRight)
    let request = device.voiceOver.handle(.doubleTap, in: device.tree).requests[0]
    #expect(device.announce("Opened").words == ["Opened"])
    let after = device.voiceOver.observe(.answered(request.id, .handled(by: nil)), in: device.tree)
    #expect(after.words == ["Help"])
    #expect(after.requests.map(\.kind) == [.announcementEnded("Opened", isComplete: false)])
  }

  @Test("N3: what a handler announces is cut by what is said of the button, or heard first; it is counted")
  func handlerChoice() {
    for choice in HandlerAnnouncements.allCases {
      var dialect = Dialect.iOS
      dialect.handlerAnnouncements = choice
      var device = Device(.page([Self.help]), VoiceOver(dialect))
      device(.flickRight)
      let request = device.voiceOver.handle(.doubleTap, in: device.tree).requests[0]
      device.announce("Opened")
      var after = device.voiceOver.observe(.answered(request.id, .handled(by: nil)), in: device.tree)
      after += device.wait(.seconds(20))
      #expect(after.words == ["Help"])
      #expect(after.rules.contains(HandlerAnnouncements.ruleName))
      #expect(after.unheard.map(\.utterance.text) == (choice == .cut ? ["Opened"] : []))
      #expect(after.unheard.map(\.heard) == (choice == .cut ? [.zero] : []))
    }
  }

  @Test(
    "10.13: what cuts posted words is told with how long they were heard; who goes on misses no stop")
  func unheard() {
    var device = device()
    #expect(device(.flickRight, .flickLeft).unheard.isEmpty)
    device.wait(.seconds(20))
    device.announce("Memory leak, 3 megabytes")
    device.wait(.milliseconds(500))
    let cut = device(.flickRight).unheard
    #expect(cut.map(\.heard) == [.milliseconds(500)])
    #expect(cut.map { $0.cause?.text } == ["Zombie meter, 0%"])
    let stop = device.announce("Saved").unheard
    #expect(stop.map(\.utterance.text) == ["Zombie meter, 0%"])
    #expect(stop.map(\.heard) == [.zero])
  }

  @Test("Z5: a hint waits behind an announcement, and any action cancels it")
  func hintBehind() {
    var device = Device(.page([.stop("Save", hint: "Keeps the draft", id: ElementID(slot: 1))]))
    #expect(device(.flickRight).words == ["Save"])
    #expect(device.announce("A long announcement that goes on for quite a while").words.count == 1)
    #expect(device.wait(.seconds(1)).words.isEmpty)
    #expect(device.wait(.seconds(20)).words == ["Keeps the draft"])
    device(.tap(at: Point(x: 0, y: 0)), .flickRight)
    #expect(device.wait(.seconds(20)).words.isEmpty)
  }

  @Test("Z5: of values that change all the time only the newest waits behind other words")
  func restlessBehind() {
    var device = device()
    device(.flickRight)
    device.wait(.seconds(20))
    device.announce("A long announcement that goes on for quite a while", .high)
    var later: [Effect] = []
    for percent in 1...3 {
      later += device.change { $0.update(.meter(SpokenText("\(percent)0%"))) }
      later += device.wait(.milliseconds(1_100))
    }
    #expect((later + device.wait(.seconds(20))).words == ["30%"])
  }

  @Test("1.9: a scroll's status rests on the rule of the list around the cursor")
  func statusRule() {
    let status = UncertainRule(
      name: "scroll.status", choice: "rows", choices: ["rows"], summary: "", source: "")
    var list = AccessibilityNode.page([.line(1, "Bailey")])
    list.element.rules = [status]
    var device = Device(.container(id: ElementID(slot: 50), [list]), VoiceOver())
    device(.flickRight)
    let rules = device.post(.pageScrolled("Rows 5 to 9 of 20")).flatMap { effect -> [UncertainRule] in
      guard case .speak(let utterance, interrupts: _) = effect else { return [] }
      return utterance.rules
    }
    #expect(rules == [status])
  }
}

extension AccessibilityElement {
  fileprivate static func meter(_ value: SpokenText) -> AccessibilityElement {
    AccessibilityNode.line(2, "Zombie meter", value: value, traits: .updatesFrequently).element
  }
}

extension Device {
  /// The request that tells of an announcement's end.
  fileprivate func ended(_ text: SpokenText, _ isComplete: Bool, _ number: UInt64) -> Request {
    Request(
      id: Request.ID(rawValue: number), version: .initial,
      kind: .announcementEnded(text, isComplete: isComplete))
  }
}

extension Effect {
  fileprivate var isToldOrSpoken: Bool { if case .unheard = self { false } else { true } }
}

extension [Effect] {
  /// What was lost, in order.
  fileprivate var unheard: [Unheard] {
    compactMap { effect in
      guard case .unheard(let words) = effect else { return nil }
      return words
    }
  }
}
