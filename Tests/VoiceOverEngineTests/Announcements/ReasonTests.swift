import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Why words are spoken")
struct ReasonTests {
  private func device() -> Device {
    var device = Device(
      .page([
        .stop("Save", hint: "Keeps the draft", id: ElementID(slot: 1)),
        .line(2, "Zombie meter", value: "0%", traits: .updatesFrequently),
      ]))
    device(.flickRight)
    return device
  }

  @Test("An answer to a flick, the hint behind it and what the app posts each tell why they are spoken")
  func travels() {
    var device = device()
    #expect(device(.flickLeft, .flickRight, .flickLeft).reasons.last == .response)
    #expect(device.wait(.seconds(10)).reasons == [.ending])
    #expect(device.announce("Saved").reasons == [.announcement])
    device.wait(.seconds(10))
    #expect(device.post(.pageScrolled("Page 2 of 3")).reasons.first == .notice)
  }

  @Test("A value that changes all the time tells so")
  func restless() {
    var device = device()
    device(.flickRight)
    device.wait(.seconds(10))
    let changed = device.change {
      $0.update(AccessibilityNode.line(2, "Zombie meter", value: "5%", traits: .updatesFrequently).element)
    }
    #expect((changed + device.wait(.seconds(10))).reasons == [.restlessValue])
  }

  @Test("Words that nobody heard keep the reason why they were said")
  func lost() {
    var device = device()
    device.announce("Saved")
    let lost = device(.flickRight).compactMap { effect -> Unheard? in
      if case .unheard(let words) = effect { words } else { nil }
    }
    #expect(lost.map(\.utterance.reason) == [.announcement])
    #expect(lost.map { $0.cause?.reason } == [.response])
  }
}

extension [Effect] {
  fileprivate var reasons: [Utterance.Reason] {
    compactMap { effect in
      if case .speak(let utterance, interrupts: _) = effect { utterance.reason } else { nil }
    }
  }
}
