import AppHost
import AppResources
import EventKit
import UIKit

/// How many calendars can be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable {
  /// One, or several.
  case single, multiple
}

/// Which calendars are shown.
public enum EKCalendarChooserDisplayStyle: Int, Sendable {
  /// All, or those to which dates can be added.
  case allCalendars, writableCalendarsOnly
}

/// Is told which calendars a person chose.
@MainActor @preconcurrency
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  /// Takes in that others are chosen.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// Takes in that the person is done.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// Takes in that the person left.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
  /// Does nothing.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// Lets a person choose calendars; an app that may not use any finds none to choose.
open class EKCalendarChooser: UIViewController {
  /// How many calendars can be chosen.
  public let selectionStyle: EKCalendarChooserSelectionStyle
  /// Who is told.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether it has a button for being done.
  open var showsDoneButton = false { didSet { showButtons() } }
  /// Whether it has a button for leaving.
  open var showsCancelButton = false { didSet { showButtons() } }
  /// The calendars that are chosen.
  open var selectedCalendars: Set<EKCalendar> = []
  private let message = UILabel()

  /// Makes a list of the calendars for dates.
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    eventStore: EKEventStore
  ) {
    self.init(
      selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
  }

  /// Makes a list of the calendars for dates or for things to do.
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
    entityType: EKEntityType, eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
    title = String(system: .calendars)
  }

  /// Makes a list, as an interface file describes it.
  public required init?(coder: NSCoder) {
    selectionStyle = .single
    super.init(coder: coder)
    title = String(system: .calendars)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    message.text = String(system: .noCalendars)
    message.textAlignment = .center
    view.addSubview(message)
    showButtons()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    message.frame = CGRect(x: 0, y: view.bounds.midY - 22, width: view.bounds.width, height: 44)
  }

  private func showButtons() {
    guard isViewLoaded else { return }
    navigationItem.leftBarButtonItem =
      showsCancelButton
      ? UIBarButtonItem(
        systemItem: .cancel,
        primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidCancel($0) } })
      : nil
    navigationItem.rightBarButtonItem =
      showsDoneButton
      ? UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidFinish($0) } })
      : nil
  }
}
