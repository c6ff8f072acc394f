/// Views one below the other.
public struct VStack<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

/// Views side by side.
public struct HStack<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

/// Views in front of one another, the first at the back.
public struct ZStack<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let alignment: Alignment
  let content: Content
}

extension VStack: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure one below the other; a `nil` spacing is the system's.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension HStack: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure side by side; a `nil` spacing is the system's.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension ZStack: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Puts the views of a closure in front of one another.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension VStack: PrimitiveView {}

extension VStack: ArrangingView {
  func arrangement(_ environment: EnvironmentValues) -> Arrangement {
    .stack(
      StackLayout(
        axis: .vertical, spacing: spacing,
        alignment: Alignment(horizontal: alignment, vertical: .top),
        isMirrored: environment.layoutDirection == .rightToLeft))
  }
}

extension HStack: PrimitiveView {}

extension HStack: ArrangingView {
  func arrangement(_ environment: EnvironmentValues) -> Arrangement {
    .stack(
      StackLayout(
        axis: .horizontal, spacing: spacing,
        alignment: Alignment(horizontal: .leading, vertical: alignment),
        isMirrored: environment.layoutDirection == .rightToLeft))
  }
}

extension ZStack: PrimitiveView {}

extension ZStack: ArrangingView {
  func arrangement(_ environment: EnvironmentValues) -> Arrangement {
    .layers(
      LayerLayout(alignment: alignment, isMirrored: environment.layoutDirection == .rightToLeft))
  }
}
