import Drawing
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Pictures made of pictures", .timeLimit(.minutes(10)))
struct DerivedImageTests {
  /// A picture of 10 by 10 points whose left half is red.
  private func half() -> UIImage {
    let format: UIGraphicsImageRendererFormat = .preferred()
    return UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      (context: UIGraphicsImageRendererContext) in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
  }

  /// Where red is, in an image view of a size: left, top, width and height of each part.
  private func red(_ image: UIImage?, width: CGFloat, height: CGFloat) -> [String] {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return drawn(view).filter { $0.hasSuffix("#FF0000") }.map { line in
      line.trimmingCharacters(in: .whitespaces).split(separator: " ").dropFirst().prefix(4)
        .joined(separator: " ")
    }
  }

  @Test(
    "A picture that is written as a file is read back with its size and its colours",
    arguments: [true, false])
  func written(isJPEG: Bool) throws {
    let data = try #require(isJPEG ? half().jpegData(compressionQuality: 0.5) : half().pngData())
    let image = try #require(UIImage(data: data, scale: UITraitCollection.current.displayScale))
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("A resizable picture keeps its caps and draws what lies between again and again, or stretched")
  func resizable() {
    let caps = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    let tiled = half().resizableImage(withCapInsets: caps)
    #expect(tiled.capInsets == caps)
    #expect(tiled.resizingMode == .tile)
    let stretched = half().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(stretched.resizingMode == .stretch)
    // The middle two points, of which the left one is red, become twelve.
    #expect(red(stretched, width: 20, height: 10)[1] == "-20 0 30 10")
    #expect(red(stretched, width: 20, height: 10).first == "0 0 5 10")
    #expect(red(tiled, width: 20, height: 10).count == 8)
    #expect(red(half(), width: 20, height: 10) == ["0 0 10 10"])
  }

  @Test("A stretchable picture has caps of the width that is said, around a single point")
  func stretchable() {
    let caps = half().stretchableImage(withLeftCapWidth: 3, topCapHeight: 0).capInsets
    #expect(caps == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 6))
  }

  @Test("A picture that is flipped is mirrored where reading starts at the right, and only there")
  func flipped() throws {
    let image = half().imageFlippedForRightToLeftLayoutDirection()
    #expect(image.flipsForRightToLeftLayoutDirection)
    #expect(!half().flipsForRightToLeftLayoutDirection)
    #expect(red(image, width: 10, height: 10) == ["0 0 5 10"])
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(drawn(view).last { $0.hasSuffix("#FF0000") }?.hasSuffix("5 0 5 10 #FF0000") == true)
    view.image = half()
    #expect(drawn(view).last { $0.hasSuffix("#FF0000") }?.hasSuffix("0 0 5 10 #FF0000") == true)
  }

  @Test("Space around a picture is not lined up with anything")
  func alignment() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = half().withAlignmentRectInsets(insets)
    #expect(image.alignmentRectInsets == insets)
    let view = UIImageView(image: image)
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.addSubview(view)
    stage.addConstraints([
      view.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
      view.topAnchor.constraint(equalTo: stage.topAnchor),
    ])
    stage.layoutIfNeeded()
    #expect(line(view.frame) == "-2 -1 10 10")
  }

  @Test("A drawn picture that is to fit keeps its proportions, in the middle")
  func fitting() {
    let view = UIImageView(image: half())
    view.contentMode = .scaleAspectFit
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(drawn(view).last?.hasSuffix("fill 10 0 10 20 #FF0000") == true)
  }

  @Test("A picture made ready shows the same, and a thumbnail has the size that was asked for")
  func prepared() async throws {
    let image = half()
    #expect(image.preparingForDisplay() == image)
    let handed = await withCheckedContinuation { continuation in
      image.prepareForDisplay { continuation.resume(returning: $0) }
    }
    #expect(handed == image)
    let small = try #require(image.preparingThumbnail(of: CGSize(width: 4, height: 2)))
    #expect(small.size == CGSize(width: 4, height: 2))
    #expect(red(small, width: 4, height: 2) == ["0 0 2 2"])
  }

  @Test("A format says whether nothing shines through, and which rectangle is drawn")
  func formats() {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let bounds = CGRect(x: 5, y: 5, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      #expect(context.format.bounds == bounds)
      #expect(context.currentImage.size == CGSize(width: 4, height: 4))
    }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(drawn(view).last?.hasSuffix("fill 0 0 4 4 #000000") == true)
  }
}
