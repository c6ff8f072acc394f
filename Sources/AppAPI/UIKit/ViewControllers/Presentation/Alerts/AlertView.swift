import AccessibilityModel
import Drawing
import Foundation

/// Words of an alert, whose looks the system alone decides.
final class AlertLabel: UILabel {}

/// The board of an alert: the title, the message and the answers, one stop each.
///
/// - Source: Behaviour 1.5.3, 3.4
final class AlertView: UIView {
  private weak var alert: UIAlertController?
  private let titleLabel = AlertLabel()
  private let messageLabel = AlertLabel()

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      addSubview(label)
    }
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Takes over what the alert asks and offers now.
  func update() {
    guard let alert else { return }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    titleLabel.isHidden = (alert.title ?? "").isEmpty
    messageLabel.isHidden = (alert.message ?? "").isEmpty
    let isAlert = alert.preferredStyle == .alert
    titleLabel.accessibilityValue = isAlert ? String(system: .alert) : nil
    messageLabel.accessibilityValue = isAlert && titleLabel.isHidden ? String(system: .alert) : nil
    for field in alert.textFields ?? [] where field.superview !== self { addSubview(field) }
    for action in alert.actions where action.button.superview !== self { addSubview(action.button) }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private static let margin: CGFloat = 16
  private static let rowHeight: CGFloat = 44

  private func textHeight(_ label: UILabel, width: CGFloat) -> CGFloat {
    guard !label.isHidden else { return 0 }
    return label.sizeThatFits(CGSize(width: width - 2 * Self.margin, height: .greatestFiniteMagnitude)).height
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let count = alert?.actions.count ?? 0
    let rows = alert?.isInRow == true ? 1 : count
    let texts = textHeight(titleLabel, width: size.width) + textHeight(messageLabel, width: size.width)
    let fields = alert?.textFields?.count ?? 0
    return CGSize(
      width: size.width, height: texts + 3 * Self.margin + CGFloat(rows + fields) * Self.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = Self.margin
    for label in [titleLabel, messageLabel] {
      let height = textHeight(label, width: bounds.width)
      let width = max(bounds.width - 2 * Self.margin, 0)
      label.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height + Self.margin / 2
    }
    for field in alert?.textFields ?? [] {
      let width = max(bounds.width - 2 * Self.margin, 0)
      field.frame = CGRect(x: Self.margin, y: y, width: width, height: Self.rowHeight - 10)
      y += Self.rowHeight
    }
    y += Self.margin
    let actions = alert?.arrangedActions ?? []
    let isInRow = alert?.isInRow == true
    let width = isInRow ? bounds.width / 2 : bounds.width
    for (index, action) in actions.enumerated() {
      let place = CGFloat(index)
      action.button.frame = CGRect(
        x: isInRow ? place * width : 0, y: isInRow ? y : y + place * Self.rowHeight, width: width,
        height: Self.rowHeight)
    }
  }

  var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  /// Title, message, what is between, answers.
  override var accessibilityElements: [Any]? {
    get {
      let answers = (alert?.arrangedActions ?? []).map(\.button)
      let between = subviews.filter { $0 !== titleLabel && $0 !== messageLabel && !($0 is AlertButton) }
      return [titleLabel, messageLabel] + between + answers
    }
    set { super.accessibilityElements = newValue }
  }
}

/// Shows an alert in the middle of the screen, or at its lower edge.
final class AlertPresentationController: UIPresentationController {
  private var isSheet: Bool {
    (presentedViewController as? UIAlertController)?.preferredStyle == .actionSheet
  }

  override var shouldRemovePresentersView: Bool { false }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView else { return .zero }
    let availableSpace = container.bounds.inset(by: container.safeAreaInsets)
    let width = isSheet ? max(min(availableSpace.width - 16, 400), 0) : min(270, availableSpace.width)
    let height = min(
      view.sizeThatFits(CGSize(width: width, height: availableSpace.height)).height, availableSpace.height)
    return CGRect(
      x: availableSpace.midX - width / 2,
      y: isSheet ? availableSpace.maxY - height : availableSpace.midY - height / 2, width: width,
      height: height)
  }

  /// Only its own answers lead out.
  override func personLeaves() -> Bool { false }
}

extension AlertView: ElementTyped {
  package var elementType: ElementType { alert?.preferredStyle == .actionSheet ? .sheet : .alert }
}
