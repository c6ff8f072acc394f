package import AccessibilityModel

/// Turns what is drawn on a screen into pixels.
///
///     let renderer = PictureRenderer(size: Size(width: 390, height: 844), scale: 2, background: .white)
///     let bytes = renderer.bitmap(of: list).png()
///
/// It may be used from any thread; pictures are made one at a time.
package struct PictureRenderer: Hashable, Sendable {
  /// More pixels than this in one direction, or this many times it in all, are not made.
  static let longestSide = 16_384.0
  static let mostPixels = 80_000_000.0

  /// The size of the screen, in points.
  package let size: Size
  /// How many pixels a point is wide.
  package let scale: Double
  /// What lies behind everything.
  package let background: PaintColor

  /// Makes a renderer; where the picture would be too large for the machine, its scale is lowered.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points.
  ///   - scale: How many pixels a point is wide.
  ///   - background: What lies behind everything.
  package init(size: Size, scale: Double = 1, background: PaintColor = .white) {
    func sound(_ length: Double) -> Double { length.isFinite ? max(length, 1) : 1 }
    self.size = Size(width: sound(size.width), height: sound(size.height))
    let wanted = scale.isFinite && scale > 0 ? scale : 1
    let longest = Self.longestSide / max(self.size.width, self.size.height)
    let largest = (Self.mostPixels / (self.size.width * self.size.height)).squareRoot()
    self.scale = min(wanted, longest, largest)
    self.background = background
  }

  /// Makes the picture of a screen.
  ///
  /// - Complexity: O(n) in the number of commands and the pixels they cover.
  package func bitmap(of list: DisplayList) -> Bitmap {
    DrawingLibrary.use { library in
      let canvas = Canvas(
        pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, background: background)
      var run = DrawingRun(canvas: canvas, library: library)
      run.draw(list)
      return canvas.bitmap()
    }
  }

  /// Makes the picture of what lies over a screen whose picture was made before by this renderer.
  ///
  /// - Complexity: O(n) in the number of commands and the pixels of the picture.
  package func bitmap(of list: DisplayList, over ground: Bitmap) -> Bitmap {
    DrawingLibrary.use { library in
      let canvas = Canvas(ground, scale: scale)
      var run = DrawingRun(canvas: canvas, library: library)
      run.draw(list)
      return canvas.bitmap()
    }
  }

  /// How many pixels the picture is wide and high.
  var pixelWidth: Int { max(Int((size.width * scale).rounded()), 1) }
  var pixelHeight: Int { max(Int((size.height * scale).rounded()), 1) }
}
