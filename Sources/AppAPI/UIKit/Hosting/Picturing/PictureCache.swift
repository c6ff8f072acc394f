import AccessibilityModel
import AppHost
import Drawing
import TreeFormat

/// What was drawn last for somebody who watches the screen, so that only what is otherwise is drawn and told again.
@MainActor
final class PictureCache: AppStateKey {
  /// What the app drew, without what technologies draw over it.
  private var ground: (renderer: PictureRenderer, list: DisplayList, bitmap: Bitmap)?
  /// All that was seen.
  private var last: (number: Int, bitmap: Bitmap)?

  static func initialValue(in host: RunningApp) -> PictureCache { PictureCache() }

  /// Draws what technologies show over what the app draws, which is drawn anew only where it is something else.
  ///
  /// - Complexity: O(n) for n things drawn and pixels covered by them.
  func bitmap(_ renderer: PictureRenderer, of list: DisplayList, under front: DisplayList) -> Bitmap {
    let below: Bitmap
    if let ground, ground.renderer == renderer, ground.list == list {
      below = ground.bitmap
    } else {
      below = renderer.bitmap(of: list)
      ground = (renderer, list, below)
    }
    return front.isEmpty ? below : renderer.bitmap(of: front, over: below)
  }

  /// Tells what is otherwise than in the picture before; all of it where that was another one, or of another size.
  ///
  /// - Parameters:
  ///   - bitmap: What is seen now.
  ///   - former: The number of the picture before.
  /// - Returns: The picture with its number, and the part that is otherwise.
  /// - Complexity: O(n) in the number of pixels.
  func picture(_ bitmap: Bitmap, since former: Int) -> Picture {
    let before = last
    let number = (before?.number ?? 0) + 1
    last = (number, bitmap)
    guard let before, before.number == former, before.bitmap.width == bitmap.width,
      before.bitmap.height == bitmap.height
    else {
      return Picture(png: bitmap.png(), width: bitmap.width, height: bitmap.height, number: number)
    }
    guard let (columns, rows) = bitmap.area(differingFrom: before.bitmap) else {
      return Picture(
        png: [], width: bitmap.width, height: bitmap.height, number: number,
        part: Picture.Part(x: 0, y: 0, width: 0, height: 0))
    }
    return Picture(
      png: bitmap.cropped(columns: columns, rows: rows).png(), width: bitmap.width, height: bitmap.height,
      number: number,
      part: Picture.Part(
        x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
  }
}
