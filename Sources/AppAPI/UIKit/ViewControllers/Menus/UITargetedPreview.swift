import Foundation

/// How a view is cut out of the screen while it is lifted.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
  /// Makes the usual cut.
  public override init() {
    super.init()
  }

  /// The outline along which it is cut; its edge where there is none.
  open var visiblePath: UIBezierPath?
  /// The outline of its shadow.
  open var shadowPath: UIBezierPath?
  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Colour behind it.
  open var backgroundColor: UIColor! = .systemBackground
}

/// A view that is lifted while something is done with it; nothing is lifted here.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
  /// What is lifted.
  public let view: UIView
  /// How it is cut out of the screen.
  public let parameters: UIPreviewParameters

  /// Makes a view that is lifted.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}
