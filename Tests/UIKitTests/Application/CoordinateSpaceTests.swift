import EarshotTesting
import Testing
import UIKit

/// A stack of an app's own that can be made without arguments, as one that overrides both of its superclass' ways.
private final class Row: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  required init(coder: NSCoder) { fatalError("no archive") }
}

/// Begins as apps without storyboards do: with a window as large as the scene's coordinates say.
private final class Scene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(frame: scene.coordinateSpace.bounds)
    window.windowScene = scene
    let controller = UIViewController()
    controller.title = "Dogs"
    controller.navigationItem.searchController = UISearchController()
    let row = Row()
    row.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
    let label = UILabel()
    label.text = "Bailey"
    row.addArrangedSubview(label)
    controller.view.addSubview(row)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    self.window = window
  }
}

private final class Delegate: UIResponder, UIApplicationDelegate {}

@MainActor
@Suite("Apps without storyboards", .timeLimit(.minutes(10)))
struct CoordinateSpaceTests {
  @Test("A window takes its size from the coordinates of its scene, and what lies in it is heard")
  func scene() async throws {
    try await hosting(app: Delegate(), scene: Scene()) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Dogs, heading", "Search, search field. Double tap to edit.", "Bailey"])
    }
  }

  @Test("Places are told in the coordinates of views and of the screen")
  func converting() async throws {
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    outer.addSubview(inner)
    try await hosting(outer) { _ in
      let screen = UIScreen.main.coordinateSpace
      let origin = inner.convert(CGPoint.zero, to: screen)
      #expect(origin == inner.convert(CGPoint.zero, to: nil as UIView?))
      #expect(screen.convert(origin, to: inner) == .zero)
      #expect(inner.convert(inner.bounds, to: outer as any UICoordinateSpace) == inner.frame)
      #expect(outer.convert(inner.frame, from: screen).origin.y == 20 - origin.y + 20)
    }
  }
}
