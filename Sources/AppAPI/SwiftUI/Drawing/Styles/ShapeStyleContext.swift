import AccessibilityModel
import Drawing
import UIKit

/// Where and in which surroundings something is drawn.
struct ShapeStyleContext {
  let environment: EnvironmentValues
  /// The space that styles with several colours fill, in points of the screen.
  var rect: CGRect
  var state = DrawingState()

  /// What texts and symbols are drawn with here.
  var foreground: Paint { foreground(0) }

  /// Who chose what texts and symbols are drawn with here.
  var chooser: DrawChooser { environment.foregroundStyles == nil ? state.chooser : .app }

  /// What is drawn with at a step of importance.
  func foreground(_ step: Int) -> Paint {
    if let foregroundStyles = environment.foregroundStyles {
      let style = foregroundStyles.level(step)
      if let own = style as? HierarchicalShapeStyle { return given(own.level) }
      return paint(style)
    }
    return given(step)
  }

  /// What the place gives at a step of importance.
  private func given(_ step: Int) -> Paint {
    if let foregroundStyles = state.foregroundStyles {
      let paint =
        (foregroundStyles as? HierarchicalShapeStyle).map { labels($0.level) } ?? paint(foregroundStyles)
      return step == 0 ? paint : paint.faded(by: ForegroundStyles.strength(step))
    }
    return labels(step)
  }

  private func labels(_ step: Int) -> Paint {
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return .color(color(colors[min(max(step, 0), colors.count - 1)]))
  }

  /// The colour of what can be tapped.
  var tint: Paint { environment.tintStyle.map(paint) ?? .color(color(.tintColor)) }

  /// A colour as it is in this appearance.
  func color(_ color: UIColor) -> PaintColor { PaintColor(color, in: environment.drawingTraits) }

  /// A colour as it is in this appearance.
  func color(_ color: Color) -> PaintColor { color.paintColor(in: environment.drawingTraits) }

  /// What a style is drawn with here.
  func paint(_ style: any ShapeStyle) -> Paint {
    if let style = style as? any PaintingStyle { return style.paint(self) }
    return style.soleColor.map { .color(color($0)) } ?? foreground
  }
}

extension DrawChooser {
  /// Who chose the colour of what can be tapped where no view was tinted: the app where it has an accent colour.
  static var ofAccent: DrawChooser { UIColor.globalAccent == nil ? .accent : .app }
}

extension EnvironmentValues {
  /// The traits that colours depend on.
  var drawingTraits: UITraitCollection {
    let style = UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light)
    return UITraitCollection(traitsFrom: [.current, style])
  }
}

extension Paint {
  /// The same with every colour changed.
  func mapped(_ change: (PaintColor) -> PaintColor) -> Paint {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(change($0.color), at: $0.location) }
    }
    return switch self {
    case .color(let color): .color(change(color))
    case .linear(let stops, let from, let to): .linear(changed(stops), from: from, to: to)
    case .radial(let stops, let center, let from, let to):
      .radial(changed(stops), center: center, from: from, to: to)
    case .angular(let stops, let center, let from, let to):
      .angular(changed(stops), center: center, from: from, to: to)
    }
  }

  /// The same made more transparent by a factor from 0 to 1.
  func faded(by factor: Double) -> Paint { mapped { $0.opacity(factor) } }

  /// The colour that stands for it where one is asked for.
  var soleColor: PaintColor {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.first?.color ?? .clear
    }
  }
}
