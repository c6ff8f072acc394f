// What is heard of a screen does not depend on anything here.

extension View {
  /// Sets what becomes of buttons inside while they are held.
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets whether links inside have an arrow that tells of another screen.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets which help with writing fields inside offer.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets how what scrolls inside fades away at some edges.
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets whether what scrolls inside fades away at some edges.
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets whether views inside open while something is dragged above them.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    modifier(IgnoredModifier())
  }

  /// Shows that what is inside may be out of date while a widget waits.
  public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets how bright pictures inside may be.
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets how symbols inside are coloured.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modifier(IgnoredModifier())
  }

  /// Sets whether the system may end the app while the view is presented.
  public nonisolated func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    modifier(IgnoredModifier())
  }
}

extension ToolbarContent {
  /// Sets whether the item stands on the background that the items of its bar share.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension Image {
  /// How bright a picture may be.
  public enum DynamicRange: Hashable, Sendable {
    /// As bright as the rest of the screen, somewhat or much brighter.
    case standard, constrainedHigh, high
  }
}

/// What becomes of a button while it is held.
public enum ButtonRepeatBehavior: Hashable, Sendable {
  /// As the place has it, again and again, or once.
  case automatic, enabled, disabled
}

/// Which help with writing a field offers.
public enum WritingToolsBehavior: Hashable, Sendable {
  /// As the place has it, all of it, some of it, or none.
  case automatic, complete, limited, disabled
}

/// How what scrolls fades away at an edge.
public enum ScrollEdgeEffectStyle: Hashable, Sendable {
  /// As the place has it, at a line, or softly.
  case automatic, hard, soft
}

/// Whether a view opens while something is dragged above it.
public enum SpringLoadingBehavior: Hashable, Sendable {
  /// As the place has it, yes, or no.
  case automatic, enabled, disabled
}

/// How a symbol is coloured.
public enum SymbolColorRenderingMode: Hashable, Sendable {
  /// In one tone, or in a tone that changes along it.
  case flat, gradient
}
