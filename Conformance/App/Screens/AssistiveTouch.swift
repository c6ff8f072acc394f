import SwiftUI
import UIKit

/// AssistiveTouch: its button, its menu and its gestures.
extension KitScreen {
  static let assistiveTouch: [KitScreen] = [
    KitScreen("touch-menu") { Text("Bailey") },
    KitScreen("touch-idle-opacity") { Text("Bailey") },
    KitScreen("touch-idle-delay") { Text("Bailey") },
    KitScreen("touch-double-tap-time") { Text("Bailey") },
    KitScreen("touch-long-press-time") { Text("Bailey") },
    KitScreen("touch-button-place") { Text("Bailey") },
    KitScreen("touch-snapping") { Text("Bailey") },
    KitScreen("touch-covering") { Covered() },
    KitScreen("touch-smaller-screen") { Touches() },
    KitScreen("touch-gesture-place") { Touches() },
    KitScreen("touch-fingers") { Touches() },
    KitScreen("touch-gesture-time") { Touches() },
    KitScreen("touch-scroll-interval", controller: { TallController() }),
    KitScreen("touch-corners") { Text("Bailey") },
  ]
}

/// A button where the floating button is on a new device.
private struct Covered: View {
  var body: some View {
    Button("Pay") {}.frame(width: 80, height: 60).frame(maxWidth: .infinity, alignment: .trailing)
  }
}

/// A view that tells where fingers touched it.
private struct Touches: UIViewRepresentable {
  func makeUIView(context: Context) -> TouchedView { TouchedView() }
  func updateUIView(_ view: TouchedView, context: Context) {}
}

private final class TouchedView: UIView {
  private var begun: TimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    isAccessibilityElement = true
    accessibilityLabel = "Untouched"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let places = (event?.allTouches ?? touches).map { $0.location(in: nil) }
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    begun = touches.first?.timestamp ?? 0
    let words = places.map { "\(Int($0.x.rounded()))/\(Int($0.y.rounded()))" }
    accessibilityLabel = "Touched at \(words.joined(separator: " "))"
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let time = (touches.first?.timestamp ?? 0) - begun
    accessibilityValue = "for \(Int((time * 10).rounded())) tenths of a second"
  }
}

/// A label that is much higher than the screen, and tells how far it was scrolled.
private final class TallController: UIViewController, UIScrollViewDelegate {
  private let tall = label("At the top")

  override func loadView() {
    let scrollView = UIScrollView()
    scrollView.delegate = self
    scrollView.contentSize = CGSize(width: 300, height: 20_000)
    tall.frame = CGRect(x: 0, y: 0, width: 300, height: 20_000)
    scrollView.addSubview(tall)
    view = scrollView
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    tall.text = "Scrolled by \(Int(scrollView.contentOffset.y.rounded())) points"
  }
}
