import AccessibilityModel
import SwiftUI
import Testing

@Suite("Combined elements")
@MainActor
struct CombiningTests {
  @Test("Labels are joined in reading order; hidden and decorative parts say nothing")
  func labels() throws {
    try HeardScreen.showing {
      VStack {
        Text("Mars")
        Text("secret").accessibilityHidden(true)
        Image(decorative: "line")
        Image("planet")
        Text("The Red Planet")
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "Mars, The Red Planet")
      #expect(element.traits == [])
      #expect(element.sourceLocation?.file == #filePath)
    }
  }

  @Test("3.3.1: beside words a picture says only the name that an app gave it; alone it names the element")
  func pictures() throws {
    try HeardScreen.showing {
      HStack {
        Image(systemName: "star")
        Text("Mars")
      }.accessibilityElement(children: .combine)
      HStack {
        Image("planet", label: Text("A red ball"))
        Text("Mars")
      }.accessibilityElement(children: .combine)
      HStack {
        Image("planet").accessibilityLabel("A red ball")
        Text("Mars")
      }.accessibilityElement(children: .combine)
      HStack {
        Image("planet")
        Image(decorative: "line")
        Color.red
      }.accessibilityElement(children: .combine)
      HStack {
        Image("planet")
        Image("moon")
      }.accessibilityElement(children: .combine)
    } _: { screen in
      #expect(screen.labels == ["Mars", "A red ball, Mars", "A red ball, Mars", "planet", "planet, moon"])
      #expect(screen.stops.map { $0.traits.contains(.image) } == [false, false, false, true, true])
      #expect(screen.stops.map(\.fileNames) == [[], [], [], ["planet"], ["planet", "moon"]])
    }
  }

  @Test("One part alone stays what it is, with its action")
  func single() throws {
    let pressed = Noted(0)
    try HeardScreen.showing {
      VStack {
        Button("Pay") { pressed.value += 1 }
        Text("now").accessibilityHidden(true)
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "Pay")
      #expect(element.rules == [])
      screen.ask(.activate(element.id))
      #expect(pressed.value == 1)
    }
  }

  @Test("A view without any element becomes one that only outer modifiers describe")
  func empty() throws {
    try HeardScreen.showing {
      Color.red.frame(width: 30, height: 20).accessibilityElement(children: .combine).accessibilityLabel(
        "Red")
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "Red")
      #expect(element.frame.size == Size(width: 30, height: 20))
    }
  }

  @Test("A label on the combined view replaces the joined one")
  func ownLabel() throws {
    try HeardScreen.showing {
      VStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: .combine).accessibilityLabel("Both")
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "Both")
    }
  }

  @Test("A lone button is the activation, and its own label gives way to the texts")
  func loneButton() throws {
    let pressed = Noted(0)
    try HeardScreen.showing {
      HStack {
        Text("Bailey")
        Button("Like") { pressed.value += 1 }
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(screen.heard().first?.hasPrefix("Bailey, button") == true)
      #expect(element.actions == [])
      #expect(element.rules.map(\.name) == ["combine.singleButton"])
      #expect(element.frame.contains(element.effectiveActivationPoint))
      #expect(element.effectiveActivationPoint.x > element.frame.center.x)
      #expect(screen.ask(.activate(element.id)) == .handled(by: element.id))
      #expect(pressed.value == 1)
    }
  }

  @Test("A button whose trait is taken away joins the label")
  func plainButton() throws {
    try HeardScreen.showing {
      HStack {
        Text("Bailey")
        Button("Like") {}.accessibilityRemoveTraits(.isButton)
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "Bailey, Like")
    }
  }

  @Test("Several buttons become actions, before those that parts had; nothing is activated")
  func severalButtons() throws {
    let pressed = Noted<[String]>([])
    try HeardScreen.showing {
      VStack {
        Text("Bailey").accessibilityAction(named: "Call") { pressed.value.append("call") }
        Button("Like") { pressed.value.append("like") }
        Button("Share") { pressed.value.append("share") }
        Button("Sell") { pressed.value.append("sell") }.disabled(true)
      }
      .accessibilityElement(children: .combine)
      .accessibilityAction(named: "Walk") {}
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "Bailey")
      #expect(element.traits == .button)
      #expect(screen.actions(element) == ["Like", "Share", "Call", "Walk"])
      #expect(element.rules.map(\.name) == ["combine.promotedActions"])
      #expect(element.effectiveActivationPoint == element.frame.center)
      for name in ["Call", "Like", "Share"] { try screen.perform(name, of: element) }
      #expect(pressed.value == ["call", "like", "share"])
    }
  }

  @Test("Values and hints are joined, equal ones once; those of buttons that become actions are not")
  func texts() throws {
    try HeardScreen.showing {
      VStack {
        Text("a").accessibilityValue("1").accessibilityHint("Look")
        Text("b").accessibilityValue("2").accessibilityHint("Look")
        Text("c").accessibilityValue("1")
        Button("d") {}.accessibilityValue("3").accessibilityHint("Press")
        Button("e") {}
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(element.value == "1, 2")
      #expect(element.hint == "Look")
      #expect(element.rules.map(\.name) == ["combine.values"])
    }
  }

  @Test("A switch among texts stays a switch with its value")
  func loneSwitch() throws {
    try HeardScreen.showing {
      HStack {
        Text("Wi-Fi")
        Button("Toggle") {}.accessibilityAddTraits(.isToggle).accessibilityValue("1")
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      #expect(screen.heard().first?.hasPrefix("Wi-Fi, switch button, on") == true)
    }
  }

  @Test("A lone adjustable part is still adjusted; of two none is")
  func adjustable() throws {
    let level = Noted(5)
    @MainActor func volume() -> some View {
      Text("Volume").accessibilityValue("5").accessibilityAdjustableAction { direction in
        level.value += direction == .increment ? 1 : -1
      }
    }
    try HeardScreen.showing {
      HStack {
        Text("Radio")
        volume()
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "Radio, Volume")
      #expect(element.value == "5")
      #expect(element.traits == .adjustable)
      screen.ask(.increment(element.id))
      screen.ask(.increment(element.id))
      screen.ask(.decrement(element.id))
      #expect(level.value == 6)
    }
    try HeardScreen.showing {
      HStack {
        volume()
        volume()
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(element.traits == [])
      #expect(screen.ask(.increment(element.id)) == .declined)
    }
  }

  @Test("Traits that still make sense are kept, with a heading's level; links become actions")
  func traits() throws {
    try HeardScreen.showing {
      VStack {
        Text("Dogs").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        Text("3").accessibilityAddTraits([.isSelected, .updatesFrequently])
        Text("Help").accessibilityAddTraits(.isLink).accessibilityAction {}
        Text("More").accessibilityAddTraits(.isLink).accessibilityAction {}
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "Dogs, 3")
      #expect(element.traits == [.header, .selected, .button])
      #expect(element.headingLevel == 2)
      #expect(screen.actions(element) == ["Help", "More"])
      #expect(element.rules.map(\.name) == ["combine.droppedTraits"])
    }
  }

  @Test("Identifiers and input labels are not merged; the frame is the view's own")
  func notMerged() throws {
    try HeardScreen.showing {
      VStack {
        Text("a").accessibilityIdentifier("a").accessibilityInputLabels(["x"])
        Text("b").accessibilityIdentifier("b").accessibilityInputLabels(["y"])
      }
      .padding(20)
      .frame(width: 300)
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(element.identifier == nil)
      #expect(element.inputLabels == [])
      #expect(element.frame.size.width == 300)
    }
  }

  @Test("Tap gestures become no actions; a lone one is where the element is activated")
  func taps() throws {
    let tapped = Noted(0)
    try HeardScreen.showing {
      VStack {
        Text("Long enough to lie in the middle")
        Text("Tap").onTapGesture { tapped.value += 1 }
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "Long enough to lie in the middle, Tap")
      #expect(element.actions == [])
      #expect(element.respondsToUserInteraction)
      screen.ask(.activate(element.id))
      #expect(tapped.value == 1)
    }
  }

  @Test("A group inside says and offers what is its own")
  func groups() throws {
    try HeardScreen.showing {
      VStack {
        Text("a")
        HStack {
          Text("b")
          Text("c")
        }
        .accessibilityElement(children: .contain).accessibilityLabel("Group")
        .accessibilityAction(named: "Sort") {}
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "a, Group, b, c")
      #expect(screen.actions(element) == ["Sort"])
    }
  }

  @Test("Escape, magic tap and scrolling of a part go on working")
  func gestures() throws {
    let done = Noted<[String]>([])
    try HeardScreen.showing {
      VStack {
        Text("a").accessibilityAction(.escape) { done.value.append("escape") }
        Text("b").accessibilityAction(.magicTap) { done.value.append("magic") }
          .accessibilityScrollAction { edge in done.value.append("\(edge)") }
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      screen.ask(.escape(element.id))
      screen.ask(.magicTap(element.id))
      screen.ask(.scroll(element.id, .down))
      #expect(done.value == ["escape", "magic", "bottom"])
    }
  }
}
