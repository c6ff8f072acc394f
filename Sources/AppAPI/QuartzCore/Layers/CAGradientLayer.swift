import AccessibilityModel
import Drawing
import Foundation

/// A layer of colours that go over into each other.
///
///     let sky = CAGradientLayer()
///     sky.colors = [UIColor.systemBlue.cgColor, UIColor.white.cgColor]
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where the colours stand, from 0 to 1; equally far apart where nothing is said.
  open var locations: [NSNumber]?
  /// Where the first colour stands, in shares of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands, in shares of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// In which way the colours follow each other.
  open var type = CAGradientLayerType.axial

  package override func drawContents(into list: inout DisplayList) {
    let known = (colors ?? []).compactMap { ($0 as? CGColor).map { PaintColor($0.value) } }
    guard !known.isEmpty else { return }
    let stops = CGGradient.stops(known, at: locations?.map(\.doubleValue))
    let (from, to) = (place(startPoint), place(endPoint))
    let paint: Paint
    switch type {
    case .radial:
      paint = .radial(
        stops, center: from, from: 0, to: max((to.x - from.x).magnitude, (to.y - from.y).magnitude))
    case .conic:
      let angle = atan2(to.y - from.y, to.x - from.x)
      paint = .angular(stops, center: from, from: angle, to: angle + 2 * .pi)
    default: paint = .linear(stops, from: from, to: to)
    }
    list.fill(outline, with: paint)
  }

  private func place(_ share: CGPoint) -> Point {
    Point(
      CGPoint(x: bounds.minX + share.x * bounds.width, y: bounds.minY + share.y * bounds.height))
  }
}

/// In which way the colours of a gradient follow each other.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a way from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
