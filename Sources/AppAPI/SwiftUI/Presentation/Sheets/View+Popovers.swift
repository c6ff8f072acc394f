/// To which part of a view a bubble belongs.
public struct PopoverAttachmentAnchor: Hashable, Sendable {
  /// A part of a view.
  public struct Part: Hashable, Sendable {
    private let name: String

    /// All of it.
    public static let bounds = Part(name: "bounds")
    /// A rectangle of it, in points.
    public static func rect(_ rect: CGRect) -> Part { Part(name: "\(rect)") }
  }

  private let name: String

  /// A part of the view.
  public static func rect(_ part: Part) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor(name: "\(part)")
  }
  /// A point of the view, in parts of its size.
  public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor {
    PopoverAttachmentAnchor(name: "\(point)")
  }
}

extension View {
  /// Shows views in a bubble beside this one while a value is true; on narrow screens on a card.
  ///
  /// The bubble lies below the view, or above where there is no space.
  /// - Source: Behaviour 3.4
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: isPresented.item, identity: { _ in 0 }, place: .popover, onDismiss: nil,
        content: { _ in content() }))
  }

  /// Shows views in a bubble beside this one while there is an item; on narrow screens on a card.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: item, identity: { AnyHashable($0.id) }, place: .popover, onDismiss: nil, content: content))
  }

  /// Shows views in a column beside this one while a value is true; on narrow screens on a card.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content))
  }

  /// Sets how wide the column is in which the view is shown beside another; it has one width here.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { modifier(IgnoredModifier()) }

  /// Sets within which limits a person may change the width of the column; it has one width here.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(IgnoredModifier())
  }
}

/// Shows views in a column beside another one where there is space, else on a card.
struct InspectorModifier<Inspector: View> {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  nonisolated init(isPresented: Binding<Bool>, inspector: @escaping () -> Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isWide = sizeClass == .regular
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isWide, isPresented.wrappedValue {
        VStack { inspector() }.frame(width: 270).modifier(BarGroup())
      }
    }
    .sheet(isPresented: isWide ? .constant(false) : isPresented) { inspector() }
  }
}
