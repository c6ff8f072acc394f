package import AccessibilityModel

/// What is drawn on a screen, one command after the other, from the rearmost to the one in front.
///
///     var list = DisplayList()
///     list.fill(Rect(x: 0, y: 0, width: 40, height: 20), with: .color(.black))
///
/// Places are points of the screen, unless a transform is in effect.
package struct DisplayList: Hashable, Sendable {
  /// The commands, in drawing order.
  package private(set) var commands: [DrawCommand] = []

  /// Makes a list that draws nothing.
  package init() {}

  /// True where nothing is drawn.
  package var isEmpty: Bool { commands.isEmpty }

  /// Adds a command in front of the others.
  package mutating func append(_ command: DrawCommand) {
    commands.append(command)
  }

  /// Adds everything another list draws.
  package mutating func append(_ other: DisplayList) {
    commands += other.commands
  }

  /// Fills an outline.
  package mutating func fill(_ path: Path, with paint: Paint, rule: FillRule = .winding) {
    guard !path.steps.isEmpty else { return }
    append(.fill(path, paint, rule))
  }

  /// Fills a rectangle, with rounded corners where a radius is given.
  package mutating func fill(_ rect: Rect, cornerRadius: Double = 0, with paint: Paint) {
    guard !rect.isEmpty else { return }
    append(.fill(Path(roundedRect: rect, cornerRadius: cornerRadius), paint, .winding))
  }

  /// Draws a line along an outline.
  package mutating func stroke(_ path: Path, with paint: Paint, line: StrokeLine = StrokeLine()) {
    guard !path.steps.isEmpty else { return }
    append(.stroke(path, paint, line))
  }

  /// Draws what a closure adds with a transform, a clip or a layer of its own, which end with it.
  ///
  /// - Parameters:
  ///   - beginning: What is in effect for all that the closure adds, outermost first.
  ///   - body: Adds what is drawn.
  package mutating func group(_ beginning: [DrawCommand] = [], _ body: (inout DisplayList) -> Void) {
    append(.save)
    for command in beginning { append(command) }
    body(&self)
    append(.restore)
  }

  /// Draws what a closure adds as one picture, which is then blended with what lies behind it.
  package mutating func layer(_ layer: DrawLayer, _ body: (inout DisplayList) -> Void) {
    guard layer != DrawLayer() else { return body(&self) }
    append(.beginLayer(layer))
    body(&self)
    append(.endLayer)
  }

  /// Notes what a closure draws for, so that facts about it name it.
  package mutating func subject(_ subject: DrawSubject, _ body: (inout DisplayList) -> Void) {
    append(.beginSubject(subject))
    body(&self)
    append(.endSubject)
  }
}
