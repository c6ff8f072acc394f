/// Whether a view is presented, and the way to close it.
///
///     @Environment(\.presentationMode) private var mode   // mode.wrappedValue.dismiss()
public struct PresentationMode {
  /// True within a presentation, or above the first screen of a stack.
  public let isPresented: Bool
  let action: DismissAction

  /// Closes the presentation; does nothing where there is none.
  public mutating func dismiss() {
    let action = action
    nonisolated(unsafe) let held = action
    onMainActor { held() }
  }
}

extension EnvironmentValues {
  /// Whether the view is presented, and the way to close it.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(isPresented: isPresented, action: dismiss))
  }
}
