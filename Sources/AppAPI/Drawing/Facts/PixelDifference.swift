package import AccessibilityModel

/// Where two pictures differ, pixel by pixel.
package struct PixelDifference {
  /// The part of all pixels that differ, from 0 to 1; 1 for pictures of two sizes.
  package let share: Double
  /// How many pixels differ.
  package let count: Int
  /// The least rectangle, in pixels, that holds every pixel that differs; empty where none does.
  package let frame: Rect
  /// The expected picture, pale, with what differs in red.
  package let picture: Bitmap

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - expected: What should be seen.
  ///   - actual: What is seen.
  ///   - threshold: By how much a part of a pixel's colour may differ, from 0 to 255.
  /// - Complexity: O(n) in the number of pixels.
  package init(_ expected: Bitmap, _ actual: Bitmap, threshold: Int = 12) {
    let (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    var (count, left, top, right, bottom) = (0, width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width {
        let (first, second) = (Self.pixel(expected, x, y), Self.pixel(actual, x, y))
        guard let first, let second, Self.distance(first, second) <= threshold else {
          pixels[y * width + x] = 0xFFE0_0020
          count += 1
          (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
          continue
        }
        pixels[y * width + x] = Self.pale(first)
      }
    }
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    share = isSameSize ? Double(count) / Double(max(1, width * height)) : 1
    self.count = count
    frame =
      right < left
      ? .zero
      : Rect(
        x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1))
    picture = Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    x < bitmap.width && y < bitmap.height ? bitmap.pixels[y * bitmap.width + x] : nil
  }

  /// The greatest difference of one part of two colours.
  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    guard first != second else { return 0 }
    var greatest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      greatest = max(greatest, abs(Int((first >> shift) & 0xFF) - Int((second >> shift) & 0xFF)))
    }
    return greatest
  }

  /// A pixel three quarters of the way to white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    var result: UInt32 = 0xFF00_0000
    for shift in [0, 8, 16] as [UInt32] {
      let part = (pixel >> shift) & 0xFF
      result |= (191 + part / 4) << shift
    }
    return result
  }
}
