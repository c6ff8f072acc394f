import AppHost
import Testing
import Typography
import UIKit

@Suite("Traits")
struct TraitTests {
  @Test("L1: the categories stand in the slider's order, the last five are accessibility sizes")
  func categories() {
    let all = TextSizeCategory.allCases.map { UIContentSizeCategory($0) }
    #expect(all == all.sorted())
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
    #expect(all.compactMap(\.category) == TextSizeCategory.allCases)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
  }

  @Test("A new collection says nothing")
  func nothing() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.legibilityWeight == .unspecified)
  }

  @Test("Of several collections the last that says something counts")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(displayScale: 3), UITraitCollection(),
    ])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 3)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(
      merged
        == UITraitCollection {
          $0.userInterfaceStyle = .dark
          $0.displayScale = 3
        })
  }

  @Test("Modifying makes a new collection and leaves the old one")
  func modifying() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(light.userInterfaceStyle == .light)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: dark.modifyingTraits { $0.displayScale = 2 }))
  }

  @MainActor
  @Test("Outside of an app the current traits are those of a telephone at the usual text size")
  func current() {
    let traits = UITraitCollection.current
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.layoutDirection == .leftToRight)
    #expect(traits.displayScale == 3)
  }

  @Test("L1: sizes have the platform's names, as apps store them")
  func names() {
    typealias Size = UIContentSizeCategory
    let usual: [Size] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    ]
    let name = "UICTContentSizeCategory"
    #expect(usual.map(\.rawValue) == ["XS", "S", "M", "L", "XL", "XXL", "XXXL"].map { name + $0 })
    let accessible: [Size] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge,
    ]
    #expect(
      accessible.map(\.rawValue) == ["M", "L", "XL", "XXL", "XXXL"].map { "\(name)Accessibility\($0)" })
    #expect(Size(rawValue: "UICTContentSizeCategoryAccessibilityXXXL").isAccessibilityCategory)
  }

  @MainActor
  @Test("Inside of an app the current traits are what the app meets, and follow its changes")
  func hosted() {
    let host = RunningApp()
    host.environment.textSize = "accessibility5"
    host.environment.colorScheme = .dark
    host.environment.layoutDirection = .rightToLeft
    host.environment.platform = .iPadOS
    host.withApp {
      let traits = UITraitCollection.current
      #expect(traits.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
      #expect(traits.userInterfaceStyle == .dark)
      #expect(traits.layoutDirection == .rightToLeft)
      #expect(traits.userInterfaceIdiom == .pad)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
      #expect(UITraitCollection.current === traits)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      host.environment.textSize = "small"
      #expect(UITraitCollection.current.preferredContentSizeCategory == .small)
    }
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
  }

  @Test("No screen feels how hard it is pressed, and a view that could be looked into is kept")
  @MainActor
  func pressing() {
    final class Looker: NSObject, UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ context: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
      ) -> UIViewController? { nil }
      func previewingContext(
        _ context: any UIViewControllerPreviewing, commit controller: UIViewController
      ) {}
    }
    let (looker, controller) = (Looker(), UIViewController())
    #expect(controller.traitCollection.forceTouchCapability == .unavailable)
    let context = controller.registerForPreviewing(with: looker, sourceView: controller.view)
    #expect(context.sourceView === controller.view && context.delegate === looker)
  }

  @Test("Insets move the edges of a rectangle")
  func insets() {
    let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    let moved = frame.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(moved == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(frame.inset(by: .zero) == frame)
    #expect(
      NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }
}
