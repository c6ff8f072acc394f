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
/// A compact one is a button for the date and one for the time; using one shows or hides its wheels.
/// - Source: at-behaviour 3.4
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
    /// As wheels in place.
    case inline = 3
  }

  private var chosen: Date
  private var opened: DatePart.Group?
  private(set) var shown: [UIAccessibilityElement] = []
  private(set) var described: [DatePart] = []

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
    didSet { setNeedsDescription() }
  }
  /// In which language it is written; that of the app where there is none.
  open var locale: Locale? {
    didSet { setNeedsDescription() }
  }
  /// Where on earth it is that time.
  open var timeZone: TimeZone? {
    didSet { setNeedsDescription() }
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

  private func move(_ part: DatePart, by step: Int) {
    if datePickerMode == .countDownTimer {
      let unit: TimeInterval = part == .hours ? 3_600 : 60 * TimeInterval(minuteInterval)
      let new = min(max(countDownDuration + TimeInterval(step) * unit, 60), 86_340)
      guard new != countDownDuration else { return }
      countDownDuration = new
    } else {
      let new = limited(part.moved(chosen, by: step, setting))
      guard new != chosen else { return }
      chosen = new
      setNeedsDescription()
    }
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  private static let wheelExtent = CGSize(width: 320, height: 216)
  private static let buttonExtent = CGSize(width: 128, height: 34)

  /// The extent of the wheels, or of the words that open them.
  open override var intrinsicContentSize: CGSize {
    guard datePickerStyle == .compact else { return Self.wheelExtent }
    let count = CGFloat(DatePart.groups(of: datePickerMode).count)
    return CGSize(width: Self.buttonExtent.width * count, height: Self.buttonExtent.height)
  }

  /// The extent of the wheels, or of the words that open them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Gives buttons and wheels their places side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let groups = datePickerStyle == .compact ? DatePart.groups(of: datePickerMode) : []
    let parts =
      opened.map { $0.parts(setting) } ?? (groups.isEmpty ? DatePart.parts(of: datePickerMode, setting) : [])
    if shown.isEmpty || parts != described { makeElements(groups, parts) }
    let buttons = Array(shown.prefix(groups.count))
    let wheels = Array(shown.dropFirst(groups.count))
    lay(buttons, in: bounds, widths: buttons.map { _ in 0 })
    let room = groups.isEmpty ? bounds : CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: 216)
    lay(wheels, in: room, widths: described.map { $0.width(beside: date, setting) })
  }

  /// Puts elements side by side: each as wide as its words, and the room that is left in equal parts.
  private func lay(_ elements: [UIAccessibilityElement], in room: CGRect, widths: [CGFloat]) {
    let left = (room.width - widths.reduce(0, +)) / CGFloat(max(elements.count, 1))
    var x = room.minX
    for (element, own) in zip(elements, widths) {
      let width = max(own + left, 0)
      element.accessibilityFrameInContainerSpace = CGRect(
        x: x, y: room.minY, width: width, height: room.height)
      x += width
    }
  }

  private func partsDidChange() {
    opened = nil
    shown = []
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeElements(_ groups: [DatePart.Group], _ parts: [DatePart]) {
    described = parts
    let buttons = groups.map { group in
      DateButton(of: self, text: { [weak self] in self.map { group.words(for: $0.chosen, $0.setting) } }) {
        [weak self] in
        self?.opened = self?.opened == group ? nil : group
        self?.shown = []
        self?.setNeedsLayout()
      }
    }
    let wheels = parts.map { part in
      PickerColumn(
        of: self, label: { [weak self] in parts.first == part ? self?.accessibilityLabel : nil },
        value: { [weak self] in self?.words(for: part) },
        isEnabled: { [weak self] in self?.isEnabled ?? false },
        move: { [weak self] in self?.move(part, by: $0) })
    }
    shown = buttons + (groups.isEmpty || opened != nil ? wheels : [])
  }

  private func words(for part: DatePart) -> String {
    datePickerMode == .countDownTimer
      ? part.words(forSeconds: countDownDuration) : part.words(for: chosen, setting)
  }

  override func drawContent(into list: inout DisplayList) { drawLook(into: &list) }

  // MARK: What people hear

  /// What is set, else its buttons and wheels.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? (shown.isEmpty ? nil : shown) }
    set { super.accessibilityElements = newValue }
  }
}

/// The words of a compact picker, which open its wheels.
private final class DateButton: UIAccessibilityElement {
  private let text: () -> String?
  private let open: () -> Void
  private weak var picker: UIDatePicker?

  init(of picker: UIDatePicker, text: @escaping () -> String?, open: @escaping () -> Void) {
    self.text = text
    self.open = open
    self.picker = picker
    super.init(accessibilityContainer: picker)
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? picker?.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text() }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { picker?.isEnabled == false ? [.button, .notEnabled] : .button }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool {
    open()
    return true
  }
}
