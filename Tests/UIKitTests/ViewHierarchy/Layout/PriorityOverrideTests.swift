import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Priorities that a view answers itself", .timeLimit(.minutes(10)))
struct PriorityOverrideTests {
  private final class Firm: UILabel {
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      axis == .horizontal ? .required : super.contentHuggingPriority(for: axis)
    }
  }

  @Test("A label that answers how firmly it keeps to its words keeps its width beside one that does not")
  func overriding() async throws {
    let (firm, loose) = (Firm(), UILabel())
    firm.text = "Age"
    loose.text = "3"
    let stack = UIStackView(arrangedSubviews: [loose, firm])
    stack.frame = CGRect(x: 0, y: 60, width: 300, height: 40)
    try await hosting(stack) { _ in
      #expect(firm.frame.width == firm.intrinsicContentSize.width.rounded(.up))
      #expect(loose.frame.width > 200)
    }
  }
}
