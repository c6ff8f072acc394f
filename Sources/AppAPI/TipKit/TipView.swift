/// Shows a tip among other views, with a button that closes it.
public struct TipView<Content: Tip>: View {
  private let tip: Content?
  private let action: (Tips.Action) -> Void

  /// Shows a tip as long as it is to be shown.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - arrowEdge: At which edge an arrow points to what it is about; that is seen alone.
  ///   - action: Told which of its actions was chosen.
  public init(_ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }) {
    self.tip = tip
    self.action = action
  }

  /// The tip, or nothing.
  public var body: some View {
    if let tip, tip.shouldDisplay {
      HStack(alignment: .top) {
        if let image = tip.image { image.accessibilityHidden(true) }
        VStack(alignment: .leading) {
          tip.title.font(.headline)
          if let message = tip.message { message }
          ForEach(tip.actions) { entry in
            Button {
              entry.perform?()
              action(entry)
            } label: {
              entry.label
            }
          }
        }
        Button(String(system: .close), systemImage: "xmark") { tip.invalidate(reason: .tipClosed) }
      }
      .accessibilityElement(children: .contain)
    }
  }
}

extension View {
  /// Shows a tip over the view as long as it is to be shown.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - arrowEdge: At which edge an arrow points to the view; that is seen alone.
  ///   - action: Told which of its actions was chosen.
  /// - Returns: The view with the tip beside it.
  public nonisolated func popoverTip<Content: Tip>(
    _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modifier(PopoverTip(tip: tip, action: action))
  }
}

private struct PopoverTip<Shown: Tip> {
  private let tip: Shown?
  private let action: (Tips.Action) -> Void

  init(tip: Shown?, action: @escaping (Tips.Action) -> Void) {
    self.tip = tip
    self.action = action
  }
}

extension PopoverTip: ViewModifier {
  func body(content: Content) -> some View {
    VStack {
      content
      TipView(tip, action: action)
    }
  }
}
