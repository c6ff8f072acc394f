/// Keeps the styles of one kind that are in force, the innermost last.
struct StyleKey<Style>: EnvironmentKey {
  static var defaultValue: [Style] { [] }
}

/// Adds a style to those in force.
struct StyleModifier<Style> {
  let style: Style
}

extension StyleModifier: EnvironmentModifier {
  typealias Body = Never

  func apply(to environment: inout EnvironmentValues) {
    environment[StyleKey<Style>.self].append(style)
  }
}

/// Puts exactly some styles in force.
struct StyleStackModifier<Style> {
  let styles: [Style]
}

extension StyleStackModifier: EnvironmentModifier {
  typealias Body = Never

  func apply(to environment: inout EnvironmentValues) {
    environment[StyleKey<Style>.self] = styles
  }
}

/// The styles around a control while its own style puts it together.
///
/// Inside the body of a style the styles further out are in force, so that a style may build on them;
/// the control's parts have all of them again.
@MainActor
struct StyleScope<Style> {
  let styles: [Style]

  /// A part of the control, with every style in force.
  func part<Part: View>(_ view: Part) -> any View {
    view.modifier(StyleStackModifier(styles: styles))
  }

  /// The body of a style, with the styles further out in force.
  func body<Body: View>(_ view: Body) -> any View {
    view.modifier(StyleStackModifier(styles: Array(styles.dropLast())))
  }
}

extension EnvironmentValues {
  /// What the innermost style of a kind makes of a control; `nil` where none was set.
  @MainActor
  func styled<Style>(
    by kind: Style.Type, _ make: (Style, StyleScope<Style>) -> any View
  ) -> (any View)? {
    let scope = StyleScope(styles: self[StyleKey<Style>.self])
    guard let style = scope.styles.last else { return nil }
    return scope.body(ErasedPart(make(style, scope)))
  }
}
