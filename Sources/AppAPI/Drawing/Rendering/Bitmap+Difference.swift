internal import CPango

extension Bitmap {
  /// Pixels of a picture, counted from its top left corner.
  package struct Area: Hashable, Sendable {
    /// Pixels to its left.
    package var x: Int
    /// Pixels above it.
    package var y: Int
    /// Pixels from side to side.
    package var width: Int
    /// Pixels from top to bottom.
    package var height: Int

    /// Makes an area.
    package init(x: Int, y: Int, width: Int, height: Int) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The smallest rectangle around every pixel that is another one in a picture of the same size.
  ///
  /// - Returns: The rectangle; `nil` where both pictures are the same. All of it where the sizes differ.
  /// - Complexity: O(n) in the number of pixels.
  package func area(differingFrom other: Bitmap) -> Area? {
    guard width == other.width, height == other.height else {
      return Area(x: 0, y: 0, width: width, height: height)
    }
    var edges: (left: Int32, top: Int32, right: Int32, bottom: Int32) = (0, 0, 0, 0)
    let differs = earshot_pixels_differ(
      pixels, other.pixels, Int32(width), Int32(height), &edges.left, &edges.top, &edges.right, &edges.bottom)
    guard differs else { return nil }
    return Area(
      x: Int(edges.left), y: Int(edges.top), width: Int(edges.right - edges.left),
      height: Int(edges.bottom - edges.top))
  }

  /// What lies in an area, which is cut to the picture.
  ///
  /// - Complexity: O(n) in the number of pixels of the area.
  package func cropped(to area: Area) -> Bitmap {
    let columns = max(area.x, 0)..<max(min(area.x + area.width, width), max(area.x, 0))
    let rows = max(area.y, 0)..<max(min(area.y + area.height, height), max(area.y, 0))
    var cut: [UInt32] = []
    cut.reserveCapacity(columns.count * rows.count)
    for row in rows {
      cut += pixels[row * width + columns.lowerBound..<row * width + columns.upperBound]
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: cut)
  }
}
