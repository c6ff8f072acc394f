import AccessibilityModel
import Drawing
import Foundation

/// Takes what an app draws, step by step.
///
///     override func draw(_ rect: CGRect) {
///       let context = UIGraphicsGetCurrentContext()
///       context?.setFillColor(UIColor.red.cgColor)
///       context?.fill(rect)
///     }
///
/// What is drawn is kept as a list of commands; nothing is turned into points of a screen yet.
public final class CGContext {
  /// What `saveGState` keeps.
  package struct State {
    package var fill = PaintColor.black
    package var stroke = PaintColor.black
    package var line = StrokeLine()
    var alpha = 1.0
    var blending = DrawLayer.Blending.normal
    var shadow: DrawLayer.Shadow?
    var transform = CGAffineTransform.identity
  }

  /// What was drawn so far.
  package var list = DisplayList()
  /// How what follows is drawn.
  package var state = State()
  private var saved: [State] = []
  private var openLayers = 0
  /// The outline that is being made.
  var steps: [Path.Step] = []
  /// Where all of it lies.
  package let bounds: CGRect

  /// Makes a context without any drawing.
  package init(bounds: CGRect) {
    self.bounds = bounds
  }

  // MARK: State

  /// Keeps colours, lines, transform and clip for the matching `restoreGState`.
  public func saveGState() {
    saved.append(state)
    list.append(.save)
  }

  /// Takes what the matching `saveGState` kept; does nothing where there is none.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    // The outline is kept where it is on the background.
    steps = steps.applying(state.transform.concatenating(last.transform.inverted()))
    state = last
    list.append(.restore)
  }

  /// Everything that was drawn so far, with whatever was begun brought to its end.
  package func unfinished() -> DisplayList {
    let copy = CGContext(bounds: bounds)
    (copy.list, copy.state, copy.saved, copy.openLayers) = (list, state, saved, openLayers)
    while copy.openLayers > 0 { copy.endTransparencyLayer() }
    while !copy.saved.isEmpty { copy.restoreGState() }
    return copy.list
  }

  /// Sets how opaque all that follows is, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }
  /// Sets how colours are combined with what lies behind them.
  public func setBlendMode(_ mode: CGBlendMode) { state.blending = mode.blending }

  /// Lets everything throw a shadow, a third as dark as it could be.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1 / 3))
  }

  /// Lets everything throw a shadow of a colour; without one nothing throws any.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      DrawLayer.Shadow(
        color: PaintColor($0.value), radius: Double(blur) / 2, x: Double(offset.width),
        y: Double(offset.height))
    }
  }

  /// Draws the following as one picture.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
    openLayers += 1
    saveGState()
    list.append(
      .beginLayer(
        DrawLayer(opacity: state.alpha, blending: state.blending, shadow: state.shadow)))
    (state.alpha, state.blending, state.shadow) = (1, .normal, nil)
  }

  /// Ends what is drawn as one picture; does nothing where nothing began.
  public func endTransparencyLayer() {
    guard openLayers > 0 else { return }
    openLayers -= 1
    list.append(.endLayer)
    restoreGState()
  }

  // MARK: Transform

  /// How points are turned into those of the background.
  public var ctm: CGAffineTransform { state.transform }

  /// Shifts all that follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Stretches all that follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns all that follows, by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Turns, stretches and shifts all that follows.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isSensible else { return }
    steps = steps.applying(transform.inverted())
    state.transform = transform.concatenating(state.transform)
    list.append(.transform(DrawTransform(transform)))
  }

  // MARK: Drawing

  /// Adds drawing under the opacity, the shadow and the way of blending that hold now.
  package func add(_ body: (inout DisplayList) -> Void) {
    list.layer(DrawLayer(opacity: state.alpha, blending: state.blending, shadow: state.shadow), body)
  }
}

extension DrawTransform {
  /// Takes the six numbers of a transform.
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
      tx: Double(transform.tx), ty: Double(transform.ty))
  }
}
