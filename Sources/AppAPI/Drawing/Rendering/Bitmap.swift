internal import AccessibilityModel
internal import CPango

/// A picture as pixels.
package struct Bitmap: Hashable, Sendable {
  /// How many pixels lie side by side.
  package let width: Int
  /// How many lines of pixels it has.
  package let height: Int
  /// Line by line from the top: alpha, red, green and blue from the high byte down, multiplied by alpha.
  package let pixels: [UInt32]

  /// Makes a picture; the pixels must be as many as width and height say.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    guard pixels.count == width * height else { fatalError("a picture needs a pixel for every place") }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads a PNG file, pixel by pixel, over nothing.
  ///
  /// - Parameters:
  ///   - png: The bytes of the file.
  ///   - width: How many pixels it has from side to side.
  ///   - height: How many lines of pixels it has.
  package init(png: [UInt8], width: Int, height: Int) {
    var list = DisplayList()
    let size = Size(width: Double(width), height: Double(height))
    list.append(.image(DrawnImage(.data(png), in: Rect(origin: .zero, size: size))))
    self = PictureRenderer(size: size, scale: 1, background: .clear).bitmap(of: list)
  }

  /// The colour of a pixel; nothing outside of the picture.
  package func color(x: Int, y: Int) -> PaintColor {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
    return PaintColor(pixel: pixels[y * width + x])
  }

  /// The picture as a PNG file.
  ///
  /// - Complexity: O(n) in the number of pixels.
  package func png() -> [UInt8] {
    var length = 0
    guard let bytes = earshot_png(pixels, Int32(width), Int32(height), &length) else { return [] }
    defer { earshot_bytes_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }

  /// The picture over white as a JPEG file; empty for one that such a file cannot hold.
  ///
  /// - Parameter quality: From 0, the smallest file, to 1.
  /// - Returns: The bytes of the file.
  /// - Complexity: O(n) in the number of pixels.
  package func jpeg(quality: Double) -> [UInt8] {
    var length = 0
    let percent = Int32((min(max(quality, 0), 1) * 100).rounded())
    guard let bytes = earshot_jpeg(pixels, Int32(width), Int32(height), percent, &length) else { return [] }
    defer { earshot_bytes_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }
}

extension PaintColor {
  /// The colour of a pixel that is multiplied by its opacity.
  init(pixel: UInt32) {
    let alpha = Double(pixel >> 24) / 255
    guard alpha > 0 else {
      self = .clear
      return
    }
    func part(_ shift: UInt32) -> Double { Double((pixel >> shift) & 0xff) / 255 / alpha }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
