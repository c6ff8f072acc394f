import AccessibilityModel
import AppHost
import EarshotTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("One window and one responder chain for SwiftUI and UIKit", .timeLimit(.minutes(10)))
struct ResponderChainTests {
  private struct Asking: View {
    var body: some View {
      Button("Ask") {
        let alert = UIAlertController(title: "Adopt Bailey?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Adopt", style: .default))
        UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: false)
      }
    }
  }

  @Test("A SwiftUI app has a key window in an active scene, and presents UIKit's alerts from it")
  func window() async throws {
    try await hosting(Asking()) { screen in
      #expect(UIApplication.shared.connectedScenes.map(\.activationState) == [.foregroundActive])
      screen.ask(.activate(try screen.element(named: "Ask").id))
      #expect(screen.tree.stops.compactMap { screen.tree[$0]?.label?.string } == ["Adopt Bailey?", "Adopt"])
    }
  }

  private struct Name: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "Bailey"
      return label
    }
    func updateUIView(_ label: UILabel, context: Context) {}
  }

  @Test("1.9: an escape in a UIKit view meets the SwiftUI views around it before UIKit's around them")
  func escape() async throws {
    let escapes = Noted(0)
    let page = Name().accessibilityAction(.escape) { escapes.value += 1 }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIHostingController(rootView: page), animated: false)
    try await hosting(navigation) { screen in
      let name = try screen.element(named: "Bailey").id
      #expect(screen.ask(.escape(name)) == .handled(by: name))
      #expect(escapes.value == 1)
      #expect(navigation.viewControllers.count == 2)
    }
  }

  private struct Watching: View {
    @AccessibilityFocusState private var isHere: Bool
    var body: some View { Text(isHere ? "Here" : "Away").accessibilityFocused($isHere) }
  }

  @Test("A hosted view hears that the cursor has gone to a view outside of it")
  func leaving() async throws {
    let controller = UIViewController()
    let hosted = UIHostingController(rootView: Watching())
    let label = UILabel(frame: CGRect(x: 20, y: 60, width: 300, height: 30))
    label.text = "Outside"
    controller.view.addSubview(label)
    controller.addChild(hosted)
    hosted.view.frame = CGRect(x: 0, y: 100, width: 393, height: 400)
    controller.view.addSubview(hosted.view)
    try await hosting(controller) { screen in
      let outside = try screen.element(named: "Outside").id
      screen.ask(.focus(outside))
      screen.ask(.focus(try screen.element(named: "Away").id))
      #expect(screen.names == ["Outside", "Here"])
      screen.ask(.focus(outside))
      #expect(screen.names == ["Outside", "Away"])
    }
  }
}
