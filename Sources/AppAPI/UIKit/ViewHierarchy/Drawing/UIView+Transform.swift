import Foundation

extension UIView {
  /// The rectangle around the view with its transform, which leaves the middle where it is.
  func transformedFrame(_ transform: CGAffineTransform) -> CGRect {
    let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return around.applying(transform).offsetBy(dx: middle.x, dy: middle.y)
  }

  /// Takes the size whose transformed rectangle is the wanted one, as far as there is such a size.
  func setTransformedFrame(_ frame: CGRect, _ transform: CGAffineTransform) {
    let shift = CGPoint(x: transform.tx, y: transform.ty)
    let linear = CGAffineTransform(
      a: transform.a.magnitude, b: transform.b.magnitude, c: transform.c.magnitude, d: transform.d.magnitude,
      tx: 0, ty: 0)
    let wanted = frame.size.applying(linear.inverted())
    let isSensible =
      wanted.width.isFinite && wanted.height.isFinite && wanted.width >= 0 && wanted.height >= 0
    let extent = isSensible ? wanted : size
    let middle = CGPoint(x: frame.midX - shift.x, y: frame.midY - shift.y)
    setGeometry(
      origin: CGPoint(x: middle.x - extent.width / 2, y: middle.y - extent.height / 2), size: extent)
  }

  func setTransform(_ transform: CGAffineTransform) {
    guard transform.isSensible else { return report(.senselessFrame(of: self)) }
    guard transform != self.transform else { return }
    ensuredDrawing.transform = transform.isIdentity ? nil : transform
    DescriptionPass.somethingMoved()
    // Everything inside has another place on the screen.
    notifyDescendants { $0.descriptionCache = nil }
    setNeedsDescription()
  }

  /// What turns points of its own coordinates into points on the screen.
  ///
  /// During a look it is found once for each view, from that of the view around it.
  var placeOnScreen: CGAffineTransform {
    guard let pass = DescriptionPass.current else { return walkedPlace }
    if let knownPlace, knownPlace.pass == pass { return knownPlace.place }
    let place: CGAffineTransform
    if let outer = parent?.knownPlace, outer.pass == pass {
      place = stepOutwards.concatenating(outer.place)
    } else {
      place = walkedPlace
    }
    knownPlace = (pass, place)
    return place
  }

  /// The same, by a walk to the outermost view.
  private var walkedPlace: CGAffineTransform {
    var place = stepOutwards
    var view = parent
    while let current = view {
      place = place.concatenating(current.stepOutwards)
      view = current.parent
    }
    return place
  }

  /// What turns points of its own coordinates into those of the superview.
  private var stepOutwards: CGAffineTransform {
    guard let transform = drawing?.transform else {
      return CGAffineTransform(translationX: origin.x - boundsOrigin.x, y: origin.y - boundsOrigin.y)
    }
    let (halfWidth, halfHeight) = (size.width / 2, size.height / 2)
    return CGAffineTransform(translationX: -boundsOrigin.x - halfWidth, y: -boundsOrigin.y - halfHeight)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: origin.x + halfWidth, y: origin.y + halfHeight))
  }
}

extension UIView {
  /// Turns a point of its own coordinates into one of another view's, or of the screen where there is none.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(path(to: view))
  }

  /// Turns a point of another view's coordinates, or of the screen where there is none, into one of its own.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(path(from: view))
  }

  /// Turns a rectangle of its own coordinates into one of another view's, or of the screen.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.moved(by: path(to: view))
  }

  /// Turns a rectangle of another view's coordinates, or of the screen, into one of its own.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.moved(by: path(from: view))
  }

  private func path(to view: UIView?) -> CGAffineTransform {
    guard let view else { return placeOnScreen }
    return placeOnScreen.followed(backBy: view.placeOnScreen)
  }

  private func path(from view: UIView?) -> CGAffineTransform {
    (view?.placeOnScreen ?? .identity).followed(backBy: placeOnScreen)
  }

  /// True where something that clips, other than what scrolls, leaves nothing of the view to be seen.
  ///
  /// - Source: Behaviour 1.10.3 G3
  var isClippedAway: Bool {
    var view = parent
    while let current = view {
      if current.clipsToBounds, !(current is UIScrollView) {
        let here = current.convert(bounds, from: self)
        if here.maxX <= current.bounds.minX || here.minX >= current.bounds.maxX
          || here.maxY <= current.bounds.minY || here.minY >= current.bounds.maxY
        {
          return true
        }
      }
      view = current.parent
    }
    return false
  }
}

extension CGAffineTransform {
  /// True where it shifts and does nothing else.
  var movesAlone: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// This one, then the way back through another one.
  fileprivate func followed(backBy other: CGAffineTransform) -> CGAffineTransform {
    guard movesAlone, other.movesAlone else { return concatenating(other.inverted()) }
    return CGAffineTransform(translationX: tx - other.tx, y: ty - other.ty)
  }
}

extension CGRect {
  fileprivate func moved(by transform: CGAffineTransform) -> CGRect {
    guard transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 else {
      return applying(transform)
    }
    return CGRect(
      x: origin.x + transform.tx, y: origin.y + transform.ty, width: size.width, height: size.height)
  }
}
