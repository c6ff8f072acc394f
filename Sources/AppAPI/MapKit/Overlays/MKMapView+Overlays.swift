extension MKMapView {
  /// All that lies flat on the map, the lowest first.
  public var overlays: [any MKOverlay] { overlayPlane.entries.map(\.overlay) }

  /// What lies flat on the map above streets, or above their names too.
  public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
    overlayPlane.entries.filter { $0.level == level }.map(\.overlay)
  }

  /// Lays something on the map, above all else that lies there.
  public func addOverlay(_ overlay: any MKOverlay) { addOverlays([overlay]) }

  /// Lays something on the map, above all else of its level.
  public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) {
    addOverlays([overlay], level: level)
  }

  /// Lays things on the map, each above those before it.
  public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }

  /// Lays things on the map, each above those of its level.
  public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
    for overlay in overlays { insert(overlay, at: overlayPlane.entries.count, level) }
  }

  /// Lays something on the map, above so many others.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
    insert(overlay, at: index, .aboveLabels)
  }

  /// Lays something on the map, above so many others of its level.
  public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    let others = overlays(in: level)
    guard others.indices.contains(index) else { return addOverlay(overlay, level: level) }
    insert(overlay, at: place(of: others[index]) ?? overlayPlane.entries.count, level)
  }

  /// Lays something on the map right above another overlay, on the same level.
  public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    guard let index = place(of: sibling) else { return addOverlay(overlay) }
    insert(overlay, at: index + 1, overlayPlane.entries[index].level)
  }

  /// Lays something on the map right below another overlay, on the same level.
  public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    guard let index = place(of: sibling) else { return addOverlay(overlay) }
    insert(overlay, at: index, overlayPlane.entries[index].level)
  }

  /// Has two overlays change places; does nothing where one is not on the map.
  public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let first = place(of: overlay1), let second = place(of: overlay2) else { return }
    overlayPlane.entries.swapAt(first, second)
  }

  /// Takes something that lies flat on the map away.
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  /// Takes things that lie flat on the map away.
  public func removeOverlays(_ overlays: [any MKOverlay]) {
    overlayPlane.entries.removeAll { own in overlays.contains { $0 === own.overlay } }
    setNeedsLayout()
  }

  /// What draws an overlay of the map, which the delegate is asked for once; `nil` for one that is not there.
  public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
    overlayPlane.renderer(for: overlay, on: self)
  }

  private func place(of overlay: any MKOverlay) -> Int? {
    overlayPlane.entries.firstIndex { $0.overlay === overlay }
  }

  private func insert(_ overlay: any MKOverlay, at index: Int, _ level: MKOverlayLevel) {
    guard place(of: overlay) == nil else { return }
    let index = min(max(index, 0), overlayPlane.entries.count)
    overlayPlane.entries.insert(MapOverlayPlane.Entry(overlay: overlay, level: level), at: index)
    setNeedsLayout()
  }
}
