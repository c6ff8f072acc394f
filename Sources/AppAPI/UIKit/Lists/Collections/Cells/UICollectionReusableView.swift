import Foundation

/// A view of a collection that serves one place after another.
open class UICollectionReusableView: UIView {
  /// Name of the views that can stand in for each other; `nil` for one that was made by hand.
  public internal(set) var reuseIdentifier: String?
  /// What an interface file says happens to the item.
  var described = DescribedRow()

  /// Makes a view with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view as an interface file describes it; without size where none does.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Takes in that it is about to serve another place.
  open func prepareForReuse() {}

  /// Takes in where it will lie.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place it would best have within an offered one; as high as what is in it, by default.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = fittingSize(within: layoutAttributes.size)
    layoutAttributes.frame.size = CGSize(width: layoutAttributes.size.width, height: size.height)
    return layoutAttributes
  }

  /// The size that follows from what is in the view.
  func fittingSize(within size: CGSize) -> CGSize {
    let fitting = sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
    return fitting.height > 0 && fitting.height.isFinite ? fitting : size
  }
}

// A class that is registered is made through a static method that bears the name of an initialiser, as cells
// of tables are: an initialiser that is not `required` cannot be called on a metatype.
extension UICollectionReusableView {
  @_silgen_name("earshot_UICollectionReusableView_registered")
  convenience init(registeredAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  @_silgen_name("earshot_UICollectionReusableView_registered")
  static func make(registeredAs identifier: consuming String) -> UICollectionReusableView
}
