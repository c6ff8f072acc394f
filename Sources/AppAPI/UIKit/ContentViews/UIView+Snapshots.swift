import Foundation

extension UIView {
  /// A view that looks as this one does now; nothing in it can be met.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that looks as a part of this one does now; nothing in it can be met.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let renderer = UIGraphicsImageRenderer(size: rect.size)
    let picture = renderer.image { _ in
      drawHierarchy(
        in: CGRect(origin: CGPoint(x: -rect.minX, y: -rect.minY), size: bounds.size),
        afterScreenUpdates: afterUpdates)
    }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    let shown = UIImageView(image: picture)
    shown.frame = view.bounds
    view.addSubview(shown)
    view.accessibilityElementsHidden = true
    return view
  }
}
