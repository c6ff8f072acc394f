import AccessibilityModel
import AppHost
import Drawing

/// A part of a control that its style leaves space for, and that the control itself draws.
enum ControlPart: Hashable, Sendable {
  /// What shows the value, for example a track or a box.
  case main
  /// The same as a circle.
  case circle
  /// The same as a ring that is filled.
  case ring
  /// The same as a small box.
  case box
  /// The same as a mark on a line.
  case mark
}

extension View {
  /// Sets the colour of a part of a control where its style names one.
  nonisolated func tinted(_ tint: Color?) -> some View {
    transformEnvironment(\.tintStyle) { if let tint { $0 = tint } }
  }
}

extension ControlPart: View {
  typealias Body = Never
}

extension ControlPart: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode {
    LeafNode(self, inputs, item: ControlPartItem(inputs.graph)) { $0.part = $1 }
  }
}

/// Takes all the space it is offered, in which its control draws.
final class ControlPartItem: LeafItem {
  /// Which part of its control it is.
  var part = ControlPart.main

  override func draw(into list: inout DisplayList) {
    guard let control = graph.drawnControl else { return }
    var drawing = ControlDrawing(
      ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing))
    control.draw(part, &drawing)
    list.append(drawing.list)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

private enum DrawnControlKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> (any ControlView)? { nil }
}

extension ViewGraph {
  /// The control whose parts are drawn.
  fileprivate(set) var drawnControl: (any ControlView)? {
    get { self[DrawnControlKey.self] }
    set { self[DrawnControlKey.self] = newValue }
  }
}

extension ControlItem {
  /// Adds a control with what lies behind and in front of what is seen of it.
  func drawControl(
    _ control: any ControlView, _ environment: EnvironmentValues, into list: inout DisplayList,
    _ content: (inout DisplayList) -> Void
  ) {
    let isMet = graph.drawing.met.contains(ObjectIdentifier(identity))
    let element = isMet ? graph.treeID(RunningApp.current.identities.id(for: identity)) : nil
    let subject = DrawSubject(
      control.typeName, element: element, target: isUsable ? Rect(reach) : nil,
      showsLargeContent: graph.drawing.showsLargeContent)
    let outer = graph.drawnControl
    graph.drawnControl = control
    defer { graph.drawnControl = outer }
    list.subject(subject) { list in
      withDrawingState { state in
        state.isInControl = true
        let foregroundStyles = control.foregroundStyles(environment)
        if let foregroundStyles {
          state.foregroundStyles = foregroundStyles
          let isAccent = foregroundStyles is TintShapeStyle && environment.tintStyle == nil
          state.chooser = environment.colorsButtonsBySystem ? .system : isAccent ? .ofAccent : .app
        }
        if !isUsable, control.isInteractive {
          state.foregroundStyles = HierarchicalShapeStyle.tertiary
          state.chooser = .system
        }
      } _: {
        var drawing = ControlDrawing(
          ShapeStyleContext(environment: environment, rect: frame, state: graph.drawing))
        control.drawBehind(&drawing)
        list.append(drawing.taken)
        if !control.drawsContent { content(&list) }
        control.drawInFront(&drawing)
        list.append(drawing.taken)
      }
    }
  }
}
