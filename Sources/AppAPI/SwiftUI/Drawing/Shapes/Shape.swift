import AccessibilityModel
import Drawing

/// An outline that fits itself into the space it is given.
///
///     struct Triangle: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { $0.addLines([CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)]) }
///       }
///     }
/// - Source: Behaviour 3.1 T1
@preconcurrency
public protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// What of the outline is drawn.
  nonisolated static var role: ShapeRole { get }
  /// How large the shape wants to be.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// What of an outline is drawn.
public enum ShapeRole: Hashable, Sendable {
  /// What it encloses, the line itself, and a line between other things.
  case fill, stroke, separator
}

extension Shape {
  /// What the outline encloses.
  public nonisolated static var role: ShapeRole { .fill }

  /// All the available space.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape in the colour of what is around.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }
}

/// A shape that can be made smaller all around.
@preconcurrency
public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with a margin inside its space, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with something drawn in it or along it.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The outline.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// How inside and outside are told apart.
  public var fillStyle: FillStyle
}

extension _ShapeView: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension _ShapeView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode {
    let item = ShapeItem(inputs.graph)
    return LeafNode(self, inputs, item: item) {
      $0.shape = $1.shape
      $0.style = $1.style
      $0.isEOFilled = $1.fillStyle.isEOFilled
    }
  }
}

/// A shape in the layout.
final class ShapeItem: LeafItem {
  /// What it is drawn with.
  var style: any ShapeStyle = ForegroundStyle()
  /// True where a point is inside if its rays cross the outline an odd number of times.
  var isEOFilled = false

  var shape: any Shape = Rectangle() {
    didSet { invalidateLayout() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func draw(into list: inout DisplayList) {
    let rect = shape is Rectangle ? bleeding(frame, graph.drawing.bleedingEdges) : frame
    let path = shape.path(in: CGRect(origin: .zero, size: rect.size)).offsetBy(dx: rect.minX, dy: rect.minY)
    let context = ShapeStyleContext(environment: environment, rect: rect, state: graph.drawing)
    if let stroke = (shape as? any StrokedShape)?.strokeStyle {
      list.stroke(path, with: style, stroke, context)
    } else {
      list.fill(path, with: style, eoFill: isEOFilled, context)
    }
  }
}
