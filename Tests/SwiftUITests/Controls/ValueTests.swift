import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Controls and displays of values")
struct ValueTests {
  @Test("J5: a slider with labels at its ends is one element that is named by its label")
  func slider() throws {
    try HeardScreen.showing {
      Slider(value: .constant(30), in: 0...100, step: 10) {
        Text("Speed")
      } minimumValueLabel: {
        Text("Slow")
      } maximumValueLabel: {
        Text("Fast")
      }
      Slider(
        value: .constant(0.2), in: 0...1, minimumValueLabel: Text("Low"), maximumValueLabel: Text("High")
      ) { Text("Gain") }
    } _: { screen in
      let hint = "Swipe up or down with one finger to adjust the value."
      #expect(
        screen.heard() == ["Speed, 30%, adjustable. \(hint)", "Gain, 20%, adjustable. \(hint)"])
    }
  }

  @Test("A stepper is one adjustable element that stops at its limits")
  func stepper() throws {
    let screen = Screen { Guests() }
    let id = try #require(screen.element("Guests: 2")?.id)
    #expect(screen.element("Guests: 2")?.traits.contains(.adjustable) == true)
    screen.request(.increment(id))
    #expect(screen.labels == ["Guests: 3"])
    screen.request(.increment(id))
    #expect(screen.labels == ["Guests: 3"])
    screen.request(.decrement(id))
    #expect(screen.labels == ["Guests: 2"])
  }

  @Test("A stepper with a format says its value")
  func stepperValue() {
    let screen = Screen { Stepper("Guests", value: .constant(4), format: .number) }
    #expect(screen.element("Guests")?.value == "4")
  }

  @Test("A stepper names the rule that it rests on, and is a label and two buttons by the other choice")
  func stepperPolicy() throws {
    try HeardScreen.showing {
      Stepper("Guests", value: .constant(4))
    } _: { screen in
      try #expect(screen.only().rules.map(\.name) == ["control.stepper"])
    }
    var policy = ControlPolicy.standard
    policy.stepper = .buttons
    let screen = Screen { Guests().environment(\.controlPolicy, policy) }
    #expect(screen.labels == ["Guests: 2", "Decrement", "Increment"])
    screen.activate("Increment")
    #expect(screen.labels == ["Guests: 3", "Decrement", "Increment"])
    #expect(screen.element("Increment")?.traits.contains(.notEnabled) == true)
  }

  @Test("A progress view says how far it has come, in every style")
  func progress() throws {
    try HeardScreen.showing {
      ProgressView("Automatic", value: 0.4)
      ProgressView("Linear", value: 30, total: 60).progressViewStyle(.linear)
      ProgressView("Circular", value: 1.0).progressViewStyle(.circular)
      ProgressView(value: 2, total: 4) {
        Text("Steps")
      } currentValueLabel: {
        Text("2 of 4")
      }
      ProgressView("Loading")
      ProgressView()
    } _: { screen in
      #expect(
        screen.heard() == [
          "Automatic, 40%", "Linear, 50%", "Circular, 100%", "Steps, 2 of 4", "Loading", "In progress",
        ])
      #expect(screen.stops.allSatisfy { $0.traits.contains(.updatesFrequently) })
    }
  }

  @Test("A progress view is heard alike in a style of the app's own")
  func progressStyle() throws {
    try HeardScreen.showing {
      ProgressView("Loading", value: 0.5).progressViewStyle(Dots())
    } _: { screen in
      #expect(screen.heard() == ["Loading, 50%"])
    }
  }

  @Test("A progress view of an interval goes on with the app's time")
  func timer() throws {
    let screen = Screen { Countdown() }
    #expect(screen.element("Rest")?.value == "100%")
    screen.wait(.seconds(5))
    #expect(screen.element("Rest")?.value == "50%")
    screen.wait(.seconds(10))
    #expect(screen.element("Rest")?.value == "0%")
  }

  @Test("A gauge is one element that says its present value, in every style")
  func gauge() throws {
    try HeardScreen.showing {
      Gauge(value: 0.3) { Text("Fuel") }
      Gauge(value: 20, in: 0...40) {
        Text("Speed")
      } currentValueLabel: {
        Text("20 knots")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("40")
      }
      .gaugeStyle(.accessoryCircular)
      Gauge(value: 0.5) { Text("Air") }.gaugeStyle(.linearCapacity)
      Gauge(value: 0.6) { Text("Rain") }.gaugeStyle(.accessoryCircularCapacity)
      Gauge(value: 0.7) { Text("Wind") }.gaugeStyle(.accessoryLinear)
    } _: { screen in
      #expect(screen.heard() == ["Fuel, 30%", "Speed, 20 knots", "Air, 50%", "Rain, 60%", "Wind, 70%"])
    }
  }
}

private struct Guests: View {
  @State private var count = 2

  var body: some View { Stepper("Guests: \(count)", value: $count, in: 1...3) }
}

private struct Countdown: View {
  @State private var interval = Date()...Date().addingTimeInterval(10)

  var body: some View {
    ProgressView(timerInterval: interval) { Text("Rest") }
  }
}

private struct Dots: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(verbatim: "\(configuration.fractionCompleted ?? 0)")
      configuration.label
    }
  }
}
