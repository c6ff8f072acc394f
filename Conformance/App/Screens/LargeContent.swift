import SwiftUI
import UIKit

/// What is shown large while a finger is held, and what grows with the text size.
extension KitScreen {
  static let largeContent: [KitScreen] = [
    KitScreen("large-duration") { Held() },
    KitScreen("large-leaving") { Held() },
    KitScreen("large-panel") { Held() },
    KitScreen("image-growth") { [GrowingImage()] },
    KitScreen("large-title-growth") { TitleHeight() },
  ]
}

/// A text in the middle that shows itself large.
private struct Held: View {
  var body: some View {
    Text("Favorites").frame(width: 200, height: 100).accessibilityShowsLargeContentViewer()
  }
}

/// A picture that grows with the text size, and says how high it is.
private final class GrowingImage: UIImageView {
  init() {
    super.init(frame: .zero)
    image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    adjustsImageSizeForAccessibilityContentSizeCategory = true
    isAccessibilityElement = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessibilityLabel = "\(Int(bounds.height.rounded())) points high"
  }
}

/// A screen that says how far below its bar with a large title its content begins.
private struct TitleHeight: View {
  @State private var top = 0.0

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(Int(top.rounded())) points below")
        Spacer()
      }
      .background {
        GeometryReader { place in
          Color.clear.onAppear { top = place.frame(in: .global).minY }
        }
      }
      .navigationTitle("Dogs of the neighbourhood")
    }
  }
}
