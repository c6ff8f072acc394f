import AccessibilityModel
import Drawing
import Foundation

extension UIImage {
  /// How a picture fills more than its size, and what is lined up of it.
  struct Stretching: Hashable, Sendable {
    /// What keeps its size at the edges.
    var caps: UIEdgeInsets
    /// How what lies between is drawn.
    var mode: ResizingMode
  }

  /// How the parts between the corners of a stretched picture are drawn.
  public enum ResizingMode: Int, Sendable {
    /// Again and again.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// What keeps its size at the edges where the picture is stretched.
  public var capInsets: UIEdgeInsets { attributes.stretching?.caps ?? .zero }
  /// How what lies between the caps is drawn; again and again where nothing else is said.
  public var resizingMode: ResizingMode { attributes.stretching?.mode ?? .tile }
  /// Space around the picture that is not lined up with anything.
  public var alignmentRectInsets: UIEdgeInsets { attributes.alignmentInsets }
  /// True where it is mirrored if reading starts at the right.
  public var flipsForRightToLeftLayoutDirection: Bool { attributes.isFlippable }

  /// Returns the picture with caps that keep their size; what lies between is drawn again and again.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the picture with caps that keep their size, and a way to fill what lies between.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed { $0.stretching = Stretching(caps: capInsets, mode: resizingMode) }
  }

  /// Returns the picture with edges that keep their size around one point that is stretched; 0 for no edge.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let caps = UIEdgeInsets(
      top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
      right: left > 0 ? max(size.width - left - 1, 0) : 0)
    return resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }

  /// Returns the picture, to be mirrored where reading starts at the right.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.isFlippable = true }
  }

  /// Returns the picture with space around it that is not lined up with anything.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentInsets = alignmentInsets }
  }

  private func changed(_ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(source, size: size, attributes: attributes)
  }

  /// The same picture without being mirrored or stretched part by part.
  var plain: UIImage {
    changed {
      $0.isFlippable = false
      $0.stretching = nil
    }
  }

  /// A part of a side of the picture, and the part of a side of a rectangle that it fills.
  private struct Span {
    var start: CGFloat
    var length: CGFloat
    var place: CGFloat
    var extent: CGFloat
  }

  /// More repetitions than this are drawn as one stretched part.
  private static let tileLimit: CGFloat = 64

  private func spans(_ length: CGFloat, _ near: CGFloat, _ far: CGFloat, over space: CGFloat) -> [Span] {
    let (middle, room) = (length - near - far, space - near - far)
    var result = [Span(start: 0, length: near, place: 0, extent: near)]
    if resizingMode == .tile, middle > 1, room / middle <= Self.tileLimit {
      for start in stride(from: 0, to: room, by: middle) {
        let piece = min(middle, room - start)
        result.append(Span(start: near, length: piece, place: near + start, extent: piece))
      }
    } else {
      result.append(Span(start: near, length: middle, place: near, extent: room))
    }
    result.append(Span(start: length - far, length: far, place: space - far, extent: far))
    return result.filter { $0.length > 0 && $0.extent > 0 }
  }

  /// Draws the picture mirrored where reading starts at the right, and part by part where it is stretched.
  func drawTurned(
    in rect: CGRect, fitting: DrawnImage.Fitting, traits: UITraitCollection, into list: inout DisplayList,
    draw: (CGRect, inout DisplayList) -> Void
  ) {
    let isMirrored = attributes.isFlippable && traits.layoutDirection == .rightToLeft
    let mirror = DrawTransform(a: -1, b: 0, c: 0, d: 1, tx: Double(rect.minX + rect.maxX), ty: 0)
    list.group(isMirrored ? [.transform(mirror)] : []) { list in
      if attributes.stretching == nil || fitting != .fill { return draw(rect, &list) }
      drawParts(in: rect, into: &list, draw: draw)
    }
  }

  /// Draws each part of the picture where it belongs in a rectangle.
  ///
  /// - Parameters:
  ///   - rect: Where the picture is drawn; in one part where it is smaller than the caps.
  ///   - list: Takes the drawing.
  ///   - draw: Draws the whole picture in a rectangle.
  private func drawParts(
    in rect: CGRect, into list: inout DisplayList, draw: (CGRect, inout DisplayList) -> Void
  ) {
    let caps = capInsets
    guard rect.width >= caps.left + caps.right, rect.height >= caps.top + caps.bottom else {
      return draw(rect, &list)
    }
    let columns = spans(size.width, caps.left, caps.right, over: rect.width)
    for row in spans(size.height, caps.top, caps.bottom, over: rect.height) {
      for column in columns {
        let place = CGRect(
          x: rect.minX + column.place, y: rect.minY + row.place, width: column.extent, height: row.extent)
        let (across, down) = (column.extent / column.length, row.extent / row.length)
        let whole = CGRect(
          x: place.minX - column.start * across, y: place.minY - row.start * down,
          width: size.width * across, height: size.height * down)
        list.group([.clip(Path(roundedRect: Rect(place), cornerRadius: 0), .winding)]) { draw(whole, &$0) }
      }
    }
  }
}

extension DrawnImage.Fitting {
  /// Where a picture of a size is drawn in a rectangle.
  func place(of size: CGSize, in rect: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return rect }
    let (across, down) = (rect.width / size.width, rect.height / size.height)
    let factor: CGFloat
    switch self {
    case .fill, .tile: return rect
    case .aspectFit: factor = min(across, down)
    case .aspectFill: factor = max(across, down)
    case .center: factor = 1
    }
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
  }
}
