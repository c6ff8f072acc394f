import AccessibilityModel
import EarshotTesting
import SwiftUI
import Testing

@Suite("Names, values and hints of views", .timeLimit(.minutes(10)))
@MainActor
struct TextModifierTests {
  private let words = "Words"

  @Test("Labels, values and hints come from texts, keys and strings alike")
  func forms() throws {
    try HeardScreen.showing {
      Group {
        Image("a").accessibilityLabel(Text("Words"))
        Image("a").accessibilityLabel("Words")
        Image("a").accessibilityLabel(words)
        Image("a").accessibilityLabel(words.prefix(5))
        Text("a").accessibilityLabel(Text("Words"))
        Text("a").accessibilityLabel("Words")
        Text("a").accessibilityLabel(words)
      }
      .accessibilityValue(Text("Value")).accessibilityHint(Text("Hint"))
    } _: { screen in
      #expect(screen.labels == Array(repeating: "Words", count: 7))
      #expect(screen.stops.allSatisfy { $0.value == "Value" && $0.hint == "Hint" })
    }
    try HeardScreen.showing {
      Text("a").accessibilityValue("Words").accessibilityHint("Words").accessibilityInputLabels(["Words"])
      Text("a").accessibilityValue(words).accessibilityHint(words).accessibilityInputLabels([words])
      Text("a").accessibilityInputLabels([Text("Words")]).accessibilityValue(words).accessibilityHint(words)
    } _: { screen in
      for stop in screen.stops {
        #expect(stop.value == "Words")
        #expect(stop.hint == "Words")
        #expect(stop.inputLabels == ["Words"])
      }
      #expect(screen.stops.count == 3)
    }
  }

  @Test("A modifier that is switched off changes nothing", arguments: [false, true])
  func switchedOff(isEnabled: Bool) throws {
    try HeardScreen.showing {
      Text("a")
        .accessibilityLabel("A", isEnabled: isEnabled)
        .accessibilityValue("B", isEnabled: isEnabled)
        .accessibilityHint("C", isEnabled: isEnabled)
        .accessibilityInputLabels(["D"], isEnabled: isEnabled)
        .accessibilityIdentifier("E", isEnabled: isEnabled)
        .accessibilityActivationPoint(.topLeading, isEnabled: isEnabled)
        .accessibilityRespondsToUserInteraction(true, isEnabled: isEnabled)
      Color.red.accessibilityLabel("Red", isEnabled: isEnabled)
    } _: { screen in
      let element = try #require(screen.stops.first)
      #expect(screen.labels == (isEnabled ? ["A", "Red"] : ["a"]))
      #expect(element.value == (isEnabled ? "B" : nil))
      #expect(element.hint == (isEnabled ? "C" : nil))
      #expect(element.inputLabels == (isEnabled ? ["D"] : []))
      #expect(element.identifier == (isEnabled ? "E" : nil))
      #expect(element.activationPoint == (isEnabled ? element.frame.origin : nil))
      #expect(element.respondsToUserInteraction == isEnabled)
      #expect(element.origins.isEmpty == !isEnabled)
    }
  }

  @Test("A label made of views can hold the label so far, and follows the app's state")
  func content() throws {
    struct Rating: View {
      @State private var isRated = false

      var body: some View {
        Button("4 stars") { isRated = true }.accessibilityLabel { label in
          if isRated { Text("Rated") }
          label
          Image(systemName: "star").accessibilityLabel("of five")
        }
      }
    }
    try HeardScreen.showing {
      Rating()
    } _: { screen in
      let element = try screen.only()
      #expect(element.label == "4 stars, of five")
      #expect(element.origins[.label]?.file == #filePath)
      screen.ask(.activate(element.id))
      #expect(screen.labels == ["Rated, 4 stars, of five"])
    }
  }

  @Test("A text that is heard as another keeps its place among others and its way of speaking")
  func parts() throws {
    try HeardScreen.showing {
      Text("in ") + Text("5").accessibilityLabel("five").speechSpellsOutCharacters() + Text(" min")
    } _: { screen in
      let label = try #require(try screen.only().label)
      #expect(label.string == "in five min")
      #expect(label.runs.map(\.range) == [3..<7])
      #expect(label.runs.first?.attributes.wishes.spellsOut == true)
    }
  }

  @Test("Texts are spoken as they and the views around them ask, the inner wish first")
  func speech() throws {
    try HeardScreen.showing {
      VStack {
        Text("a").speechSpellsOutCharacters(false)
        Text("b").speechAdjustedPitch(-2).speechAlwaysIncludesPunctuation()
        Button("c") {}.accessibilityHint("d")
      }
      .speechSpellsOutCharacters().speechAdjustedPitch(0.5)
    } _: { screen in
      let spoken = screen.stops.map { $0.label?.runs.first?.attributes }
      #expect(spoken[0] == SpeechAttributes(pitch: 1.5, spellsOut: false))
      #expect(spoken[1] == SpeechAttributes(pitch: 0, spellsOut: true, speaksPunctuation: true))
      #expect(spoken[2] == SpeechAttributes(pitch: 1.5, spellsOut: true))
      #expect(screen.stops[2].hint?.runs.first?.attributes == spoken[2])
    }
  }

  @Test("N1: the value of an element whose announcements are queued waits for what is being said")
  func queuedAnnouncements() async throws {
    struct Counter: View {
      var isQueued: Bool
      @State private var count = 1

      var body: some View {
        Text("Queue").accessibilityValue(Text("\(count)").speechAnnouncementsQueued(isQueued))
          .task {
            try? await Task.sleep(for: .milliseconds(100))
            count = 2
          }
      }
    }
    try await hosting(Counter(isQueued: true)) { screen in
      try await screen.advance(by: .seconds(5))
      #expect(screen.heard == ["Queue, 1", "2"])
      #expect(screen.unheard.isEmpty)
    }
    try await hosting(Counter(isQueued: false)) { screen in
      try await screen.advance(by: .seconds(5))
      #expect(screen.heard.last == "2")
      #expect(screen.unheard.first?.hasPrefix("Queue, 1; cut off after") == true, "\(screen.unheard)")
    }
  }

  @Test("A heading says its level where it is a header")
  func headings() throws {
    var attributed = AttributedString("Four")
    attributed.accessibilityHeadingLevel = .h4
    try HeardScreen.showing {
      Text("One").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
      Text("Two").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)
      Text("Any").accessibilityAddTraits(.isHeader).accessibilityHeading(.unspecified)
      Text("None").accessibilityHeading(.h3)
      Text(attributed).accessibilityAddTraits(.isHeader)
      Text(attributed)
    } _: { screen in
      #expect(
        screen.heard() == [
          "One, heading level 1", "Two, heading level 2", "Any, heading", "None", "Four, heading level 4",
          "Four",
        ])
    }
  }

  @available(*, deprecated, message: "tries the older forms")
  @Test("The older forms of the modifiers do the same")
  func olderForms() throws {
    try HeardScreen.showing {
      Color.red.frame(width: 100, height: 50)
        .accessibility(label: Text("A")).accessibility(value: Text("B")).accessibility(hint: Text("C"))
        .accessibility(inputLabels: [Text("D")]).accessibility(identifier: "E")
        .accessibility(addTraits: [.isButton, .isHeader]).accessibility(removeTraits: .isHeader)
        .accessibility(sortPriority: 2).accessibility(activationPoint: UnitPoint.bottomTrailing)
      Color.blue.frame(width: 100, height: 50).accessibility(label: Text("F"))
        .accessibility(activationPoint: CGPoint(x: 3, y: 4))
      Text("G").accessibility(hidden: true)
    } _: { screen in
      #expect(screen.labels == ["A", "F"])
      let element = screen.stops[0]
      #expect(element.value == "B")
      #expect(element.hint == "C")
      #expect(element.inputLabels == ["D"])
      #expect(element.identifier == "E")
      #expect(element.traits == .button)
      #expect(element.sortPriority == 2)
      #expect(element.activationPoint == Point(x: element.frame.maxX, y: element.frame.maxY))
      let corner = screen.stops[1].frame.origin
      #expect(screen.stops[1].activationPoint == Point(x: corner.x + 3, y: corner.y + 4))
    }
  }

  @Test("Every form of every modifier compiles and can be shown")
  func everyOverload() throws {
    try HeardScreen.showing {
      EveryOverload()
    } _: { screen in
      #expect(screen.stops.count > 30)
      #expect(screen.tree.invariantViolations() == [])
    }
    try HeardScreen.showing {
      EveryRotorForm()
    } _: { screen in
      #expect(screen.stops.count > 20)
      #expect(screen.stops.first?.rotors.map(\.name) == ["text"])
      #expect(screen.tree.invariantViolations() == [])
    }
  }
}
