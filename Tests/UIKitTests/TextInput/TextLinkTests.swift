import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Links in texts that people read", .timeLimit(.minutes(10)))
struct TextLinkTests {
  private func terms() -> NSAttributedString {
    let text = NSMutableAttributedString(string: "I agree with the Privacy Policy and the Terms here")
    text.addAttribute(.link, value: "https://a.example", range: NSRange(location: 17, length: 14))
    text.addAttribute(
      .link, value: NSURL(string: "https://b.example") as Any, range: NSRange(location: 40, length: 10))
    return text
  }

  private func view(_ text: NSAttributedString? = nil) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 60, width: 300, height: 200))
    view.isEditable = false
    if let text { view.attributedText = text }
    return view
  }

  @MainActor
  private final class Reader: NSObject, UITextViewDelegate {
    var log: [String] = []
    var follows = false

    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(url.absoluteString) \(characterRange.location) \(interaction)")
      return follows
    }
  }

  @Test("R5: a text with links is one stop that says link, and the Links rotor leads from one to the next")
  func rotor() async throws {
    let view = view(terms())
    let reader = Reader()
    view.delegate = reader
    try await hosting(view) { screen in
      try await screen.drive(
        """
        expect "I agree with the Privacy Policy and the Terms here, link"
        rotor "Links"
        down
        expect "Privacy Policy, link"
        down
        expect "Terms here, link"
        """)
      try await screen.voiceOver.doubleTap()
      #expect(reader.log == ["https://b.example 40 invokeDefaultAction"])
      try await screen.voiceOver.send(.flickUp)
      try await screen.voiceOver.doubleTap()
      #expect(reader.log.last == "https://a.example 17 invokeDefaultAction")
    }
  }

  @Test("R5: activating a text opens its only link, once the delegate does not keep it for itself")
  func onlyLink() async throws {
    let view = view(NSAttributedString(string: "See the map", attributes: [.link: "https://map.example"]))
    let reader = Reader()
    view.delegate = reader
    try await hosting(view) { screen in
      #expect(screen.heard.first == "See the map, link")
      try await screen.voiceOver.doubleTap()
      #expect(reader.log == ["https://map.example 0 invokeDefaultAction"])
      #expect(await screen.takeDiagnostics().isEmpty)
      reader.follows = true
      try await screen.voiceOver.doubleTap()
      let told = await screen.takeDiagnostics().map(\.message)
      #expect(told.first?.hasPrefix("The app opens https://map.example") == true)
    }
  }

  @Test("The action for something in a text that a delegate gives takes the place of the usual one")
  func primaryAction() async throws {
    @MainActor
    final class Chooser: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
      ) -> UIAction? {
        guard case .link(let url) = textItem.content else { return defaultAction }
        return UIAction { [weak self] _ in self?.log.append(url.host ?? "") }
      }
      func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
      ) -> UITextItem.MenuConfiguration? {
        .init(menu: UIMenu(children: defaultMenu.children + [UIAction(title: "Bookmark") { _ in }]))
      }
    }
    let view = view(NSAttributedString(string: "See the map", attributes: [.link: "https://map.example"]))
    let chooser = Chooser()
    view.delegate = chooser
    try await hosting(view) { screen in
      try await screen.voiceOver.doubleTap()
      #expect(chooser.log == ["map.example"])
      let id = try #require(screen.focused?.id)
      #expect(screen.ask(.longPress(id)) == .handled(by: id))
      let names = screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
      #expect(names.contains("Copy Link") && names.contains("Bookmark"))
    }
  }

  @Test("Addresses and numbers become links where a text is to find them, and only while it is read")
  func detection() async throws {
    let view = view()
    view.text = "Write to bailey@dogs.example, see https://dogs.example/a. Call +1 (555) 010-9999 at 9."
    try await hosting(view) { screen in
      #expect(screen.focused?.rotors.isEmpty == true)
      view.dataDetectorTypes = [.link, .phoneNumber]
      try await screen.advance(by: .zero)
      #expect(
        screen.focused?.rotors.first?.entries.map { $0.label?.string ?? "" }
          == ["bailey@dogs.example", "https://dogs.example/a", "+1 (555) 010-9999"])
      view.isEditable = true
      try await screen.advance(by: .zero)
      #expect(screen.focused?.rotors.isEmpty == true)
      view.isEditable = false
      view.isSelectable = false
      try await screen.advance(by: .zero)
      #expect(screen.focused?.traits == .staticText)
    }
  }

  @Test("A finger on the words of a link follows it, one beside them does not")
  func touch() async throws {
    let view = view(terms())
    view.font = .systemFont(ofSize: 17)
    let reader = Reader()
    view.delegate = reader
    try await hosting(view) { screen in
      #expect(screen.ask(.activate(try #require(screen.focused?.id))) == .declined)
      let begin = view.beginningOfDocument
      let from = try #require(view.position(from: begin, offset: 19))
      let to = try #require(view.position(from: begin, offset: 21))
      let box = try view.firstRect(for: #require(view.textRange(from: from, to: to)))
      let place = view.convert(CGPoint(x: box.midX, y: box.midY), to: nil)
      #expect(screen.ask(.tap(Point(x: place.x, y: place.y))) == .handled(by: nil))
      #expect(reader.log == ["https://a.example 17 invokeDefaultAction"])
    }
  }

  @Test("A row says the text that is read in it, and its links are actions of the row")
  func row() async throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame.size.height = 60
    let view = view(terms())
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    let reader = Reader()
    view.delegate = reader
    cell.contentView.addSubview(view)
    try await hosting(cell) { screen in
      let words = "I agree with the Privacy Policy and the Terms here"
      #expect(screen.heard.first == "\(words). Actions available.")
      try await screen.perform("Terms here", on: words)
      #expect(reader.log == ["https://b.example 40 invokeDefaultAction"])
    }
  }
}
