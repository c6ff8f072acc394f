import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Parts of a screen with a text size of their own", .timeLimit(.minutes(10)))
struct TextSizeLimitTests {
  private func label(_ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = "Bailey"
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  @Test("L1: a view keeps everything inside within its limits, and one inside may be stricter")
  func limits() async throws {
    let (free, capped, inner) = (label(), label(), label())
    let (outer, nested) = (UIStackView(arrangedSubviews: [capped]), UIStackView(arrangedSubviews: [inner]))
    outer.addArrangedSubview(nested)
    outer.maximumContentSizeCategory = .accessibilityMedium
    nested.maximumContentSizeCategory = .extraLarge
    nested.minimumContentSizeCategory = .medium
    let stack = UIStackView(arrangedSubviews: [free, outer])
    try await hosting(stack) { screen in
      try await screen.device.setTextSize(.accessibility5)
      #expect([free, capped, inner].map(\.font.pointSize) == [53, 28, 19])
      #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
      try await screen.device.setTextSize(.xSmall)
      #expect([free, capped, inner].map(\.font.pointSize) == [14, 14, 16])
      try await screen.device.setTextSize(.accessibility5)
      nested.maximumContentSizeCategory = nil
      #expect(inner.font.pointSize == 28)
      #expect(
        inner.appliedContentSizeCategoryLimitsDescription
          == "UIStackView: medium to any; UIStackView: any to accessibility1")
      #expect(free.appliedContentSizeCategoryLimitsDescription == "no limits")
      // Another place, another limit.
      stack.addArrangedSubview(inner)
      #expect(inner.font.pointSize == 53)
      outer.addArrangedSubview(free)
      #expect(free.font.pointSize == 28)
    }
  }

  @Test("L1: a font that is set in a place with limits is within them, unless it does not follow")
  func setting() async throws {
    let label = label()
    label.maximumContentSizeCategory = .large
    try await hosting(label, environment: LaunchOptions(textSize: "accessibility5")) { _ in
      label.font = .preferredFont(forTextStyle: .title1)
      #expect(label.font.pointSize == 28)
      label.adjustsFontForContentSizeCategory = false
      label.font = .preferredFont(forTextStyle: .title1)
      #expect(label.font.pointSize == 58)
    }
  }

  @Test("L1: views and controllers say a text size of their own, for all inside")
  func overrides() async throws {
    let (parent, child) = (UIViewController(), UIViewController())
    let (outer, inner) = (label(), label())
    parent.view.addSubview(outer)
    child.view.addSubview(inner)
    try await hosting(parent) { screen in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      parent.setOverrideTraitCollection(large, forChild: child)
      #expect([outer, inner].map(\.font.pointSize) == [17, 53])
      #expect(parent.overrideTraitCollection(forChild: child) == large)
      #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
      parent.setOverrideTraitCollection(nil, forChild: child)
      #expect(inner.font.pointSize == 17)
      child.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
      inner.traitOverrides.preferredContentSizeCategory = .extraSmall
      #expect([outer, inner].map(\.font.pointSize) == [17, 14])
      #expect(inner.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
      inner.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
      #expect(inner.font.pointSize == 28)
      try await screen.device.setTextSize(.accessibility5)
      #expect([outer, inner].map(\.font.pointSize) == [53, 28])
    }
  }

  @Test("L1: a picture grows at the sizes for accessibility where it is to; a symbol of a text style always")
  func pictures() async throws {
    let fixed = UIImageView(image: UIImage(named: "dog"))
    let growing = UIImageView(image: UIImage(named: "dog"))
    growing.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let symbol = UIImageView(
      image: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
    let button = UIButton(type: .custom)
    button.setImage(UIImage(named: "dog"), for: .normal)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let views: [UIView] = [fixed, growing, symbol, button]
    let stack = UIStackView(arrangedSubviews: views)
    try await hosting(stack) { screen in
      var widths: [CGFloat] { views.map(\.intrinsicContentSize.width) }
      let usual = widths
      try await screen.device.setTextSize(.xxxLarge)
      #expect([0, 1, 3].map { widths[$0] } == [44, 44, 44])
      #expect(widths[2] > usual[2])
      try await screen.device.setTextSize(.accessibility5)
      // As 62 points of leading to 22.
      #expect([0, 1, 3].map { widths[$0] } == [44, 124, 124])
      #expect(widths[2] > usual[2] * 2.5)
    }
  }

  @Test("Nonsense is no limit: a size that is not known, and a largest one below the smallest")
  func nonsense() {
    let view = UIView()
    view.maximumContentSizeCategory = UIContentSizeCategory(rawValue: "huge")
    #expect(view.traitCollection.preferredContentSizeCategory == .large)
    view.minimumContentSizeCategory = .accessibilityLarge
    view.maximumContentSizeCategory = .small
    #expect(view.traitCollection.preferredContentSizeCategory == .small)
  }
}
