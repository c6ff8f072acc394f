internal import CPango

extension Bitmap {
  /// The smallest rectangle around every pixel that is another one in a picture of the same size.
  ///
  /// - Returns: Its columns and rows, from the top left corner; `nil` where both pictures are the same. All of them where
  ///   the sizes differ.
  /// - Complexity: O(n) in the number of pixels.
  package func area(differingFrom other: Bitmap) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard width == other.width, height == other.height else { return (0..<width, 0..<height) }
    var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let differs = earshot_pixels_differ(
      pixels, other.pixels, Int32(width), Int32(height), &left, &top, &right, &bottom)
    return differs ? (Int(left)..<Int(right), Int(top)..<Int(bottom)) : nil
  }

  /// What lies in some columns and rows, as far as the picture has them.
  ///
  /// - Complexity: O(n) in the number of pixels that are cut out.
  package func cropped(columns: Range<Int>, rows: Range<Int>) -> Bitmap {
    let (columns, rows) = (columns.clamped(to: 0..<width), rows.clamped(to: 0..<height))
    var cut: [UInt32] = []
    cut.reserveCapacity(columns.count * rows.count)
    for row in rows { cut += pixels[row * width + columns.lowerBound..<row * width + columns.upperBound] }
    return Bitmap(width: columns.count, height: rows.count, pixels: cut)
  }
}
