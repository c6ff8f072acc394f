/// Draws an overlay that is an outline: fills it, and draws a line along it.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  private var outline: CGPath?
  private var isCreating = false

  /// Draws a line without points.
  public nonisolated override init() { super.init() }
  /// Draws an overlay.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// The colour inside; nothing is filled without one.
  open var fillColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The colour of the line; none is drawn without one.
  open var strokeColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// How wide the line is, in points of the screen; 0 for one point.
  open var lineWidth: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// How lines meet.
  open var lineJoin = CGLineJoin.round {
    didSet { setNeedsDisplay() }
  }
  /// How the line ends.
  open var lineCap = CGLineCap.round {
    didSet { setNeedsDisplay() }
  }
  /// Up to how many times its width a corner of the line may reach.
  open var miterLimit: CGFloat = 10 {
    didSet { setNeedsDisplay() }
  }
  /// Where in the lengths that are drawn and left out the line begins, in points of the screen.
  open var lineDashPhase: CGFloat = 0 {
    didSet { setNeedsDisplay() }
  }
  /// Lengths that are drawn and left out by turns, in points of the screen; `nil` for a line without gaps.
  open var lineDashPattern: [NSNumber]? {
    didSet { setNeedsDisplay() }
  }

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The outline, which `createPath` makes once it is asked for.
  open var path: CGPath! {
    get {
      if outline == nil, !isCreating {
        isCreating = true
        createPath()
        isCreating = false
      }
      return outline
    }
    set {
      outline = newValue
      setNeedsDisplay()
    }
  }

  /// Makes the outline; a subclass overrides it and sets `path`.
  open func createPath() {}

  /// Drops the outline, so that it is made anew.
  open func invalidatePath() {
    outline = nil
    setNeedsDisplay()
  }

  /// Fills the outline and draws the line along it, in the colours there are.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path = path as CGPath?, !path.isEmpty else { return }
    if fillColor != nil {
      context.saveGState()
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
      context.restoreGState()
    }
    if strokeColor != nil {
      context.saveGState()
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
      context.restoreGState()
    }
  }

  /// Gives a context the colour and the line that are set.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    let scale = zoomScale > 0 ? zoomScale : 1
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth((lineWidth > 0 ? lineWidth : 1) / scale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    let lengths = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) / scale }
    context.setLineDash(phase: lineDashPhase / scale, lengths: lengths)
  }

  /// Gives a context the colour that is set for the inside.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  /// Draws a line along an outline, equally wide in both directions whatever the shape of the map.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.saveGState()
    let aspect = context.ctm.a / context.ctm.d
    if aspect.isFinite, aspect > 0 { context.scaleBy(x: 1, y: aspect) }
    context.strokePath()
    context.restoreGState()
  }

  /// Fills an outline where an odd number of lines surrounds a place.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// The outline along points, each after the other.
  func lines(along points: [MKMapPoint], isClosed: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addLines(between: points.map { point(for: $0) })
    if isClosed, !points.isEmpty { path.closeSubpath() }
    return path
  }
}
