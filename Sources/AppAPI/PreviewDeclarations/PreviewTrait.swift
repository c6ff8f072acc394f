import AccessibilityModel

/// Holds the kinds of traits that previews have.
public struct Preview {
  /// Traits of a preview that shows a view.
  public enum ViewTraits {}
}

/// In which size or position a preview shows its content.
public struct PreviewTrait<T>: Hashable, Sendable {
  /// What a trait changes of the screen.
  package enum Change: Hashable, Sendable {
    /// Nothing.
    case none
    /// The content takes the size it asks for.
    case fits
    /// The content is offered a size, in points.
    case fixed(Size)
    /// The screen lies on its side.
    case landscape
    /// The content is handed through a modifier.
    case modified(PreviewModification)
  }

  /// What the trait changes.
  package let change: Change

  /// Makes a trait of what it changes.
  package init(change: Change) {
    self.change = change
  }

  /// The whole screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait(change: .none) }
  /// The size that the content asks for.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(change: .fits) }
  /// The screen upright.
  public static var portrait: PreviewTrait { PreviewTrait(change: .none) }
  /// The screen upright, upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(change: .none) }
  /// The screen on its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(change: .landscape) }
  /// The screen on its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(change: .landscape) }

  /// A size of its own, in points.
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
    PreviewTrait(change: .fixed(Size(width: width, height: height)))
  }
}
