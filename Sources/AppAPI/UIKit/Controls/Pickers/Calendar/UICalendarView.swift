import AppHost
import Foundation

/// A month of days, some of which a person may choose, and some of which have something at them.
///
///     let calendar = UICalendarView()
///     calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
///     // "Show year picker, June 2026, button", "Previous month, button", …, "Monday, June 1, button"
///
/// A day's decoration follows its name; a chosen day says so. The name of the month is a button that shows
/// wheels for the month and the year in place of the days.
/// - Source: Behaviour 3.4
open class UICalendarView: UIView {
  private let header = UIButton(type: .system)
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private var days: [UIButton] = []
  private var wheels: UIDatePicker?
  private var month: Date

  /// Makes a view of this month with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    month = Date()
    super.init(frame: frame)
    prepare()
  }

  /// Makes a view of this month; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    month = Date()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    header.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    header.contentHorizontalAlignment = .leading
    header.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .primaryActionTriggered)
    back.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    back.accessibilityLabel = String(system: .previousMonth)
    forth.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
    forth.accessibilityLabel = String(system: .nextMonth)
    back.addAction(UIAction { [weak self] _ in self?.turn(-1) }, for: .primaryActionTriggered)
    forth.addAction(UIAction { [weak self] _ in self?.turn(1) }, for: .primaryActionTriggered)
    for view in [header, back, forth] { addSubview(view) }
    show()
  }

  /// Who says what stands at days.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { show() } }

  /// How days are chosen; they cannot be where `nil`.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.view = self
      show()
    }
  }

  /// How days are counted.
  open var calendar = Calendar.current { didSet { show() } }
  /// How days are written.
  open var locale = Locale.current { didSet { show() } }
  /// In which zone days begin.
  open var timeZone: TimeZone? { didSet { show() } }
  /// The days that can be shown.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { show() } }
  /// True where days may have something at them.
  open var wantsDateDecorations = true { didSet { show() } }

  private var counted: Calendar {
    var result = calendar
    if let timeZone { result.timeZone = timeZone }
    return result
  }

  private func words(_ template: String, _ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.calendar = counted
    formatter.timeZone = counted.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// The month that is shown.
  open var visibleDateComponents: DateComponents {
    get { counted.dateComponents([.calendar, .era, .year, .month], from: month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows another month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = counted.date(from: dateComponents) else { return }
    month = date
    show()
  }

  /// Asks anew what stands at days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { show() }

  private func turn(_ step: Int) {
    if let next = counted.date(byAdding: .month, value: step, to: month) { turn(to: next) }
  }

  private func turn(to next: Date) {
    guard canShow(next) else { return }
    let previous = visibleDateComponents
    month = next
    show()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  /// Shows wheels for the month and the year in place of the days, or the days again.
  private func toggleWheels() {
    if let open = wheels {
      open.removeFromSuperview()
      wheels = nil
    } else {
      let picker = UIDatePicker()
      picker.datePickerMode = .yearAndMonth
      (picker.calendar, picker.locale, picker.timeZone) = (calendar, locale, timeZone)
      picker.addAction(
        UIAction { [weak self, weak picker] _ in picker.map { self?.turn(to: $0.date) } }, for: .valueChanged)
      wheels = picker
      addSubview(picker)
    }
    show()
  }

  private func canShow(_ date: Date) -> Bool {
    counted.dateInterval(of: .month, for: date)?.intersects(availableDateRange) ?? false
  }

  /// Writes the days of the month anew; days that stay keep who they are.
  func show() {
    let calendar = counted
    guard let whole = calendar.dateInterval(of: .month, for: month),
      let length = calendar.range(of: .day, in: .month, for: month)?.count
    else { return }
    let count = wheels == nil ? length : 0
    let name = words("yMMMM", month)
    header.setTitle(name, for: .normal)
    header.accessibilityLabel = String(system: wheels == nil ? .showYearPicker : .hideYearPicker)
    header.accessibilityValue = name
    wheels?.date = month
    for (button, step) in [(back, -1), (forth, 1)] {
      button.isEnabled = calendar.date(byAdding: .month, value: step, to: month).map(canShow) ?? false
    }
    while days.count > count { days.removeLast().removeFromSuperview() }
    while days.count < count {
      let day = UIButton(type: .custom)
      day.addAction(UIAction { [weak self, weak day] _ in self?.choose(day) }, for: .primaryActionTriggered)
      days.append(day)
      addSubview(day)
    }
    for (index, day) in days.enumerated() {
      guard let date = calendar.date(byAdding: .day, value: index, to: whole.start) else { continue }
      show(date, calendar, in: day)
    }
    setNeedsLayout()
  }

  private func show(_ date: Date, _ calendar: Calendar, in day: UIButton) {
    let parts = components(of: date)
    let decoration = wantsDateDecorations ? delegate?.calendarView(self, decorationFor: parts) : nil
    let name = words("EEEEMMMMd", date)
    day.tag = parts.day ?? 0
    day.setTitle(words("d", date), for: .normal)
    day.accessibilityLabel = [name, decoration?.words].compactMap { $0 }.joined(separator: ", ")
    day.isEnabled =
      availableDateRange.contains(date) && selectionBehavior?.canChoose(parts) ?? true
    day.isSelected = selectionBehavior?.hasChosen(parts) ?? false
    day.isUserInteractionEnabled = selectionBehavior != nil
    if selectionBehavior == nil {
      day.accessibilityTraits = .staticText
    } else {
      day.properties.traits = nil
    }
  }

  private func components(of date: Date) -> DateComponents {
    counted.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  private func choose(_ day: UIButton?) {
    guard let day, let start = counted.dateInterval(of: .month, for: month)?.start,
      let date = counted.date(byAdding: .day, value: day.tag - 1, to: start)
    else { return }
    selectionBehavior?.choose(components(of: date))
    show()
  }

  /// Puts the days into seven columns.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let calendar = counted
    let (width, line) = (bounds.width / 7, max((bounds.height - 44) / 6, 20))
    header.frame = CGRect(x: 0, y: 0, width: max(bounds.width - 88, 0), height: 44)
    back.frame = CGRect(x: max(bounds.width - 88, 0), y: 0, width: 44, height: 44)
    forth.frame = CGRect(x: max(bounds.width - 44, 0), y: 0, width: 44, height: 44)
    wheels?.frame = CGRect(x: 0, y: 44, width: bounds.width, height: max(bounds.height - 44, 0))
    let first = calendar.dateInterval(of: .month, for: month).map {
      calendar.component(.weekday, from: $0.start)
    }
    let offset = ((first ?? 1) - calendar.firstWeekday + 7) % 7
    for (index, day) in days.enumerated() {
      let (row, column) = (index + offset).quotientAndRemainder(dividingBy: 7)
      day.frame = CGRect(
        x: CGFloat(column) * width, y: 44 + CGFloat(row) * line, width: width, height: line)
    }
  }

  /// Space for six weeks.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 44 + 6 * 44) }
}

/// Says what stands at days, and follows which month is shown.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// What stands at a day; `nil` for nothing.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Takes in that another month is shown.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
