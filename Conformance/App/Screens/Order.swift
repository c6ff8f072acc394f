import SwiftUI
import UIKit

/// In which order elements are met, and which of them.
extension KitScreen {
  static let order: [KitScreen] = [
    KitScreen("order-row-threshold") { [Places([("Right", 200, 0), ("Left", 0, 10)])] },
    KitScreen("order-row-overlap") {
      ZStack {
        Text("Right").frame(width: 100, height: 40).position(x: 250, y: 100)
        Text("Left").frame(width: 100, height: 40).position(x: 100, y: 115)
      }
    },
    KitScreen("order-layers") {
      ZStack(alignment: .top) {
        Text("Behind").padding(.top, 200)
        Text("In front")
      }
    },
    KitScreen("screen-beside") { [Places([("Here", 0, 0), ("Beside", 900, 0)])] },
  ]
}

/// Labels at places of their own.
private final class Places: UIView {
  init(_ labels: [(text: String, x: CGFloat, y: CGFloat)], height: CGFloat = 20) {
    super.init(frame: .zero)
    for place in labels {
      let part = label(place.text)
      part.frame = CGRect(x: place.x, y: place.y, width: 100, height: height)
      addSubview(part)
    }
    widthAnchor.constraint(equalToConstant: 340).isActive = true
    heightAnchor.constraint(equalToConstant: 100).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
