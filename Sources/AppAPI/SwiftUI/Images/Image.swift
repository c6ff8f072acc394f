import AccessibilityModel
import AppHost
import UIKit

/// A picture; its name is heard unless it is decorative.
///
///     Image(systemName: "square.and.arrow.up")   // heard: "Share, image"
/// - Source: Behaviour 3.4
public struct Image: Equatable, Sendable {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let source: PictureSource
  let label: Text?
  let isDecorative: Bool
  var isResizable = false
  /// True where it is repeated in space that is larger than itself.
  var isTiled = false
  /// Whether it is drawn as a shape in the colour of text; `nil` where its kind decides.
  var isTemplate: Bool?

  private init(_ source: PictureSource, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// True for the same picture in the same form, wherever the code has it.
  public static func == (left: Image, right: Image) -> Bool {
    left.source == right.source && left.label == right.label && left.isDecorative == right.isDecorative
      && left.isResizable == right.isResizable && left.isTiled == right.isTiled
      && left.isTemplate == right.isTemplate
  }

  /// A picture of the app's catalog; its name is heard.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle))
  }

  /// A picture of the app's catalog that is heard under a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, bundle), label: label)
  }

  /// A picture of the app's catalog of which nothing is heard.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle), isDecorative: true)
  }

  /// A symbol of the app's own that shows a value by its strokes; its name is heard.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle))
  }

  /// A symbol of the app's own that shows a value by its strokes and is heard under a label.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name, bundle), label: label)
  }

  /// A symbol of the app's own that shows a value by its strokes, of which nothing is heard.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name, bundle), isDecorative: true)
  }

  /// A picture of the app's catalog by its generated name.
  public init(_ resource: ImageResource) {
    self.init(.asset(resource.name, bundlePath: resource.bundlePath))
  }

  /// A picture of the app's catalog by its generated name, heard under a label.
  public init(_ resource: ImageResource, label: Text) {
    self.init(.asset(resource.name, bundlePath: resource.bundlePath), label: label)
  }

  /// A picture of the app's catalog by its generated name, of which nothing is heard.
  public init(decorative resource: ImageResource) {
    self.init(.asset(resource.name, bundlePath: resource.bundlePath), isDecorative: true)
  }

  /// A symbol of the system.
  public init(systemName: String) {
    self.init(.symbol(systemName))
  }

  /// A symbol of the system that shows a value by its strokes; the value is not heard.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName))
  }

  /// A picture of the UIKit kind.
  public init(uiImage: UIImage) {
    self.init(.image(uiImage))
  }

  /// A picture of the Core Graphics kind, with so many pixels for each point; the label is heard.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.image(UIImage(cgImage: cgImage, scale: scale, orientation: .up)), label: label)
  }

  /// A picture of the Core Graphics kind that is not heard.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.image(UIImage(cgImage: cgImage, scale: scale, orientation: .up)), isDecorative: true)
  }
}

extension Image {
  /// How a picture lies, before it is put upright.
  public enum Orientation: CaseIterable, Hashable, Sendable {
    /// Upright.
    case up
    /// Upright, mirrored.
    case upMirrored
    /// Upside down.
    case down
    /// Upside down, mirrored.
    case downMirrored
    /// A quarter to the left.
    case left
    /// A quarter to the left, mirrored.
    case leftMirrored
    /// A quarter to the right.
    case right
    /// A quarter to the right, mirrored.
    case rightMirrored
  }
}

extension PictureSource {
  fileprivate static func asset(_ name: String, _ bundle: Bundle?) -> Self {
    .asset(name, bundlePath: LocalizedKey(name, bundle: bundle).bundlePath)
  }
}
