import AppHost
import AppResources
import EventKit
import UIKit

/// The rows in which a person enters a date.
final class EventForm: UITableViewController {
  var store: EKEventStore?
  var event: EKEvent? {
    didSet { if isViewLoaded { show() } }
  }
  var onEnd: (EKEventEditViewAction) -> Void = { _ in }

  private let titleField = UITextField()
  private let placeField = UITextField()
  private let allDay = UISwitch()
  private let start = UIDatePicker()
  private let end = UIDatePicker()
  private let address = UITextField()
  private let notes = UITextField()
  private let calendarName = UILabel()
  private var rows: [[UITableViewCell]] = []

  init() { super.init(style: .grouped) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(system: .newEvent)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onEnd(.canceled) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: String(system: .add), primaryAction: UIAction { [weak self] _ in self?.onEnd(.saved) })
    let told = UIAction { [weak self] _ in self?.change() }
    titleField.addAction(told, for: .editingChanged)
    allDay.addAction(told, for: .valueChanged)
    start.addAction(told, for: .valueChanged)
    for picker in [start, end] { picker.preferredDatePickerStyle = .compact }
    rows = [
      [row(titleField, .eventTitle), row(placeField, .locationOrCall)],
      [row(.allDay, allDay), row(.starts, start), row(.ends, end)], [row(.calendar, calendarName)],
      [row(address, .url), row(notes, .notes)],
    ]
    show()
  }

  private func row(_ field: UITextField, _ placeholder: SystemPhrase) -> UITableViewCell {
    field.placeholder = String(system: placeholder)
    let cell = UITableViewCell()
    field.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16),
      field.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    return cell
  }

  private func row(_ name: SystemPhrase, _ content: UIView) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = String(system: name)
    content.sizeToFit()
    cell.accessoryView = content
    return cell
  }

  /// Shows what the date says.
  private func show() {
    titleField.text = event?.title
    placeField.text = event?.location
    address.text = event?.url?.absoluteString
    notes.text = event?.notes
    allDay.isOn = event?.isAllDay ?? false
    start.date = event?.startDate ?? start.date
    end.date = event?.endDate ?? end.date
    let name = event?.calendar.title ?? ""
    calendarName.text = name.isEmpty ? String(system: .calendar) : name
    change()
  }

  /// Follows what the person entered: days alone where the date takes whole ones, and an end that is not before it begins.
  private func change() {
    for picker in [start, end] {
      picker.datePickerMode = allDay.isOn ? .date : .dateAndTime
      picker.sizeToFit()
    }
    if end.date < start.date { end.date = start.date.addingTimeInterval(3600) }
    navigationItem.rightBarButtonItem?.isEnabled = titleField.text?.isEmpty == false
    for line in rows.joined() { line.accessoryView?.sizeToFit() }
  }

  /// Writes what the person entered into a date.
  func fill(_ event: EKEvent) {
    event.title = titleField.text ?? ""
    event.location = placeField.text?.isEmpty == false ? placeField.text : nil
    event.notes = notes.text?.isEmpty == false ? notes.text : nil
    event.url = address.text.flatMap { $0.isEmpty ? nil : URL(string: $0) }
    event.isAllDay = allDay.isOn
    event.startDate = start.date
    event.endDate = end.date
  }

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows[indexPath.section][indexPath.row]
  }
}
