import Foundation

/// The contexts that are drawn into on this thread; the last one is the present one.
enum GraphicsStack {
  private static let key = "earshot.contexts"

  private final class Box {
    var contexts: [CGContext] = []
  }

  private static var box: Box {
    let dictionary = Thread.current.threadDictionary
    if let box = dictionary[key] as? Box { return box }
    let box = Box()
    dictionary[key] = box
    return box
  }

  static var current: CGContext? { box.contexts.last }
  static func push(_ context: CGContext) { box.contexts.append(context) }
  @discardableResult
  static func pop() -> CGContext? { box.contexts.popLast() }

  /// Runs drawing with a context as the present one.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    push(context)
    defer { pop() }
    return try body()
  }
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What the present drawing goes into; `nil` where nothing is being drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets drawing go into a context until the matching `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets drawing go where it went before the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { GraphicsStack.pop() }

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins a picture of a size, on a black background where it is opaque.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext(bounds: CGRect(origin: .zero, size: size))
  if opaque { context.fill(context.bounds) }
  GraphicsStack.push(context)
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { GraphicsStack.pop() }

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the chosen colour.
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line of one point along the inside of a rectangle's edge, with the chosen colour for filling.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = GraphicsStack.current else { return }
  context.saveGState()
  context.state.stroke = context.state.fill
  context.state.line.width = 1
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
  context.restoreGState()
}

// The platform declares it so.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws nothing outside of a rectangle from here on.
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }
