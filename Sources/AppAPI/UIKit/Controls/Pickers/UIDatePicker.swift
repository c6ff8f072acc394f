import AppHost
import Drawing
import Foundation

/// A control that chooses a date, a time, both, or how long something takes.
///
///     let picker = UIDatePicker()
///     picker.datePickerMode = .date
///     picker.preferredDatePickerStyle = .wheels
///     // "November, picker item, adjustable", then the day and the year
///
/// A compact one is a button for the date and one for the time; using one shows or hides its wheels. An
/// inline one is a month of days, and a button for the time.
/// - Source: Behaviour 3.4
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day of the calendar.
    case date = 1
    /// A date and a time of day.
    case dateAndTime = 2
    /// Hours and minutes that something takes.
    case countDownTimer = 3
    /// One of twelve, with the year it lies in.
    case yearAndMonth = 4
  }

  /// How the choice is shown.
  public enum Style: Int, Sendable {
    /// As the device shows it.
    case automatic = 0
    /// As wheels.
    case wheels = 1
    /// As words that open wheels.
    case compact = 2
    /// As a month of days with a button for the time; a time alone as wheels.
    case inline = 3
  }

  private var chosen: Date
  /// The wheels that a button opened.
  var opened: DatePart.Group?
  /// The buttons and the wheels that are on the screen.
  var shown: [UIAccessibilityElement] = []
  /// What each of the wheels turns.
  var described: [DatePart] = []
  /// The month of an inline picker, and what stands before its time.
  var month: UICalendarView?
  var timeLabel: UILabel?

  /// Makes a picker of this moment, with a place in its superview's coordinates.
  public override init(frame: CGRect) {
    chosen = Date()
    super.init(frame: frame)
  }

  /// Makes a picker of this moment; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    chosen = Date()
    super.init(coder: coder)
  }

  // MARK: The choice

  /// The chosen moment; one outside of the limits becomes the nearest of them.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a moment; targets and actions are not told.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    showMonth()
    setNeedsDescription()
  }

  /// The first moment that can be chosen.
  open var minimumDate: Date? {
    didSet { setDate(chosen, animated: false) }
  }
  /// The last moment that can be chosen.
  open var maximumDate: Date? {
    didSet { setDate(chosen, animated: false) }
  }
  /// How many minutes lie between two choices; it divides 60, else it is taken for 1.
  open var minuteInterval = 1 {
    didSet { if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 } }
  }
  /// How long the chosen time is, in seconds, where that is what is chosen.
  open var countDownDuration: TimeInterval = 60 {
    didSet { setNeedsDescription() }
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet { partsDidChange() }
  }
  /// How the choice is to be shown.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { partsDidChange() }
  }
  /// How the choice is shown.
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
  }

  /// How days are counted.
  open var calendar = Calendar.current {
    didSet { settingDidChange() }
  }
  /// In which language it is written; that of the app where there is none.
  open var locale: Locale? {
    didSet { settingDidChange() }
  }
  /// Where on earth it is that time.
  open var timeZone: TimeZone? {
    didSet { settingDidChange() }
  }

  /// The locale and the calendar that the choice is written and counted in.
  var setting: DatePart.Setting {
    let locale = locale ?? Locale(identifier: RunningApp.current.environment.locale)
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return DatePart.Setting(calendar: calendar, locale: locale, minuteInterval: minuteInterval)
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }

  /// Turns a wheel, as a person does.
  func move(_ part: DatePart, by step: Int) {
    if datePickerMode == .countDownTimer {
      let unit: TimeInterval = part == .hours ? 3_600 : 60 * TimeInterval(minuteInterval)
      let new = min(max(countDownDuration + TimeInterval(step) * unit, 60), 86_340)
      guard new != countDownDuration else { return }
      countDownDuration = new
    } else {
      let new = limited(part.moved(chosen, by: step, setting))
      guard new != chosen else { return }
      setDate(new, animated: false)
    }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// Chooses a moment, as a person does.
  func choose(_ moment: Date) {
    guard limited(moment) != chosen else { return }
    setDate(moment, animated: false)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  private func settingDidChange() {
    showMonth()
    setNeedsDescription()
  }

  private func partsDidChange() {
    opened = nil
    shown = []
    for view in [month, timeLabel] { view?.removeFromSuperview() }
    (month, timeLabel) = (nil, nil)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Layout

  private static let wheelSize = CGSize(width: 320, height: 216)

  /// The size of the wheels, of the month, or of the words that open wheels.
  open override var intrinsicContentSize: CGSize {
    let buttons = CGFloat(groups.count)
    if hasMonth {
      let month = makeMonth().intrinsicContentSize
      return CGSize(width: month.width, height: month.height + min(buttons, 1) * DateButton.size.height)
    }
    guard buttons > 0 else { return Self.wheelSize }
    return CGSize(width: DateButton.size.width * buttons, height: DateButton.size.height)
  }

  /// The size of the wheels, of the month, or of the words that open wheels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Gives the month, buttons and wheels their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layParts()
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  // MARK: What people hear

  /// What is set, else its month, buttons and wheels.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? parts }
    set { super.accessibilityElements = newValue }
  }
}
