import EarshotTesting
import Testing

@testable import UIKit

@MainActor
@Suite("The status bar of pictures", .timeLimit(.minutes(10)))
struct StatusBarTests {
  private func bar(over controller: UIViewController) async throws -> (isLight: Bool, isHidden: Bool) {
    var found = (isLight: false, isHidden: false)
    try await hosting(controller) { _ in
      let window = try #require(controller.view.window)
      found = (window.hasLightStatusBar, window.hidesStatusBar)
    }
    return found
  }

  @Test("L8: a controller says how the bar looks and whether it is there, else its appearance does")
  func ownSay() async throws {
    #expect(try await bar(over: UIViewController()) == (false, false))
    #expect(try await bar(over: Night()) == (true, true))
    let dark = UIViewController()
    dark.overrideUserInterfaceStyle = .dark
    #expect(try await bar(over: dark) == (true, false))
  }

  @Test("L8: containers hand the say to the screen that is shown, and a bar of navigation keeps the look")
  func containers() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), Night()]
    #expect(try await bar(over: tabs) == (false, false))
    tabs.selectedIndex = 1
    #expect(try await bar(over: tabs) == (true, true))
    let navigation = UINavigationController(rootViewController: Night())
    #expect(try await bar(over: navigation) == (false, true))
    navigation.isNavigationBarHidden = true
    #expect(try await bar(over: navigation) == (true, true))
    let black = UINavigationController(rootViewController: UIViewController())
    black.navigationBar.barStyle = .black
    #expect(try await bar(over: black) == (true, false))
  }

  @Test("L8: what is presented over the whole screen decides, and a card does not", arguments: [true, false])
  func presented(isFull: Bool) async throws {
    let (below, night) = (UIViewController(), Night())
    night.modalPresentationStyle = isFull ? .fullScreen : .pageSheet
    try await hosting(below) { screen in
      below.present(night, animated: false)
      try await screen.advance(by: .seconds(1))
      let window = try #require(below.viewIfLoaded?.window ?? night.view.window)
      #expect(window.hasLightStatusBar == isFull && window.hidesStatusBar == isFull)
    }
  }
}

private final class Night: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
}
