/// Draws the overlays of a map beneath its named places; people do not meet it, and fingers go through.
final class MapOverlayPlane: UIView {
  /// An overlay, and what it lies above.
  struct Entry {
    let overlay: any MKOverlay
    let level: MKOverlayLevel
  }

  /// The overlays, the lowest first.
  var entries: [Entry] = [] {
    didSet {
      let kept = Set(entries.map { ObjectIdentifier($0.overlay) })
      renderers = renderers.filter { kept.contains($0.key) }
      setNeedsDisplay()
    }
  }

  private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Lies below everything on a map, and has its delegate make the renderers that are missing.
  ///
  /// - Returns: The renderers that were made.
  func settle(on map: MKMapView) -> [MKOverlayRenderer] {
    guard !entries.isEmpty else {
      if superview != nil { removeFromSuperview() }
      return []
    }
    if superview !== map { map.insertSubview(self, at: 0) }
    if frame != map.bounds { frame = map.bounds }
    setNeedsDisplay()
    let missing = entries.filter { renderers[ObjectIdentifier($0.overlay)] == nil }
    return missing.compactMap { renderer(for: $0.overlay, on: map) }
  }

  /// What draws an overlay; `nil` for one that is not on the map, and while nobody makes one.
  func renderer(for overlay: any MKOverlay, on map: MKMapView) -> MKOverlayRenderer? {
    guard entries.contains(where: { $0.overlay === overlay }) else { return nil }
    if let known = renderers[ObjectIdentifier(overlay)] { return known }
    guard let renderer = map.delegate?.mapView(map, rendererFor: overlay) else { return nil }
    renderer.plane = self
    renderers[ObjectIdentifier(overlay)] = renderer
    return renderer
  }

  override func draw(_ rect: CGRect) {
    guard let map = superview as? MKMapView, let context = UIGraphicsGetCurrentContext() else { return }
    let shown = map.visibleMapRect
    guard !shown.isEmpty else { return }
    let (x, y) = (bounds.width / CGFloat(shown.width), bounds.height / CGFloat(shown.height))
    let low = entries.filter { $0.level == .aboveRoads }
    for entry in low + entries.filter({ $0.level != .aboveRoads }) where entry.overlay.intersects(shown) {
      guard let renderer = renderers[ObjectIdentifier(entry.overlay)] else { continue }
      guard renderer.canDraw(shown, zoomScale: x) else { continue }
      let isPlain = renderer.alpha >= 1 && renderer.blendMode == .normal
      context.saveGState()
      if !isPlain {
        context.setAlpha(renderer.alpha)
        context.setBlendMode(renderer.blendMode)
        context.beginTransparencyLayer()
      }
      context.scaleBy(x: x, y: y)
      let corner = renderer.point(for: shown.origin)
      context.translateBy(x: -corner.x, y: -corner.y)
      renderer.draw(shown, zoomScale: x, in: context)
      if !isPlain { context.endTransparencyLayer() }
      context.restoreGState()
    }
  }
}
