import AppHost
import AppResources
import EventKit
import UIKit

/// How a person left a date.
public enum EKEventViewAction: Int, Sendable {
  /// After looking, after answering an invitation, or with the date deleted.
  case done, responded, deleted
}

/// Is told how a person left a date.
@MainActor @preconcurrency
public protocol EKEventViewDelegate: NSObjectProtocol {
  /// Takes in how the person left.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Shows a date: what it is, where, when, in which calendar, with its page and its note.
open class EKEventViewController: UIViewController, EKEventEditViewDelegate {
  /// The date.
  open var event: EKEvent? {
    didSet { if isViewLoaded { show() } }
  }
  /// True where the person may change it.
  open var allowsEditing = false {
    didSet { if isViewLoaded { show() } }
  }
  /// True where the day around it can be looked at.
  open var allowsCalendarPreview = false
  /// Who is told how the person left.
  open weak var delegate: (any EKEventViewDelegate)?
  private let lines = UIStackView()

  /// Makes one without a date.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = String(system: .eventDetails)
    lines.axis = .vertical
    lines.spacing = 8
    lines.alignment = .leading
    view.addSubview(lines)
    show()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    lines.frame = CGRect(
      origin: space.origin,
      size: CGSize(width: space.width, height: lines.systemLayoutSizeFitting(space.size).height))
  }

  private func show() {
    navigationItem.rightBarButtonItem =
      allowsEditing
      ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.edit() }) : nil
    for line in lines.arrangedSubviews { line.removeFromSuperview() }
    guard let event else { return }
    add(event.title, .title2).accessibilityTraits = .header
    add(event.location)
    add(Self.time(of: event))
    let calendar = event.calendar.title.isEmpty ? String(system: .calendar) : event.calendar.title
    let row = add(calendar)
    row.accessibilityLabel = String(system: .calendar)
    row.accessibilityValue = calendar
    add(event.url?.absoluteString)
    add(event.notes)
    view.setNeedsLayout()
  }

  @discardableResult
  private func add(_ words: String?, _ style: UIFont.TextStyle = .body) -> UILabel {
    let label = UILabel()
    label.text = words
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    if words?.isEmpty == false { lines.addArrangedSubview(label) }
    return label
  }

  private static func time(of event: EKEvent) -> String {
    let formatter = DateIntervalFormatter()
    formatter.locale = .current
    formatter.dateStyle = .full
    formatter.timeStyle = event.isAllDay ? .none : .short
    return formatter.string(from: event.startDate, to: max(event.startDate, event.endDate))
  }

  private func edit() {
    let editor = EKEventEditViewController()
    editor.event = event
    editor.editViewDelegate = self
    present(editor, animated: true)
  }

  /// Shows what the person changed.
  open func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction
  ) {
    controller.dismiss(animated: true)
    show()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent || isBeingDismissed {
      delegate?.eventViewController(self, didCompleteWith: .done)
    }
  }
}
