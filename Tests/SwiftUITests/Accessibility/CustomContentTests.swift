import AccessibilityModel
import SwiftUI
import Testing
import VoiceOverEngine

@Suite("Facts that wait until they are wanted")
@MainActor
struct CustomContentTests {
  private let entries = [
    "Three years, Age", "Number one, Popularity", "25 pounds, Weight", "14 inches, Height",
    "Happy-go-lucky, excellent hunting dog, and loyal companion, Description",
  ]

  @Test("K6, K7: with a decorative photo the cell says name, kind and age, and keeps the rest")
  func decorative() throws {
    try HeardScreen.showing {
      DogCell(dog: Dog(image: Image(decorative: "bailey")))
    } _: { screen in
      #expect(screen.heard() == ["Bailey, beagle, Three years. More content available."])
      let element = try screen.only()
      #expect(element.fileNames.isEmpty)
      #expect(screen.moreContent(element) == entries)
    }
  }

  @Test("K7: a photo with a name of its own, given to it or to the whole, is read by no file name")
  func labelled() throws {
    try HeardScreen.showing {
      Image("bailey", label: Text("Bailey on a lawn"))
      Image("bailey").accessibilityLabel("Bailey on a lawn")
      Button(action: {}) { Image("bailey") }.accessibilityLabel("Bailey on a lawn")
      Image("bailey").accessibilityHidden(true)
      Button(action: {}) { Image("bailey") }
      VStack { Image("bailey").accessibilityHidden(true) }
        .accessibilityElement(children: .ignore).accessibilityLabel("Photo")
    } _: { screen in
      #expect(screen.stops.map(\.fileNames) == [[], [], [], ["bailey"], []])
      #expect(screen.stops.flatMap(\.hiddenTexts).isEmpty)
    }
  }

  @Test("K7: beside other words the file name of a photo is not heard, and no finding speaks of it")
  func named() throws {
    try HeardScreen.showing {
      DogCell(dog: Dog(image: Image("bailey")))
    } _: { screen in
      #expect(screen.labels == ["Bailey, beagle"])
      let element = try screen.only()
      #expect(element.traits == [])
      #expect(element.fileNames == [])
      #expect(screen.moreContent(element) == entries)
    }
  }

  @Test("K7: texts, strings and localized strings give the same fact")
  func forms() throws {
    let (label, value) = ("Age", "Three years")
    try HeardScreen.showing {
      Text("1").accessibilityCustomContent(Text("Age"), Text("Three years"))
      Text("2").accessibilityCustomContent("Age", Text("Three years"))
      Text("3").accessibilityCustomContent("Age", "Three years")
      Text("4").accessibilityCustomContent("Age", value)
      Text("5").accessibilityCustomContent(label, value)
      Text("6").accessibilityCustomContent(AccessibilityCustomContentKey("Age"), Text("Three years"))
      Text("7").accessibilityCustomContent(AccessibilityCustomContentKey("Age", id: "a"), "Three years")
      Text("8").accessibilityCustomContent(AccessibilityCustomContentKey(Text("Age"), id: "a"), value)
    } _: { screen in
      #expect(screen.stops.count == 8)
      for stop in screen.stops { #expect(screen.moreContent(stop) == ["Three years, Age"]) }
    }
  }

  @Test("K8: an outer value under the same key replaces the inner one in its place")
  func replaced() throws {
    try HeardScreen.showing {
      Text("London")
        .accessibilityCustomContent(.gate, "C 10", importance: .high)
        .accessibilityCustomContent("Seat", "14 A")
        .accessibilityCustomContent(.gate, "C 12", importance: .high)
    } _: { screen in
      #expect(screen.heard() == ["London, C 12. More content available."])
      let element = try screen.only()
      #expect(screen.moreContent(element) == ["C 12, Gate", "14 A, Seat"])
      #expect(screen.moreContent(element, .macOS) == ["Gate, C 12", "Seat, 14 A"])
      #expect(element.rules.map(\.name) == ["content.replaced"])
    }
  }

  @Test("K8: the place of a replaced fact is an option, named only where it matters")
  func replacedAtEnd() throws {
    var policy = CombinePolicy.standard
    policy.replacedContent = .atEnd
    let atEnd = policy
    try HeardScreen.showing {
      Text("London")
        .accessibilityCustomContent(.gate, "C 10").accessibilityCustomContent("Seat", "14 A")
        .accessibilityCustomContent(.gate, "C 12")
        .environment(\.combinePolicy, atEnd)
    } _: { screen in
      let element = try screen.only()
      #expect(screen.moreContent(element) == ["14 A, Seat", "C 12, Gate"])
      #expect(element.rules.map(\.choice) == ["at the end"])
    }
    try HeardScreen.showing {
      Text("London").accessibilityCustomContent(.gate, "C 10").accessibilityCustomContent(.gate, "C 12")
    } _: { screen in
      let element = try screen.only()
      #expect(element.rules == [])
    }
  }

  @Test("K8: an outer nil takes the fact away")
  func removed() throws {
    try HeardScreen.showing {
      Text("London")
        .accessibilityCustomContent(.gate, "C 10", importance: .high)
        .accessibilityCustomContent(.gate, nil)
    } _: { screen in
      #expect(screen.heard() == ["London"])
      let element = try screen.only()
      #expect(element.customContent == [])
    }
  }

  @Test("K8: equal texts under different ids both stay")
  func ids() throws {
    try HeardScreen.showing {
      Text("London")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Gate", id: "from"), "C 10")
        .accessibilityCustomContent(AccessibilityCustomContentKey("Gate", id: "to"), "C 10")
    } _: { screen in
      let element = try screen.only()
      #expect(screen.moreContent(element) == ["C 10, Gate", "C 10, Gate"])
    }
  }

  @Test("K8: what is combined keeps its facts, and the combined view's own come last and win")
  func combined() throws {
    try HeardScreen.showing {
      VStack {
        Text("London").accessibilityCustomContent(.gate, "C 10").accessibilityCustomContent("Seat", "1")
        Text("Oslo").accessibilityCustomContent("Seat", "2").accessibilityCustomContent("Meal", "Yes")
      }
      .accessibilityElement(children: .combine)
      .accessibilityCustomContent(.gate, "C 12")
      .accessibilityCustomContent("Meal", "No")
    } _: { screen in
      let element = try screen.only()
      #expect(screen.moreContent(element) == ["C 12, Gate", "2, Seat", "No, Meal"])
    }
  }
}
