import SwiftUI
import UIKit

/// Single elements whose words somebody published: names, values, traits, hints.
extension KitScreen {
  static let publishedElements: [KitScreen] = [
    KitScreen("published-selected-button") { [element("Kat Larsson", [.button, .selected])] },
    KitScreen("published-selected-state") {
      [element("accessibilityLabel", [.button, .selected], hint: "accessibilityHint")]
    },
    KitScreen("published-selected-value") {
      [element("Pen", [.button, .selected], value: "vibrant yellow")]
    },
    KitScreen("published-selected-play") { Button("Play") {}.accessibilityAddTraits(.isSelected) },
    KitScreen("published-selected-behind") {
      let blue = button("Blue OK")
      blue.isSelected = true
      return [blue]
    },
    KitScreen("published-button") { [button("Delete my Kickstarter account")] },
    KitScreen("published-button-doubled") { [button("Close button")] },
    KitScreen("published-button-hint") {
      [element("Kat Larsson", .button, hint: "double tap to see details")]
    },
    KitScreen("published-button-hint-later") { [element("Blue OK", .button, hint: "2 out of 4")] },
    KitScreen("published-button-menu-area") {
      [
        element(
          "Menu area: Header. 3 menu areas in this theme", .button,
          hint: "Expands to select a different menu area.")
      ]
    },
    KitScreen("published-button-locked") {
      Button("Hint") {}
        .accessibilityValue("Locked")
        .accessibilityHint("Double tap to unlock using 2 keys.")
    },
    KitScreen("published-value-number") { [element("Show tabs", .button, value: "12")] },
    KitScreen("published-value-off") { [element("Favorite", .button, value: "off")] },
    KitScreen("published-value-on") { Button("Play") {}.accessibilityValue("On") },
    KitScreen("published-value-position") { [element("Blue OK", .button, value: "2 out of 4")] },
    KitScreen("published-dimmed") {
      let shield = button("Privacy and security settings")
      shield.isEnabled = false
      return [shield]
    },
    KitScreen("published-dimmed-heading") {
      let next = button("Button title")
      next.isEnabled = false
      next.accessibilityTraits = [.button, .header, .notEnabled]
      return [next]
    },
    KitScreen("published-heading-label") { [heading("Circle style for person")] },
    KitScreen("published-heading-settings") { [heading("Projects you've backed")] },
    KitScreen("published-heading-feeds") { [heading("Smart feeds")] },
    KitScreen("published-heading-sentence") {
      [heading("You requested a decision review under the Appeals Modernization Act")]
    },
    KitScreen("published-heading-level") {
      Text("Headings").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
    },
    KitScreen("published-heading-level-alone") { Text("Headings").accessibilityHeading(.h1) },
    KitScreen("published-link") { Link("Terms", destination: URL(filePath: "/terms")) },
    KitScreen("published-links-in-text") {
      Text(
        "I agree with the [Privacy Policy](https://a.example) and the [Terms and Conditions](https://b.example)"
      )
    },
    KitScreen("published-image") { [element("Profile photo", .image)] },
    KitScreen("published-symbol") { Image(systemName: "star.fill").onTapGesture {} },
    KitScreen("published-expandable") { [Expandable("Camera controls")] },
    KitScreen("published-direct-touch") { [element("Keyboard", .allowsDirectInteraction)] },
    KitScreen("published-attachment") { [attached()] },
    KitScreen("published-combined") {
      mars(liked: false).accessibilityElement(children: .combine)
    },
    KitScreen("published-not-combined") { mars(liked: false) },
    KitScreen("published-ignored") {
      mars(liked: false)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Mars. The Red Planet. Like."))
        .accessibilityAddTraits(.isButton)
    },
    KitScreen("published-more-content") { [Dog(age: .default)] },
    KitScreen("published-high-content") { [Dog(age: .high)] },
  ]

  private static func mars(liked: Bool) -> some View {
    HStack {
      VStack(alignment: .leading, spacing: 10) {
        Text("Mars").font(.largeTitle)
        Text("The Red Planet").font(.subheadline)
      }
      .padding()
      Image(systemName: liked ? "heart.fill" : "heart")
        .padding()
        .font(.title)
        .onTapGesture {}
        .accessibilityAddTraits(.isButton)
    }
  }

  private static func attached() -> UILabel {
    let text = NSMutableAttributedString(string: "Select the ")
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "magnifyingglass")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " button to find elements in the list."))
    let label = UILabel()
    label.attributedText = text
    return label
  }
}

/// An element with nothing but what is said of it.
@MainActor
func element(
  _ label: String?, _ traits: UIAccessibilityTraits, value: String? = nil, hint: String? = nil
) -> UIView {
  let view = UIView()
  view.isAccessibilityElement = true
  view.accessibilityLabel = label
  view.accessibilityTraits = traits
  view.accessibilityValue = value
  view.accessibilityHint = hint
  view.widthAnchor.constraint(equalToConstant: 200).isActive = true
  view.heightAnchor.constraint(equalToConstant: 44).isActive = true
  return view
}

/// A text that is a heading.
@MainActor
private func heading(_ text: String) -> UILabel {
  let heading = label(text)
  heading.accessibilityTraits = .header
  return heading
}

/// The cell of a dog, with custom content.
private final class Dog: UIView, AXCustomContentProvider {
  private let importance: AXCustomContent.Importance

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // The protocol has it so.
  var accessibilityCustomContent: [AXCustomContent]! {
    get {
      let age = AXCustomContent(label: "Age", value: "Three years")
      age.importance = importance
      return [
        age, AXCustomContent(label: "Popularity", value: "Number one"),
        AXCustomContent(label: "Weight", value: "25 pounds"),
        AXCustomContent(label: "Height", value: "14 inches"),
      ]
    }
    set {}
  }

  init(age importance: AXCustomContent.Importance) {
    self.importance = importance
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Bailey, beagle"
    widthAnchor.constraint(equalToConstant: 200).isActive = true
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
