import AccessibilityModel
import AppHost
import Foundation

extension UIView {
  /// The innermost view at a point of its own coordinates that is to be shown large, the one in front first.
  ///
  /// - Source: Behaviour 6.1 LC5
  func largeContentItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard isShown, self.point(inside: point, with: nil) else { return nil }
    for child in children.reversed() {
      if let found = child.largeContentItem(at: child.convert(point, from: self)) { return found }
    }
    guard showsLargeContentViewer else { return nil }
    let segments = (self as? UISegmentedControl)?.segments ?? []
    return segments.isEmpty ? self : segments.first { $0.place.contains(point) }
  }
}

extension UILargeContentViewerItem {
  /// What is shown of it, and how.
  var largeContent: LargeContent {
    let image = largeContentImage
    let item = LargeContentItem(
      title: largeContentTitle, image: image.map(\.largeContentName), scalesImage: scalesLargeContentImage)
    var content = LargeContent(item)
    if let image {
      RunningApp.current[LargePictures.self].note(image)
      content.imageSize = Size(width: Double(image.size.width), height: Double(image.size.height))
      content.isVector = image.keepsOutlines
      if item.scalesImage, content.isVector == false {
        report(.blurredLargeContent(image.largeContentName, title: largeContentTitle))
      }
    }
    let insets = largeContentImageInsets
    content.insets = .init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
    if let object = self as? NSObject {
      let frame = object.accessibilityFrame
      if frame.isFinite { content.frame = Rect(frame) }
    }
    return content
  }

  /// Does what a tap on it does, where it is a control that can be used.
  ///
  /// - Source: Behaviour 6.1 LC4
  func useAsLargeContent() {
    if let segment = self as? Segment { return segment.use() }
    guard let control = self as? UIControl, control.isEnabled else { return }
    control.tapped(with: nil)
  }
}

extension UIImage {
  /// What the app calls the picture.
  @MainActor
  package var largeContentName: String {
    if case .system(let name) = source { return name }
    return fileName ?? accessibilityLabel ?? "image"
  }

  /// True where it is drawn from outlines and stays sharp in any size; `nil` where its file is not at hand.
  package var keepsOutlines: Bool? {
    switch source {
    case .system: true
    case .named(let name): RunningApp.settings.resources.image(name)?.keepsOutlines
    case .empty: nil
    }
  }
}

extension Diagnostic {
  /// A picture made of dots is made much larger than it is.
  ///
  /// - Source: Behaviour 6.1 LC6
  package static func blurredLargeContent(_ image: String, title: String?) -> Diagnostic {
    let place = title.map { " of \"\($0)\"" } ?? ""
    return Diagnostic(
      "The image \"\(image)\"\(place) is made of dots and looks blurred where it is shown large. Give it as PDF or "
        + "SVG and preserve its vector data, or give a larger one: largeContentSizeImage, largeContentImage.")
  }
}
