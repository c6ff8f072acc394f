import Foundation

extension CALayer {
  /// The layers that were put into it, from the rearmost to the one in front.
  public var sublayers: [CALayer]? {
    get { layers.isEmpty ? nil : layers.map(\.layer) }
    set {
      for (layer, _) in layers { layer.outer = nil }
      layers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer it lies in: that into which it was put, or that of its view's superview.
  public var superlayer: CALayer? { outer ?? view?.outerLayer }

  /// Puts a layer in front of everything that is in this one now.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: layers.count, subviewsBehind: view?.innerCount ?? 0)
  }

  /// Puts a layer in front of so many of those that are in this one, views counted first.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    let index = Int(idx)
    insert(
      layer, at: min(index, layers.count), subviewsBehind: min(index, view?.innerCount ?? 0))
  }

  /// Puts a layer behind another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Puts a layer in front of another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Takes it out of the layer it lies in.
  public func removeFromSuperlayer() {
    outer?.layers.removeAll { $0.layer === self }
    outer = nil
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    if let index = layers.firstIndex(where: { $0.layer === sibling }) {
      return insert(layer, at: index + offset, subviewsBehind: layers[index].subviewsBehind)
    }
    let place = view?.innerIndex(of: sibling)
    insert(
      layer, at: layers.count, subviewsBehind: place.map { $0 + offset } ?? view?.innerCount ?? 0)
  }

  private func insert(_ layer: CALayer, at index: Int, subviewsBehind: Int) {
    guard layer !== self else { return }
    layer.removeFromSuperlayer()
    layer.outer = self
    layers.insert((layer, subviewsBehind), at: min(index, layers.count))
  }
}
