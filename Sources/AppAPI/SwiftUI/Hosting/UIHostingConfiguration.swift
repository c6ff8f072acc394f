import UIKit

/// What a cell shows, written as a view.
///
///     cell.contentConfiguration = UIHostingConfiguration {
///       HStack { Text(dog.name); Spacer(); Text(dog.age) }
///     }
///
/// - Source: Behaviour 3.4
public struct UIHostingConfiguration<Content: View, Background: View> {
  let content: Content
  let background: Background
  private var margins = HostingMargins()
  private var minimum = HostingMinimum()

  /// What a cell shows, without a background of its own.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content: content(), background: EmptyView())
  }

  private init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  /// The same with the space it keeps free at some edges; a cell's own margins elsewhere.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// The same with the space it keeps free at some edges, each its own.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var other = self
    if edges.contains(.top) { other.margins.top = insets.top }
    if edges.contains(.leading) { other.margins.leading = insets.leading }
    if edges.contains(.bottom) { other.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { other.margins.trailing = insets.trailing }
    return other
  }

  /// The same, at least as large as this; 44 points high where nothing is said.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var other = self
    other.minimum = HostingMinimum(width: width, height: height ?? other.minimum.height)
    return other
  }

  /// The same in front of views that fill the cell; nothing is heard of them.
  public func background<Ground: View>(
    @ViewBuilder content: () -> Ground
  ) -> UIHostingConfiguration<Content, Ground> {
    var other = UIHostingConfiguration<Content, Ground>(content: self.content, background: content())
    other.take(margins, minimum)
    return other
  }

  private mutating func take(_ margins: HostingMargins, _ minimum: HostingMinimum) {
    self.margins = margins
    self.minimum = minimum
  }
}

/// Space at the edges of a cell.
private struct HostingMargins: Hashable {
  var top: CGFloat = 11
  var leading: CGFloat = 16
  var bottom: CGFloat = 11
  var trailing: CGFloat = 16
}

/// The least size of a cell.
private struct HostingMinimum: Hashable {
  var width: CGFloat?
  var height: CGFloat? = 44
}

extension UIHostingConfiguration: UIContentConfiguration {
  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  /// The views with the space around them.
  @MainActor
  fileprivate var arranged: some View {
    content
      .frame(
        minWidth: minimum.width.map { $0 - margins.leading - margins.trailing },
        maxWidth: .infinity,
        minHeight: minimum.height.map { max(0, $0 - margins.top - margins.bottom) },
        alignment: .leading
      )
      .padding(.top, margins.top)
      .padding(.leading, margins.leading)
      .padding(.bottom, margins.bottom)
      .padding(.trailing, margins.trailing)
      .background { background.accessibilityHidden(true) }
  }
}

/// Shows a cell's views.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private let hosting = HostingView()
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
    hosting.keepsClear = false
    hosting.groupsElements = false
    measuresHeightByWidth = true
    addSubview(hosting)
    hosting.show(configuration.arranged)
  }

  /// There is no archive of views.
  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      hosting.show(new.arranged)
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { hosting.fittingSize(in: size) }
  override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }
}
