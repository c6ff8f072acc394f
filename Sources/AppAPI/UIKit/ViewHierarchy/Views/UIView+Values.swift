import Foundation

extension UIView {
  /// Stands for a direction in which content has no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Place of content that has another size than its view.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the view's size.
    case scaleToFill = 0
    /// As large as fits whole.
    case scaleAspectFit = 1
    /// As large as covers the view.
    case scaleAspectFill = 2
    /// Made anew for each size.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// At the top edge.
    case top = 5
    /// At the bottom edge.
    case bottom = 6
    /// At the left edge.
    case left = 7
    /// At the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }

  /// What about a view gives way when its superview changes its size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Distance from the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// Width of the view.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// Distance from the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// Distance from the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// Height of the view.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// Distance from the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// Whether a view runs as the language does, or always one way.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the language does.
  case unspecified = 0
  /// Left to right, as controls of a player do.
  case playback = 1
  /// Left to right, as directions in space do.
  case spatial = 2
  /// Left to right in every language.
  case forceLeftToRight = 3
  /// Right to left in every language.
  case forceRightToLeft = 4
}

extension UIView {
  /// The direction in which the view runs.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Takes in that what lies in the view is laid out and read another way.
  func directionDidChange() {
    layoutRoot.layoutState?.engine = nil
    constraintsDidChange()
    var waiting = [self]
    while let view = waiting.popLast() {
      view.descriptionCache?.isStale = true
      view.contentsCache = nil
      waiting += view.subviews
    }
    setNeedsDescription()
  }

  /// True where a person could see it, as far as it depends on the view itself.
  ///
  /// - Source: Behaviour 1.10.3 G3
  var isShown: Bool { !isHidden && alpha >= 0.01 }
}
