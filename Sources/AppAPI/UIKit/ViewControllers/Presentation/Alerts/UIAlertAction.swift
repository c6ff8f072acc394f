import Foundation

/// One answer that an alert offers.
///
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
@MainActor @preconcurrency
open class UIAlertAction: NSObject, NSCopying {
  /// What an answer means for what was begun.
  public enum Style: Int, Sendable {
    /// Nothing special.
    case `default` = 0
    /// It leaves everything as it was.
    case cancel = 1
    /// It may destroy something.
    case destructive = 2
  }

  /// What is shown and spoken for it.
  public let title: String?
  /// What it means.
  public internal(set) var style: Style
  private let handler: (@MainActor (UIAlertAction) -> Void)?
  /// The button that shows it.
  private(set) lazy var button = AlertButton(self)

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - title: What is shown and spoken for it.
  ///   - style: What it means.
  ///   - handler: Called when a person chose it, after the alert left.
  @preconcurrency
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// True where it can be chosen.
  open var isEnabled = true {
    didSet { button.setNeedsDescription() }
  }

  /// Returns a second answer of the same kind; the zone is not used.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UncheckedAction(UIAlertAction(title: title, style: style, handler: handler)) }
      .action
  }

  func perform() {
    handler?(self)
  }

  private struct UncheckedAction: @unchecked Sendable {
    let action: UIAlertAction
    init(_ action: UIAlertAction) { self.action = action }
  }
}

/// Shows one answer of an alert.
final class AlertButton: UIControl {
  private weak var action: UIAlertAction?
  private let label = UILabel()
  var choose: () -> Void = {}

  init(_ action: UIAlertAction) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    addSubview(label)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool {
    get { action?.isEnabled ?? false }
    set { action?.isEnabled = newValue }
  }

  override var takesTaps: Bool { isEnabled }

  /// True for an answer that takes something away.
  var isDestructive: Bool { action?.style == .destructive }

  override func tapped(with event: UIEvent?) {
    if isEnabled { choose() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override var accessibilityLabel: String? {
    get { action?.accessibilityLabel ?? action?.title }
    set { action?.accessibilityLabel = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { action?.accessibilityIdentifier }
    set { action?.accessibilityIdentifier = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { traits(by: properties.traits ?? .button) }
    set { super.accessibilityTraits = newValue }
  }
}
