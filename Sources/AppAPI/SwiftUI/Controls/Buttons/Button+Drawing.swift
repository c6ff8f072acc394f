import AccessibilityModel
import Drawing
import Typography
import UIKit

/// What a button is to app code.
enum ButtonKind: String {
  case button = "Button"
  case navigationLink = "NavigationLink"
  case link = "Link"
  case menu = "Menu"
  case shareLink = "ShareLink"
  /// A day of a calendar, or what shows another month.
  case calendarButton = "CalendarButton"
}

/// The background of a button.
enum ButtonBackground {
  /// None; the label in its own colour, and in the colour of what can be tapped.
  case plain, tinted
  /// A field, a field that stands out, and the same of glass.
  case bordered, prominent, glass
}

extension AnyButtonStyle {
  /// The background that a style of the system gives.
  @MainActor var background: ButtonBackground {
    switch self {
    case .standard(let style): return style is BarButtonStyle ? .tinted : .plain
    case .primitive(let style):
      switch style {
      case is BorderedButtonStyle: return .bordered
      case is BorderedProminentButtonStyle, is GlassProminentButtonStyle: return .prominent
      case is GlassButtonStyle: return .glass
      case is DefaultButtonStyle, is BorderlessButtonStyle, is AnswerButtonStyle: return .tinted
      default: return .plain
      }
    }
  }
}

extension EnvironmentValues {
  /// True where an open menu or an alert gives buttons their colours, which no app can change.
  @MainActor var colorsButtonsBySystem: Bool {
    if isInMenu { return true }
    guard case .primitive(let style)? = self[StyleKey<AnyButtonStyle>.self].last else { return false }
    return style is AnswerButtonStyle
  }
}

@MainActor
extension Button {
  /// The same button as another kind of thing to app code.
  func kind(_ kind: ButtonKind) -> Button {
    var button = self
    button.kind = kind
    return button
  }

  /// The same button as one whose activation opens a list of choices.
  ///
  /// - Source: Behaviour 3.4
  func openingChoices() -> Button {
    var button = self
    button.opensChoices = true
    return button
  }

  var typeName: String { kind.rawValue }
  var leadsOn: Bool { kind == .navigationLink }
  var answer: AnswerKind? { role == .cancel ? .cancel : .other }

  /// A button without a style of the app's own is used by a tap anywhere in its row.
  func rowReach(in environment: EnvironmentValues) -> RowReach {
    switch environment[StyleKey<AnyButtonStyle>.self].last {
    case nil: .row
    case .primitive(let style) where style is DefaultButtonStyle: .row
    default: .own
    }
  }

  private func background(_ environment: EnvironmentValues) -> ButtonBackground {
    environment[StyleKey<AnyButtonStyle>.self].last?.background ?? .tinted
  }

  func foregroundStyles(_ environment: EnvironmentValues) -> (any ShapeStyle)? {
    let accent: any ShapeStyle = role == .destructive ? Color.red : TintShapeStyle()
    if environment.isInMenu { return role == .destructive ? Color.red : Color.primary }
    switch background(environment) {
    case .plain: return nil
    case .tinted: return kind == .navigationLink && environment.isInList ? nil : accent
    case .bordered: return accent
    case .glass: return Color.primary
    case .prominent: return Color.white
    }
  }

  func drawBehind(_ drawing: inout ControlDrawing) {
    let environment = drawing.context.environment
    guard !environment.isInMenu else { return }
    let accent: any ShapeStyle = role == .destructive ? Color.red : TintShapeStyle()
    let radius = environment.buttonBorderShape.radius(in: drawing.rect, environment.controlSize)
    switch background(environment) {
    case .plain, .tinted: break
    case .bordered:
      let fill: any ShapeStyle =
        environment.tintStyle == nil && role != .destructive
        ? Color(.tertiarySystemFill) : OpacityShapeStyle(base: accent, opacity: 0.15)
      drawing.fill(drawing.rect, radius: radius, fill)
    case .prominent:
      drawing.fill(drawing.rect, radius: radius, environment.isEnabled ? accent : Color(.tertiarySystemFill))
    case .glass:
      drawing.fill(drawing.rect, radius: drawing.rect.height / 2, Material.regular)
      drawing.frame(drawing.rect, radius: drawing.rect.height / 2, Color(.separator), width: 0.5)
    }
  }
}

extension Button {
  func drawInFront(_ drawing: inout ControlDrawing) {
    guard kind == .menu, drawing.context.environment.isInMenu, let row = drawing.context.state.row else {
      return
    }
    let x = drawing.isMirrored ? row.minX + 16 : row.maxX - 24
    drawing.symbol(
      drawing.isMirrored ? "chevron.left" : "chevron.right",
      in: CGRect(x: x, y: drawing.rect.midY - 6.5, width: 8, height: 13), Color.secondary, weight: .semibold)
  }
}

extension ButtonBorderShape {
  /// How far corners are rounded, in points.
  func radius(in rect: CGRect, _ size: ControlSize) -> CGFloat {
    switch self {
    case .capsule, .circle: return rect.height / 2
    default: return ownRadius ?? min(rect.height / 2, size >= .large ? 12 : 8)
    }
  }
}
