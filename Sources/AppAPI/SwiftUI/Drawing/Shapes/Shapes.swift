/// How the corners of a rectangle are rounded.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// By parts of a circle, and by curves that begin gently.
  case circular, continuous
}

/// How much each corner of a rectangle is rounded, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The top corner at which lines begin.
  public var topLeading: CGFloat
  /// The bottom corner at which lines begin.
  public var bottomLeading: CGFloat
  /// The bottom corner at which lines end.
  public var bottomTrailing: CGFloat
  /// The top corner at which lines end.
  public var topTrailing: CGFloat

  /// Makes the four numbers.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle that fills its space.
public struct Rectangle {
  /// Makes the shape.
  public nonisolated init() {}
}

extension Rectangle: InsettableShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// The shape with a margin inside its space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

/// An oval that fills its space.
public struct Ellipse {
  /// Makes the shape.
  public nonisolated init() {}
}

extension Ellipse: InsettableShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  /// The shape with a margin inside its space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

/// The largest circle in the middle of its space.
public struct Circle {
  /// Makes the shape.
  public nonisolated init() {}
}

extension Circle: InsettableShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let length = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
  }

  /// As wide as high.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let availableSpace = proposal.replacingUnspecifiedDimensions()
    let length = min(availableSpace.width, availableSpace.height)
    return CGSize(width: length, height: length)
  }

  /// The shape with a margin inside its space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

/// A rectangle with half circles at its ends.
public struct Capsule {
  /// How the ends are rounded.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }
}

extension Capsule: InsettableShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The shape with a margin inside its space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle {
  /// How much the corners are rounded, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes the shape with corners of a width and a height.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes the shape with corners of a radius, in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The shape with a margin inside its space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

/// A rectangle each of whose corners is rounded on its own.
public struct UnevenRoundedRectangle {
  /// How much each corner is rounded.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes the shape.
  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes the shape with a radius for each corner, in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path { $0.addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style) }
  }

  /// The shape with a margin inside its space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

/// The outline of the container around; that of a rectangle where there is none.
public struct ContainerRelativeShape {
  /// Makes the shape.
  public nonisolated init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// The shape with a margin inside its space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOutline(shape: self, amount: amount)
  }
}

/// A shape with a margin inside its space.
struct InsetOutline<Base: InsettableShape> {
  let shape: Base
  let amount: CGFloat
}

extension InsetOutline: InsettableShape {
  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  nonisolated func inset(by amount: CGFloat) -> InsetOutline {
    InsetOutline(shape: shape, amount: self.amount + amount)
  }
}

/// A shape whose type is not told.
public struct AnyShape {
  let base: any Shape

  /// Hides the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) {
    base = shape
  }
}

extension AnyShape: Shape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// How large the shape wants to be.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

extension Path: Shape {
  /// The outline itself, wherever the rectangle lies.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
