import SwiftUI
import UIKit

// What is proposed for a dog that is read whole, pasted word for word.

/// The dog as a SwiftUI view, read whole.
struct WholeDog: View {
  static let words =
    "Bailey, beagle, Happy-go-lucky, excellent hunting dog, and loyal companion, Popularity, Number one, "
    + "Age, Three years, Weight, 25 pounds, Height, 14 inches"

  var body: some View { Text(Self.words) }
}

/// The dog as a SwiftUI view, in portions.
struct MeasuredDog: View {
  // swift-format-ignore
  var body: some View {
    Text(WholeDog.words)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Bailey, beagle, Happy-go-lucky, excellent hunting dog, and loyal companion")
    .accessibilityCustomContent("Popularity", "Number one")
    .accessibilityCustomContent("Age", "Three years")
    .accessibilityCustomContent("Weight", "25 pounds")
    .accessibilityCustomContent("Height", "14 inches")
  }
}

/// The dog as a UIKit view, read whole.
class WholeDogView: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    text = WholeDog.words
  }

  required init?(coder: NSCoder) { nil }
}

/// The dog as a UIKit view, in portions.
// swift-format-ignore
final class MeasuredDogView: WholeDogView, AXCustomContentProvider {
    override var isAccessibilityElement: Bool { get { true } set {} }
    override var accessibilityLabel: String? { get { "Bailey, beagle, Happy-go-lucky, excellent hunting dog, and loyal companion" } set {} }
    var accessibilityCustomContent: [AXCustomContent]! {
      get {
        let fact1 = AXCustomContent(label: "Popularity", value: "Number one")
        let fact2 = AXCustomContent(label: "Age", value: "Three years")
        let fact3 = AXCustomContent(label: "Weight", value: "25 pounds")
        let fact4 = AXCustomContent(label: "Height", value: "14 inches")
        return [fact1, fact2, fact3, fact4]
      }
      set {}
    }
}
