/// Colours that run into one another.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and where it stands, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, from 0 to 1.
    public var location: CGFloat

    /// Makes a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in their order.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours with the same space between them.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The first colour.
  public var soleColor: Color? { stops.first?.color }
}

/// The gradient that belongs to a colour.
public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  /// Takes over a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }

  /// The first colour.
  public var soleColor: Color? { gradient.soleColor }
}

extension Color {
  /// The colour with a gentle gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.9), self])) }
}

extension Gradient {
  /// How the colours between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    private let name: String

    /// From the numbers of the colours.
    public static let device = ColorSpace(name: "device")
    /// From how the colours look.
    public static let perceptual = ColorSpace(name: "perceptual")
  }
}
