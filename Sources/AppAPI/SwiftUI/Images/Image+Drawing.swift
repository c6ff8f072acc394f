import AccessibilityModel
import AppHost
import AppResources
import Drawing
import Typography
import UIKit

extension Image {
  /// Where the picture comes from, and the colour it is drawn in as a shape.
  func drawn(in context: ShapeStyleContext) -> (source: DrawnImage.Source, tint: Paint?) {
    let environment = context.environment
    func symbol(_ name: String) -> (DrawnImage.Source, Paint?) {
      let font = (environment.font ?? .body).resolved(
        in: environment.textSizeCategory, weight: environment.fontWeight, isItalic: false)
      return (.symbol(environment.symbolVariants.applied(to: name), font.weight), context.foreground)
    }
    func file(_ name: String, _ bundlePath: String?) -> (DrawnImage.Source, Paint?) {
      if name.hasPrefix("/") { return (.file(name), isTemplate == true ? context.foreground : nil) }
      let asset = Self.library(bundlePath).image(name)
      let path = asset?.path(scale: Double(environment.displayScale))
      if asset?.isSymbol == true, path == nil { return symbol(name) }
      let isShape = isTemplate ?? (asset?.isSymbol == true || asset?.isTemplate == true)
      return (path.map { .file($0) } ?? .missing(name), isShape ? context.foreground : nil)
    }
    switch source {
    case .symbol(let name): return symbol(name)
    case .asset(let name, let bundlePath): return file(name, bundlePath)
    case .image(let image):
      switch image.source {
      case .system(let name): return symbol(name)
      case .named(let name): return file(name, nil)
      case .empty: return (.missing(""), nil)
      }
    }
  }

  /// Adds the picture in its space.
  func draw(_ context: ShapeStyleContext, into list: inout DisplayList) {
    guard context.rect.width > 0, context.rect.height > 0 else { return }
    if context.environment.redactionReasons.contains(.placeholder) {
      return list.fill(Rect(context.rect), cornerRadius: 4, with: .color(context.color(.systemFill)))
    }
    if case .image(let image) = source, isTemplate == nil || image.source == .empty {
      let shown = isTemplate.map { image.withRenderingMode($0 ? .alwaysTemplate : .alwaysOriginal) }
      return (shown ?? image).draw(
        in: context.rect, tint: context.foreground.soleColor, fitting: isTiled ? .tile : .fill,
        traits: context.environment.drawingTraits, into: &list)
    }
    let (source, tint) = drawn(in: context)
    if case .missing("") = source { return }
    let isSymbol = if case .symbol = source { true } else { false }
    let fitting: DrawnImage.Fitting = isTiled ? .tile : isSymbol ? .aspectFit : .fill
    var drawn = DrawnImage(source, in: Rect(context.rect), fitting: fitting, tint: tint)
    drawn.chooser = context.chooser
    list.append(.image(drawn))
  }
}
