import AccessibilityModel
import AppHost
import Drawing
import Foundation

/// A rectangle on the screen that shows something, holds other views, and takes touches.
///
///     let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
///     view.addSubview(UILabel())
///
/// A plain view is no element to the people who listen; what lies inside is found through it.
/// - Source: Behaviour 1.13
open class UIView: UIResponder {
  var origin = CGPoint.zero
  var size = CGSize.zero
  var boundsOrigin = CGPoint.zero
  let family = ViewFamily()
  /// The view it lies in, whose `family` takes back the reference before it goes.
  nonisolated(unsafe) unowned(unsafe) var parent: UIView?
  weak var controller: UIViewController?
  var recognizers: [UIGestureRecognizer] = []
  var needsLayout = true
  var needsProperties = true
  var descendantNeedsLayout = true
  var knownSafeAreaInsets = UIEdgeInsets.zero
  var ownTintColor: UIColor?
  var descriptionCache: DescriptionCache?
  var contentsCache: ContentsCache?
  var knownPlace: (pass: Int, place: CGAffineTransform)?
  /// What describes the inside of the view in place of its subviews.
  var subtree: GraftedSubtree?
  /// True where `sizeThatFits` answers the height that content of another kind has at a width.
  package final var measuresHeightByWidth = false
  var knownLines: KnownLines?
  var layoutState: ViewLayout?
  var drawing: ViewDrawing?
  var needsConstraints = true
  var descendantNeedsConstraints = true
  var ownInteractions: [any UIInteraction] = []
  var largeContent: LargeContentProperties?
  var traitSay: ViewTraits?
  /// What was around the view when it left a window; it is told what changed when it comes back.
  var traitsWhenLeft: UITraitCollection?

  /// Makes a view with a place in its superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    origin = frame.origin
    size = frame.size
  }

  /// Makes a view as an interface file describes it; without size where none does.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? ElementCoder)?.fill(self)
  }

  /// Makes a view without size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: Place

  /// Rectangle in the superview's coordinates; the smallest one around a view that is transformed.
  open var frame: CGRect {
    get { drawing?.transform.map(transformedFrame) ?? CGRect(origin: origin, size: size) }
    set {
      guard let transform = drawing?.transform else {
        return setGeometry(origin: newValue.origin, size: newValue.size)
      }
      setTransformedFrame(newValue, transform)
    }
  }

  /// How it is turned, stretched and shifted about its middle.
  open var transform: CGAffineTransform {
    get { drawing?.transform ?? .identity }
    set { setTransform(newValue) }
  }

  /// What is drawn of it.
  open var layer: CALayer { ensuredDrawing.layer(of: self) }

  /// Rectangle in its own coordinates, in which its subviews lie.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      // The middle stays where it is.
      let shift = CGPoint(
        x: (size.width - newValue.width) / 2, y: (size.height - newValue.height) / 2)
      setGeometry(
        origin: CGPoint(x: origin.x + shift.x, y: origin.y + shift.y), size: newValue.size,
        boundsOrigin: newValue.origin)
    }
  }

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
    set {
      setGeometry(
        origin: CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size)
    }
  }

  /// How the view follows its superview when that changes its size.
  open var autoresizingMask: UIView.AutoresizingMask = []
  /// True where its subviews follow when it changes its size.
  open var autoresizesSubviews = true

  // MARK: Appearance

  /// True where neither it nor what it holds is shown.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      setNeedsDescription()
      (parent as? UIStackView)?.visibilityDidChange(of: self)
    }
  }

  /// Opacity from 0 to 1; what is invisible is out of reach too.
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { setNeedsDescription() } }
  }

  /// True where what sticks out of it is not shown.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { clippingDidChange() } }
  }

  /// Colour of the background.
  open var backgroundColor: UIColor?
  /// True where nothing behind it shows through.
  open var isOpaque = true
  /// Place of the content where it has another size than the view.
  open var contentMode = UIView.ContentMode.scaleToFill

  // The platform declares it so.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Colour of what can be used, the superview's where none is set, and the app's accent colour in a window.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .tintColor }
    set {
      ownTintColor = newValue
      tintColorDidChange()
    }
  }

  /// Takes in that the tint colour changed; tells the subviews that have none of their own.
  open func tintColorDidChange() {
    for child in children where child.ownTintColor == nil { child.tintColorDidChange() }
  }

  /// Number by which it can be found.
  open var tag = 0

  /// Whether it runs as the language does, or always one way.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }

  /// Space that content keeps free at the edges, with what is covered there.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// True where the margins leave what is covered free as well.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }

  /// True where the margins reach as far as those of the superview.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }

  /// Takes in that the margins changed.
  open func layoutMarginsDidChange() {}

  /// The traits it is shown with.
  open var traitCollection: UITraitCollection { shownTraits }

  /// Takes in that it is shown with other traits than before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Hierarchy

  /// The view it lies in.
  open var superview: UIView? { parent }
  /// The views that lie in it, from the rearmost to the one in front.
  open var subviews: [UIView] { children }
  /// The window it is shown in, if any.
  open var window: UIWindow? {
    guard var outermost = parent else { return nil }
    while let next = outermost.parent { outermost = next }
    return outermost.window
  }

  /// Puts a view in front of the others inside this one.
  open func addSubview(_ view: UIView) {
    insert(view, at: children.count)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    detach()
  }

  /// Takes in that a view was put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Takes in that a view is about to leave this one.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Takes in that it is about to come into a view, or into none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Takes in that it came into a view, or into none.
  open func didMoveToSuperview() {}
  /// Takes in that it is about to come into a window, or into none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Takes in that it came into a window, or into none.
  open func didMoveToWindow() {}

  // MARK: Drawing

  /// Draws what the view shows by itself into the present context; called where a picture is made.
  open func draw(_ rect: CGRect) {}

  /// The class of the layer that views of the class have.
  open class var layerClass: AnyClass { CALayer.self }

  /// The background of a kind of view that has one even where nobody sets a colour.
  var usualBackground: UIColor? { nil }

  /// The outline of a kind of view that has another one than its rectangle.
  var usualOutline: UIBezierPath? { nil }

  /// Draws what the kind of view shows by itself, in its own points, between its background and its subviews.
  func drawContent(into list: inout DisplayList) {}

  /// Draws what the view shows by itself into a context of its layer; not called where `draw(_:)` draws it.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Takes in that a layer is to be shown anew.
  open func display(_ layer: CALayer) {}
  /// Takes in that the layers inside one are to get their places.
  open func layoutSublayers(of layer: CALayer) {}
  /// Takes in that it came out of an interface file.
  open func awakeFromNib() {}
  /// Takes in that it is about to be shown by an editor of interfaces; none shows it here.
  open func prepareForInterfaceBuilder() {}
  /// Sets what follows from observed values, before it is laid out.
  open func updateProperties() {}

  /// Asks for the view to be drawn anew.
  open func setNeedsDisplay() { drawing?.drawn = nil }

  /// Asks for a part of the view to be drawn anew.
  open func setNeedsDisplay(_ rect: CGRect) { drawing?.drawn = nil }

  // MARK: Layout

  /// Gives the subviews that follow constraints their places; the others do not move.
  open func layoutSubviews() {
    applyConstraints()
  }

  /// Asks for the subviews to get their places anew before the next look at the screen.
  open func setNeedsLayout() {
    needsLayout = true
    markAncestorsForLayout()
    setNeedsDescription()
  }

  /// Gives everything inside that waits for it its place now.
  open func layoutIfNeeded() {
    settlementRoot.settleLayout()
  }

  /// The size it would best have within an offered one; its present one by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

  /// Takes the size that fits its content.
  open func sizeToFit() {
    let fitting = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: fitting)
  }

  /// The size of the content, `noIntrinsicMetric` in a direction without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that the size of the content changed.
  open func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
    contentDidChangeForLayout()
  }

  /// Space at the edges that bars and the device's corners cover.
  open var safeAreaInsets: UIEdgeInsets { coveredInsets }

  // MARK: Constraints

  /// True where its place is its frame; false where constraints place it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { !followsConstraints }
    set { setFollowsConstraints(!newValue) }
  }

  /// True for a class whose views make no sense without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes or changes the constraints of what lies in it; called before a layout that waits for it.
  open func updateConstraints() {}

  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() {
    markForConstraints()
  }

  /// Lets everything inside that waits for it make its constraints now.
  open func updateConstraintsIfNeeded() {
    settleConstraints()
  }

  /// How much it matters that it is not larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
  /// Sets how much it matters that it is not larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }
  /// How much it matters that it is not smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance(axis)
  }
  /// Sets how much it matters that it is not smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, axis) }

  /// How much it matters that it is not larger than its content, where the app says nothing.
  var usualHugging: UILayoutPriority { .defaultLow }

  /// Space at the edges that belongs to the frame and is not lined up with anything.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The view inside whose first line of text others are lined up with; itself by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The view inside whose last line of text others are lined up with; itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// The size that its constraints ask for, as near to an offered one as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that its constraints ask for, as near to an offered one as they and two priorities allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// From the upper edge down to the line that the first line of text stands on.
  var firstBaselineOffset: CGFloat { 0 }
  /// From the lower edge up to the line that the last line of text stands on.
  var lastBaselineOffset: CGFloat { 0 }
  /// True where the height of the content depends on the width.
  var heightFollowsWidth: Bool { measuresHeightByWidth }
  /// The height of the content at a width.
  func contentHeight(atWidth width: CGFloat) -> CGFloat {
    guard measuresHeightByWidth else { return intrinsicContentSize.height }
    return sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// Takes in that the covered space changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Touches

  /// True where touches on it and inside it reach the app.
  open var isUserInteractionEnabled = true

  /// True where it takes in several fingers at a time; else the first alone.
  open var isMultipleTouchEnabled = false

  /// Decides whether a gesture on the view, or on one around it, may begin; it may, by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// True where a point of its own coordinates lies on it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The innermost view under a point of its own coordinates that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, isShown, self.point(inside: point, with: event) else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// What turns touches into gestures on it, the view's own means included.
  var activeRecognizers: [UIGestureRecognizer] { recognizers }

  /// What turns touches into gestures on it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets touches on the view be turned into a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.attachedView = self
    recognizers.append(gestureRecognizer)
    setNeedsDescription()
  }

  /// Ends that touches on the view are turned into a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.attachedView = nil }
    setNeedsDescription()
  }

  // MARK: Large content

  /// True where it is shown large while it is held by a person with very large text.
  open var showsLargeContentViewer: Bool {
    get { largeContent?.shows ?? defaultLargeContent.shows }
    set { changeLargeContent { $0.shows = newValue } }
  }

  /// Words that are shown large; the view's own words where none are set.
  open var largeContentTitle: String? {
    get { largeContent?.title ?? defaultLargeContent.title }
    set { changeLargeContent { $0.title = newValue } }
  }

  /// The picture that is shown large; the view's own one where none is set.
  open var largeContentImage: UIImage? {
    get { largeContent?.image ?? defaultLargeContent.image }
    set { changeLargeContent { $0.image = newValue } }
  }

  /// True where that picture is made as large as there is space.
  open var scalesLargeContentImage: Bool {
    get { largeContent?.scales ?? defaultLargeContent.scales }
    set { changeLargeContent { $0.scales = newValue } }
  }

  /// Space around that picture.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent?.insets ?? defaultLargeContent.insets }
    set { changeLargeContent { $0.insets = newValue } }
  }

  /// What the kind of view shows large by itself.
  var defaultLargeContent: DefaultLargeContent { DefaultLargeContent() }
  /// What a standard bar recognises held items by.
  var standardLargeContentInteraction: UILargeContentViewerInteraction? { nil }

  // MARK: Responding

  /// The view controller whose view it is, else the superview.
  open override var next: UIResponder? { controller ?? parent }

  /// Rectangle on the screen: as set, else where the view is.
  open override var accessibilityFrame: CGRect {
    get { properties.frame ?? convert(bounds, to: nil) }
    set { super.accessibilityFrame = newValue }
  }

  /// The margins of the views in it where none were set.
  var innerMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
  /// Parts that stay within reach where the view itself is an element.
  var partsBeside: [UIView] { [] }

  /// What technologies need to walk and edit the text of a view that takes some.
  override var textContent: TextContent? { ownTextContent }

  package override func setNeedsDescription() {
    var view: UIView? = self
    while let current = view {
      current.descriptionCache?.isStale = true
      if current.contentsCache != nil { current.contentsCache = nil }
      view = current.parent
    }
    RunningApp.current.setNeedsUpdate()
  }
}
