import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Fingers on sliders", .timeLimit(.minutes(10)))
struct SliderDragTests {
  @Test("J4: a finger that is held after a double tap moves a slider, and each value on the way is heard")
  func held() async throws {
    let log = Log()
    try await hosting(Volume(log: log)) { screen in
      let frame = try #require(screen.focused?.frame)
      try await screen.voiceOver.send(.gesture(.doubleTapAndHold))
      var heard: [String] = []
      for distance in [0.1, 0.3, 0.22, 9] {
        let x = frame.center.x + distance * (frame.size.width - 27)
        try await screen.voiceOver.send(.drag(to: Point(x: x, y: frame.center.y)))
        heard += screen.lastHeard
        try await screen.advance(by: .seconds(2))
      }
      try await screen.voiceOver.send(.lift)
      #expect(heard == ["60%", "80%", "70%", "100%"])
      #expect(log.lines == ["begins", "60", "80", "70", "100", "ends"])
    }
  }

  @Test("J4: a finger that does not move, or is on a slider of no use, leaves the value where it is")
  func still() {
    let log = Log()
    let screen = Screen { Volume(log: log) }
    let (x, y) = screen.middle(of: "Volume")
    screen.finger.tap(x, y)
    #expect(screen.values == ["50%"])
    let dimmed = Screen { Volume(log: log).disabled(true) }
    drag(dimmed, x, y, by: 100)
    #expect(dimmed.values == ["50%"])
    #expect(log.lines.isEmpty)
  }

  @Test("J4: where lines run from right to left, a finger that goes left raises the value")
  func mirrored() {
    let screen = Screen { Volume(log: Log()).environment(\.layoutDirection, .rightToLeft) }
    let (x, y) = screen.middle(of: "Volume")
    drag(screen, x, y, by: -500)
    #expect(screen.values == ["100%"])
  }

  @Test("J4: labels at the ends of a slider take nothing from the way a finger has to go")
  func ends() {
    let screen = Screen { Loudness() }
    let (x, y) = screen.middle(of: "Loudness")
    drag(screen, x, y, by: 60)
    #expect(screen.values == ["80%"])
  }

  private func drag(_ screen: Screen, _ x: Double, _ y: Double, by distance: Double) {
    screen.finger.began(x, y)
    screen.finger.moved(x + distance, y)
    screen.finger.ended(x + distance, y)
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

private struct Volume: View {
  let log: Log
  @State private var level = 50.0

  var body: some View {
    Slider(value: $level, in: 0...100, step: 10) {
      Text("Volume")
    } onEditingChanged: {
      log.lines.append($0 ? "begins" : "ends")
    }
    .onChange(of: level) { log.lines.append("\(Int(level))") }
  }
}

/// A slider whose knob has a way of 200 points.
private struct Loudness: View {
  @State private var level = 0.5

  var body: some View {
    Slider(value: $level) {
      Text("Loudness")
    } minimumValueLabel: {
      Color.clear.frame(width: 40, height: 10)
    } maximumValueLabel: {
      Color.clear.frame(width: 40, height: 10)
    }
    .frame(width: 227 + 80 + 16)
  }
}
