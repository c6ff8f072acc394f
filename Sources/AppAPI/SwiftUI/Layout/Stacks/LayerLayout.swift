/// Sizes and places of items in front of one another.
@MainActor
struct LayerLayout {
  var alignment: Alignment
  var isMirrored: Bool

  private struct LayerSize {
    var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var size: CGSize { CGSize(width: left + right, height: top + bottom) }
  }

  private func layerSize(_ items: [LayoutItem], _ proposal: ProposedViewSize) -> LayerSize {
    var layerSize = LayerSize()
    for item in items {
      let dimensions = item.dimensions(proposal)
      let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
      layerSize.left = max(layerSize.left, x)
      layerSize.right = max(layerSize.right, dimensions.width - x)
      layerSize.top = max(layerSize.top, y)
      layerSize.bottom = max(layerSize.bottom, dimensions.height - y)
    }
    return layerSize
  }

  /// The size that holds every item lined up.
  func size(_ items: [LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
    layerSize(items, proposal).size
  }

  /// Puts the items in their places within `bounds`.
  func place(_ items: [LayoutItem], in bounds: CGRect, _ proposal: ProposedViewSize) {
    let layerSize = layerSize(items, proposal)
    for item in items {
      let dimensions = item.dimensions(proposal)
      var x = layerSize.left - dimensions[alignment.horizontal]
      let y = layerSize.top - dimensions[alignment.vertical]
      if isMirrored { x = bounds.width - x - dimensions.width }
      item.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal)
    }
  }

  /// Where an alignment line of the items lies, if one of them sets it.
  func explicitGuide(
    _ id: AlignmentKey, _ items: [LayoutItem], _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let layerSize = layerSize(items, proposal)
    var values: [CGFloat] = []
    for item in items {
      let dimensions = item.dimensions(proposal)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      guard let own = item.guide(id, in: size, proposal) else { continue }
      let offset =
        id.axis == .horizontal
        ? layerSize.left - dimensions[alignment.horizontal] : layerSize.top - dimensions[alignment.vertical]
      values.append(own + offset)
    }
    return id.merged(values)
  }
}
