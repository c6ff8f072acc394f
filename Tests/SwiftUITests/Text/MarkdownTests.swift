import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Marks inside texts")
struct MarkdownTests {
  @Test("Marks of Markdown in a literal are not heard")
  func marks() throws {
    try HeardScreen.showing {
      Text("**Bailey** is a *very* good `dog` ~~cat~~")
      Text("# one\n- two  \n1. three")
      Text("a_b_c * d \\*e\\* <b>f</b> &amp; g")
      Text(verbatim: "**Bailey**")
      Text(words)
      Text("**\(words)** and *\(3)*")
      Text("100% of **them**")
    } _: { screen in
      #expect(
        screen.labels == [
          "Bailey is a very good dog cat", "# one\n- two  \n1. three", "a_b_c * d *e* <b>f</b> & g",
          "**Bailey**", "**plain**", "**plain** and 3", "100% of them",
        ])
    }
  }

  private let words = "**plain**"

  @Test("Strong words and code are measured in their own letters")
  func letters() throws {
    let screen = Screen.availableSpace(300, 400) {
      Text("Bailey").accessibilityLabel("plain")
      Text("Bailey").bold().accessibilityLabel("bold")
      Text("Bailey").monospaced().accessibilityLabel("monospaced")
      Text("**Bailey**").accessibilityLabel("strong")
      Text("`Bailey`").accessibilityLabel("code")
    }
    func width(_ name: String) -> Double { screen.element(name)?.frame.size.width ?? 0 }
    #expect(width("strong") == width("bold") && width("bold") > width("plain"))
    #expect(width("code") == width("monospaced") && width("monospaced") != width("plain"))
  }

  @Test("R5: a text with links is one stop, and the Links rotor leads to each of them")
  func links() throws {
    try HeardScreen.showing {
      Text("I agree with the [Privacy Policy](https://a.example) and the [**Terms** here](https://b.example)")
    } _: { screen in
      #expect(screen.heard() == ["I agree with the Privacy Policy and the Terms here, link"])
      let element = try screen.only()
      let rotor = try #require(element.rotors.first)
      #expect(rotor.system == .link)
      #expect(rotor.entries.map { $0.label?.string } == ["Privacy Policy", "Terms here"])
      #expect(rotor.entries.map(\.range) == [17..<31, 40..<50])
      #expect(rotor.entries.allSatisfy { $0.element == element.id })
    }
  }

  @Test("Activating a text opens its only link, or the one that was chosen")
  func opening() throws {
    var opened: [String] = []
    try HeardScreen.showing {
      VStack {
        Text("See [the map](https://map.example/a?b=c)")
        Text("[One](https://one.example) or [two](https://two.example)")
        Text("See [mine](\(address))")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url.absoluteString)
          return .handled
        })
    } _: { screen in
      let stops = screen.stops
      screen.ask(.activate(stops[0].id))
      #expect(screen.ask(.activate(stops[1].id)) == .declined)
      let range = try #require(stops[1].rotors.first?.entries.last?.range)
      screen.ask(.edit(stops[1].id, .select(range)))
      screen.ask(.activate(stops[1].id))
      screen.ask(.activate(stops[2].id))
      #expect(opened == ["https://map.example/a?b=c", "https://two.example", "https://mine.example"])
    }
  }

  private let address = "https://mine.example"

  @Test("Addresses that stand in a text are links, and so are those of attributed strings")
  func addresses() throws {
    try HeardScreen.showing {
      Text("Write to bailey@dogs.example or see https://dogs.example today")
      Text(linked)
      Text(verbatim: "https://dogs.example")
    } _: { screen in
      let found = screen.stops.map { $0.rotors.first?.entries.map { $0.label?.string ?? "" } ?? [] }
      #expect(found == [["bailey@dogs.example", "https://dogs.example"], ["here"], []])
    }
  }

  private var linked: AttributedString {
    var text = AttributedString("See here")
    if let range = text.range(of: "here") { text[range].link = URL(string: "https://x.example") }
    return text
  }

  @Test("A text that is heard as another has no links, and a combined one keeps them")
  func relabelled() throws {
    try HeardScreen.showing {
      (Text("a ") + Text("[b](https://b.example)").accessibilityLabel("other"))
      HStack {
        Text("Dog")
        Text("[Map](https://map.example) of it")
      }
      .accessibilityElement(children: .combine)
    } _: { screen in
      #expect(screen.heard() == ["a other", "Dog, Map of it, link"])
      #expect(screen.stops[1].rotors.first?.entries.map(\.range) == [5..<8])
    }
  }

  @Test("Words in a group agree with its number, in English")
  func agreement() throws {
    try HeardScreen.showing {
      ForEach([0, 1, 2], id: \.self) { count in
        Text("^[\(count) dog](inflect: true) and ^[\(count) small puppy](inflect: true)")
      }
      Text("You have ^[\(3) glass of water](inflect: true)")
      Text("^[\(5) person](inflect: true), ^[\(2) box](inflect: true), ^[\(4) **day**](inflect: true)")
      Text("^[\(2) Hund](inflect: true)").environment(\.locale, Locale(identifier: "de"))
    } _: { screen in
      #expect(
        screen.labels == [
          "0 dogs and 0 small puppies", "1 dog and 1 small puppy", "2 dogs and 2 small puppies",
          "You have 3 glasses of water", "5 people, 2 boxes, 4 days", "2 Hund",
        ])
    }
  }

  @Test("Attributed strings read Markdown, and keep what it says")
  func attributedStrings() throws {
    let text = try AttributedString(
      markdown: "**Bailey** [here](page)", baseURL: URL(string: "https://d.example/"))
    #expect(String(text.characters) == "Bailey here")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    #expect(text.runs.compactMap { $0.link?.absoluteString } == ["https://d.example/page"])
    try HeardScreen.showing {
      Text(AttributedString(localized: "^[\(2) dog](inflect: true) are *here*"))
    } _: { screen in
      #expect(screen.labels == ["2 dogs are here"])
    }
  }
}
