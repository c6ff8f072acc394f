import AppHost
import Foundation

extension UIDatePicker {
  /// True where the date is chosen in a month of days.
  var hasMonth: Bool {
    datePickerStyle == .inline && (datePickerMode == .date || datePickerMode == .dateAndTime)
  }

  /// The groups of wheels that buttons open.
  var groups: [DatePart.Group] {
    switch datePickerStyle {
    case .compact: DatePart.groups(of: datePickerMode)
    case .inline where datePickerMode == .dateAndTime: [.time]
    case .automatic, .wheels, .inline: []
    }
  }

  /// The wheels that are on the screen.
  private var wheelParts: [DatePart] {
    if let opened { return opened.parts(setting) }
    return groups.isEmpty && !hasMonth ? DatePart.parts(of: datePickerMode, setting) : []
  }

  /// What people hear of the picker, in order; `nil` before there is anything.
  var parts: [Any]? {
    let views = [month, timeLabel].compactMap { $0 } as [Any]
    return views.isEmpty && shown.isEmpty ? nil : views + shown
  }

  /// Shows the wheels of a button, or hides them.
  func toggle(_ group: DatePart.Group) {
    opened = opened == group ? nil : group
    shown = []
    setNeedsLayout()
  }

  /// Puts the month above the button for the time, buttons side by side, and wheels in place or below them.
  func layParts() {
    let (groups, wheels) = (groups, wheelParts)
    if shown.isEmpty || wheels != described { makeElements(groups, wheels) }
    var row = bounds
    if hasMonth {
      let view = makeMonth()
      let height = groups.isEmpty ? bounds.height : max(bounds.height - DateButton.size.height, 0)
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      row = CGRect(
        x: max(bounds.width - DateButton.size.width, 0), y: height,
        width: min(DateButton.size.width, bounds.width), height: bounds.height - height)
      if !groups.isEmpty {
        makeTimeLabel().frame = CGRect(x: 0, y: height, width: row.minX, height: row.height)
      }
    }
    let buttons = Array(shown.prefix(groups.count))
    lay(buttons, in: row, widths: buttons.map { _ in 0 })
    let availableSpace =
      groups.isEmpty ? bounds : CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 216)
    lay(
      Array(shown.dropFirst(groups.count)), in: availableSpace,
      widths: described.map { $0.width(beside: date, setting) })
  }

  /// Puts elements side by side: each as wide as its words, and the remaining space in equal parts.
  private func lay(_ elements: [UIAccessibilityElement], in availableSpace: CGRect, widths: [CGFloat]) {
    let left = (availableSpace.width - widths.reduce(0, +)) / CGFloat(max(elements.count, 1))
    var x = availableSpace.minX
    for (element, own) in zip(elements, widths) {
      let width = max(own + left, 0)
      element.accessibilityFrameInContainerSpace = CGRect(
        x: x, y: availableSpace.minY, width: width, height: availableSpace.height)
      x += width
    }
  }

  private func makeElements(_ groups: [DatePart.Group], _ parts: [DatePart]) {
    described = parts
    let wheels = parts.map { part in
      PickerColumn(
        of: self, label: { [weak self] in parts.first == part ? self?.accessibilityLabel : nil },
        value: { [weak self] in self?.resolved(part) },
        isEnabled: { [weak self] in self?.isEnabled ?? false },
        move: { [weak self] in self?.move(part, by: $0) })
    }
    shown = groups.map { DateButton(of: self, group: $0) } + wheels
  }

  private func resolved(_ part: DatePart) -> String {
    datePickerMode == .countDownTimer
      ? part.resolved(forSeconds: countDownDuration) : part.resolved(for: date, setting)
  }

  // MARK: The month

  /// The month of an inline picker, made where there is none.
  func makeMonth() -> UICalendarView {
    if let month { return month }
    let view = UICalendarView()
    view.selectionBehavior = PickedDay(of: self)
    month = view
    addSubview(view)
    showMonth()
    return view
  }

  private func makeTimeLabel() -> UILabel {
    if let timeLabel { return timeLabel }
    let label = UILabel()
    label.text = String(system: .time)
    timeLabel = label
    addSubview(label)
    return label
  }

  /// Shows the month of the chosen moment.
  func showMonth() {
    guard let month else { return }
    let setting = setting
    (month.calendar, month.locale, month.timeZone) = (setting.calendar, setting.locale, timeZone)
    month.visibleDateComponents = setting.calendar.dateComponents([.year, .month], from: date)
  }
}

/// The day that is chosen in the month of a date picker.
private final class PickedDay: UICalendarSelection {
  private weak var picker: UIDatePicker?

  init(of picker: UIDatePicker) {
    self.picker = picker
    super.init()
  }

  /// The moment of a day at the time of day that is chosen.
  private func moment(of day: DateComponents) -> Date? {
    guard let picker else { return nil }
    let calendar = picker.setting.calendar
    var parts = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    return calendar.date(from: parts)
  }

  override func canChoose(_ day: DateComponents) -> Bool {
    guard let picker, picker.isEnabled, let moment = moment(of: day) else { return false }
    let calendar = picker.setting.calendar
    return calendar.startOfDay(for: moment) <= picker.maximumDate ?? .distantFuture
      && calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: moment)) ?? moment
        > picker.minimumDate ?? .distantPast
  }

  override func hasChosen(_ day: DateComponents) -> Bool {
    guard let picker else { return false }
    let chosen = picker.setting.calendar.dateComponents([.year, .month, .day], from: picker.date)
    return chosen.year == day.year && chosen.month == day.month && chosen.day == day.day
  }

  override func choose(_ day: DateComponents) {
    if let moment = moment(of: day) { picker?.choose(moment) }
  }
}
