import Foundation

// A segment answers for itself; its control says whether it is shown.
extension Segment: UILargeContentViewerItem {
  var showsLargeContentViewer: Bool { control?.showsLargeContentViewer ?? false }
  var largeContentTitle: String? { words ?? picture?.accessibilityLabel }
  var largeContentImage: UIImage? { picture }
  var scalesLargeContentImage: Bool { control?.scalesLargeContentImage ?? false }
  var largeContentImageInsets: UIEdgeInsets { control?.largeContentImageInsets ?? .zero }

  private var picture: UIImage? {
    if case .picture(let image) = content { image } else { nil }
  }

  /// Does what a tap on it does.
  func use() { control?.use(self) }
}
