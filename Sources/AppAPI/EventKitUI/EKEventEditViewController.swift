import AppHost
import AppResources
@_exported import EventKit
@_exported import UIKit

/// How a person left the editor of a date.
public enum EKEventEditViewAction: Int, Sendable {
  /// Without a change, with the date stored, or with the date deleted.
  case canceled, saved, deleted
}

/// Is told how a person left the editor of a date; it is this one that takes the editor off the screen.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Takes in how the person left.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// The calendar of a new date.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// The calendar that the date has.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    controller.event?.calendar ?? EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
  }
}

/// Lets a person add a date to their days, without the app's being allowed to use these.
///
/// What the person enters is in the app's `event` once it was added; the app finds it in no calendar.
open class EKEventEditViewController: UINavigationController {
  /// The days of the person.
  open var eventStore: EKEventStore? {
    didSet { form.store = eventStore }
  }
  /// The date that is edited; a new one where the app sets none.
  open var event: EKEvent? {
    didSet { form.event = event }
  }
  /// Who is told how the person left.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  private let form = EventForm()

  /// Makes an editor of a new date.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes an editor of a new date.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    begin()
  }

  /// Makes an editor of a new date, as an interface file describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    form.onEnd = { [weak self] action in self?.end(action) }
    viewControllers = [form]
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    if event == nil { event = EKEvent(eventStore: eventStore ?? EKEventStore()) }
    if let calendar = editViewDelegate?.eventEditViewControllerDefaultCalendar(forNewEvents: self) {
      event?.calendar = calendar
    }
  }

  /// Leaves without a change, and tells the delegate.
  open func cancelEditing() { end(.canceled) }

  private func end(_ action: EKEventEditViewAction) {
    if action == .saved, let event { form.fill(event) }
    editViewDelegate?.eventEditViewController(self, didCompleteWith: action)
  }
}
