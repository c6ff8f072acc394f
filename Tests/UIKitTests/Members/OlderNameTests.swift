import AppHost
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Names that apps have used for long", .timeLimit(.minutes(10)))
struct OlderNameTests {
  @MainActor
  private final class Witness: NSObject {
    var count = 0
    func pressed() { count += 1 }
  }

  @Test("A system button of a picture is as large as it and does what it is made for")
  func button() async throws {
    let star = try #require(UIImage(systemName: "star"))
    let witness = Witness()
    let button = UIButton.systemButton(with: star, target: witness, action: Selector(Witness.pressed))
    #expect(button.buttonType == .system && button.image(for: .normal) == star)
    #expect(button.bounds.width >= star.size.width && button.bounds.height >= star.size.height)
    button.accessibilityLabel = "Favorite"
    button.frame.origin = CGPoint(x: 100, y: 200)
    let controller = UIViewController()
    controller.view.addSubview(button)
    try await hosting(controller) { screen in
      try await screen.activate("Favorite")
      #expect(witness.count == 1)
    }
    #expect(UIButton.systemButton(with: star, target: nil, action: nil).allTargets.isEmpty)
  }

  @Test("Families have the fonts of their name, and unknown ones none")
  func families() {
    for family in UIFont.familyNames { #expect(!UIFont.fontNames(forFamilyName: family).isEmpty) }
    #expect(UIFont.fontNames(forFamilyName: "Dogs of Barking") == [])
  }

  @Test("A picture of several keeps them and their time, and is seen as the first one")
  func animated() throws {
    let frames = try ["bailey", "rex"].map { try #require(UIImage(named: $0)) }
    let image = try #require(UIImage.animatedImage(with: frames, duration: 2))
    #expect(image.images == frames && image.duration == 2 && image.size == frames[0].size)
    #expect(image.source == frames[0].source && image != frames[0])
    #expect(frames[0].images == nil && frames[0].duration == 0)
    #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
    #expect(UIImage.animatedImageNamed("walk", duration: 2) != nil)
  }

  @Test("Where changes are not shown gradually no time passes before their end, until they are again")
  func animations() async throws {
    var log: [String] = []
    func change() {
      UIView.animate(withDuration: 5) {
        log.append("\(UIView.inheritedAnimationDuration)")
      } completion: { _ in
        log.append("end")
      }
    }
    try await hosting(UIView()) { screen in
      RunningApp.current.withApp {
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        change()
      }
      try await screen.advance(by: .zero)
      #expect(log == ["0.0", "end"])
      RunningApp.current.withApp {
        UIView.setAnimationsEnabled(true)
        change()
      }
      try await screen.advance(by: .seconds(4))
      #expect(log == ["0.0", "end", "5.0"])
      try await screen.advance(by: .seconds(1))
      #expect(log.last == "end" && log.count == 4)
    }
  }

  @Test("Changes that repeat are made once")
  func repeating() {
    var count = 0
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { count += 1 }
    #expect(count == 1)
  }

  private final class Above: NSObject, UISearchBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test("A search bar is where its delegate says, other bars where they always are")
  func bars() {
    let bars: [any UIBarPositioning] = [UINavigationBar(), UIToolbar(), UISearchBar()]
    #expect(bars.map { $0.barPosition } == [.top, .bottom, .any])
    let (search, above) = (UISearchBar(), Above())
    let delegate: any UIBarPositioningDelegate = above
    search.delegate = above
    #expect(search.barPosition == .topAttached && delegate.position(for: search) == .topAttached)
  }

  private final class Guided: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      label.text = "Bailey"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      let (top, bottom): (any UILayoutSupport, any UILayoutSupport) = (topLayoutGuide, bottomLayoutGuide)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: top.bottomAnchor),
        label.bottomAnchor.constraint(equalTo: bottom.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
    }
  }

  @Test("The older guides end at the bars, and are as long as these")
  func guides() async throws {
    let guided = Guided()
    try await hosting(UINavigationController(rootViewController: guided)) { screen in
      let insets = guided.view.safeAreaInsets
      #expect(insets.top > 44 && guided.topLayoutGuide.length == insets.top)
      #expect(guided.bottomLayoutGuide.length == insets.bottom)
      #expect(guided.label.frame.minY == insets.top)
      #expect(guided.label.frame.maxY == guided.view.bounds.height - insets.bottom)
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } == ["Bailey"])
    }
  }
}
