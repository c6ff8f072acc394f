import AccessibilityModel
import Sounds
import Testing

@Suite("Vibrations")
struct HapticTests {
  @Test("Z21: every event has a pattern, and the one of a boundary is not that of a step")
  func events() {
    for event in SoundEvent.allCases { #expect(!HapticPattern(of: event).pulses.isEmpty, "\(event)") }
    #expect(HapticPattern(of: .focusMoved) != HapticPattern(of: .boundary))
    #expect(
      HapticPattern(of: .focusMoved).pulses == [
        HapticPattern.Pulse(start: .zero, duration: .milliseconds(8), strength: 0.3, sharpness: 0.8)
      ])
  }

  @Test("Z21: every kind of notification has a pattern of its own")
  func kinds() {
    let patterns = Vibrations.Kind.allCases.map { Vibrations().pattern(for: $0) }
    #expect(patterns.allSatisfy { !$0.pulses.isEmpty })
    #expect(Set(patterns).count == patterns.count)
  }

  @Test("Z21: a rhythm is recorded by tapping it")
  func recording() {
    let rhythm = HapticPattern(tapped: [
      (.seconds(2), .milliseconds(100)), (.milliseconds(2_300), .milliseconds(400)),
      (.milliseconds(2_500), .milliseconds(300)), (.seconds(4), .zero),
    ])
    #expect(rhythm.pulses.map(\.start) == [.zero, .milliseconds(300), .milliseconds(700)])
    #expect(rhythm.pulses.map(\.duration) == [.milliseconds(100), .milliseconds(400), .milliseconds(100)])
    #expect(rhythm.duration == .milliseconds(800))
  }

  @Test("Z21: a message from one contact is felt otherwise than a message, and than a reminder from them")
  func choices() {
    let own = HapticPattern([HapticPattern.Pulse(start: .zero, duration: .seconds(1))])
    let theirs = HapticPattern([HapticPattern.Pulse(start: .zero, duration: .seconds(2))])
    var vibrations = Vibrations()
    vibrations.choose(own, for: .message, from: "Ana")
    #expect(vibrations.pattern(for: .message, from: "Ana") == own)
    #expect(vibrations.pattern(for: .message, from: "Ben") == Vibrations().pattern(for: .message))
    #expect(vibrations.pattern(for: .reminder, from: "Ana") == Vibrations().pattern(for: .reminder))
    vibrations.choose(theirs, from: "Ana")
    #expect(vibrations.pattern(for: .reminder, from: "Ana") == theirs)
    #expect(vibrations.pattern(for: .message, from: "Ana") == own)
    vibrations.choose(own, for: .calendar)
    #expect(vibrations.pattern(for: .calendar) == own)
    vibrations.choose(nil, for: .calendar)
    #expect(vibrations.pattern(for: .calendar) == Vibrations().pattern(for: .calendar))
  }

  @Test("Figures outside their range count as the nearest")
  func clamped() {
    let pulse = HapticPattern.Pulse(start: .seconds(-1), duration: .seconds(-1), strength: 7, sharpness: -1)
    #expect(pulse == HapticPattern.Pulse(start: .zero, duration: .zero, strength: 1, sharpness: 0))
  }
}
