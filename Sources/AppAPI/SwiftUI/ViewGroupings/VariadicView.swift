/// Makes one view of the views that another is made of; the older way to do what `Group(subviews:)` does.
public enum _VariadicView {
  /// What makes the view of the others.
  public typealias Root = _VariadicView_Root
  /// The views that another is made of.
  public typealias Children = _VariadicView_Children
  /// What makes one view of the others.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes several views of the others.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A view that a root makes of other views.
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View> {
    /// What makes the view.
    public var root: Root
    /// The views that it is made of.
    public var content: Content

    /// Makes a view of others.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View {
  /// What the root makes of the views.
  public var body: some View {
    Group(subviews: content) { views in
      root.body(children: _VariadicView_Children(views: views))
    }
  }
}

/// What makes one thing of several.
public protocol _VariadicView_Root {}

/// What makes a view of other views.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View
  /// The view that is made of others.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of other views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of other views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that another view is made of, in their order.
public struct _VariadicView_Children: RandomAccessCollection {
  let views: SubviewsCollection

  /// The place of the first view.
  public var startIndex: Int { views.startIndex }
  /// The place after the last view.
  public var endIndex: Int { views.endIndex }

  /// The view at a place.
  public subscript(index: Int) -> Element { Element(view: views[index]) }

  /// One of the views.
  public struct Element: Identifiable {
    let view: Subview
    /// Lasts as long as the view does.
    public var id: AnyHashable { AnyHashable(view.id) }
  }
}

extension _VariadicView_Children: View {
  /// The views, one after the other.
  public var body: some View { views }
}

extension _VariadicView_Children.Element: View {
  /// The view itself.
  public var body: some View { view }
}
