import EarshotTesting
import Testing
import UIKit

// Each test that asks for traits has a telephone of its own: the device of another test is none.
@MainActor
@Suite("Watching and overriding traits", .timeLimit(.minutes(10)))
struct TraitWatchTests {
  private typealias Change = (inout UITraitOverrides) -> Void

  /// Each trait that can be overridden, and a value other than that of a telephone.
  private let changes: [(trait: UITrait, change: Change)] = [
    (UITraitUserInterfaceStyle.self, { $0.userInterfaceStyle = .dark }),
    (UITraitPreferredContentSizeCategory.self, { $0.preferredContentSizeCategory = .extraLarge }),
    (UITraitHorizontalSizeClass.self, { $0.horizontalSizeClass = UIUserInterfaceSizeClass.regular }),
    (UITraitVerticalSizeClass.self, { $0.verticalSizeClass = UIUserInterfaceSizeClass.compact }),
    (UITraitLayoutDirection.self, { $0.layoutDirection = UITraitEnvironmentLayoutDirection.rightToLeft }),
    (UITraitAccessibilityContrast.self, { $0.accessibilityContrast = UIAccessibilityContrast.high }),
    (UITraitLegibilityWeight.self, { $0.legibilityWeight = UILegibilityWeight.bold }),
    (UITraitDisplayScale.self, { $0.displayScale = 1 }),
    (UITraitUserInterfaceIdiom.self, { $0.userInterfaceIdiom = UIUserInterfaceIdiom.pad }),
  ]

  @Test("Whoever watches a trait is told when that one changes, and not when another one does")
  func watchers() async throws {
    try await hosting(UIView()) { _ in
      for (index, (trait, change)) in changes.enumerated() {
        let view = UIView()
        var told: [Int] = []
        for (other, watched) in changes.enumerated() {
          view.registerForTraitChanges([watched.trait]) { (_: UIView, _) in told.append(other) }
        }
        change(&view.traitOverrides)
        #expect(told == [index])
        #expect(view.traitOverrides.contains(trait))
        view.traitOverrides.remove(trait)
        #expect(told == [index, index])
        #expect(!view.traitOverrides.contains(trait))
        #expect(view.traitCollection == UITraitCollection.current)
      }
    }
  }

  /// Counts the changes that are told, of a view or a controller.
  private func changesTold(to object: some UITraitChangeObservable, _ change: () -> Void) -> Int {
    var count = 0
    let registration: any UITraitChangeRegistration = object.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self]
    ) { _, previous in
      #expect(previous.userInterfaceStyle == .light)
      count += 1
    }
    change()
    object.unregisterForTraitChanges(registration)
    change()
    return count
  }

  @Test("Views and controllers tell of a change with the traits before it, until that is no longer wanted")
  func registrations() async throws {
    try await hosting(UIView()) { _ in
      let (view, controller) = (UIView(), UIViewController())
      func turn(_ style: inout UIUserInterfaceStyle) { style = style == .dark ? .light : .dark }
      #expect(changesTold(to: view) { turn(&view.traitOverrides.userInterfaceStyle) } == 1)
      #expect(changesTold(to: controller) { turn(&controller.traitOverrides.userInterfaceStyle) } == 1)
    }
  }

  @Test("Everything with an environment has its traits, and views inherit what is around them")
  func environments() async throws {
    try await hosting(UIView()) { _ in
      let controller = UIViewController()
      let inner = UIView()
      controller.view.addSubview(inner)
      controller.traitOverrides.legibilityWeight = .bold
      let environments: [any UITraitEnvironment] = [controller, controller.view, inner]
      #expect(environments.map(\.traitCollection.legibilityWeight) == [.bold, .bold, .bold])
      #expect(UIScreen.main.traitCollection.legibilityWeight == .regular)
    }
  }

  @Test("Traits are changed together, and what is not said stays unspecified")
  func mutations() {
    func makeLarge(_ traits: inout any UIMutableTraits) {
      traits.horizontalSizeClass = .regular
      traits.accessibilityContrast = .high
    }
    let traits = UITraitCollection(mutations: makeLarge)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.accessibilityContrast == .high)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test("What lies at the right is at the leading side where reading starts there")
  func directions() async throws {
    try await hosting(UIView()) { _ in
      let cases: [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)] = [
        (.unspecified, .leftToRight), (.forceRightToLeft, .rightToLeft), (.forceLeftToRight, .leftToRight),
      ]
      for (attribute, direction) in cases {
        let view = UIView()
        view.semanticContentAttribute = attribute
        #expect(view.effectiveUserInterfaceLayoutDirection == direction)
      }
    }
  }

  @Test("Colours depend on the style, the contrast, the level and the kind of device, and on no other trait")
  func colorTraits() async throws {
    try await hosting(UIView()) { _ in
      let traits: [any UITraitDefinition.Type] = UITraitCollection.systemTraitsAffectingColorAppearance
      let names = Set(traits.map { "\($0)" })
      let expected: [any UITraitDefinition.Type] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
        UITraitUserInterfaceIdiom.self,
      ]
      #expect(names == Set(expected.map { "\($0)" }))
      #expect(UITraitCollection.current.userInterfaceLevel == UIUserInterfaceLevel.base)
    }
  }
}
