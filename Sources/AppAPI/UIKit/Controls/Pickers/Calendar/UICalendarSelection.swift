import Foundation

/// How the days of a calendar are chosen.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  func canChoose(_ day: DateComponents) -> Bool { true }
  func hasChosen(_ day: DateComponents) -> Bool { false }
  func choose(_ day: DateComponents) {}

  /// Asks anew which days can be chosen.
  open func updateSelectableDates() { view?.show() }
}

extension DateComponents {
  /// True where both are the same day.
  fileprivate func isDay(_ other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day
  }
}

/// One day is chosen at a time.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who is asked and told.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// Makes a choice of one day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The chosen day.
  open var selectedDate: DateComponents? { didSet { view?.show() } }

  /// Chooses a day, or none.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

  override func canChoose(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  override func hasChosen(_ day: DateComponents) -> Bool { selectedDate?.isDay(day) ?? false }
  override func choose(_ day: DateComponents) {
    let new = hasChosen(day) ? nil : day
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// Is asked and told which day is chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Takes in that a person chose a day, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// It can.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Any number of days is chosen.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who is asked and told.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// Makes a choice of days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The chosen days.
  open var selectedDates: [DateComponents] = [] { didSet { view?.show() } }

  /// Chooses days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func canChoose(_ day: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func hasChosen(_ day: DateComponents) -> Bool { selectedDates.contains { $0.isDay(day) } }
  override func choose(_ day: DateComponents) {
    if hasChosen(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      selectedDates.removeAll { $0.isDay(day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else if canChoose(day) {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Is asked and told which days are chosen.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Takes in that a person chose a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Takes in that a person gave up a chosen day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a chosen day can be given up.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// It can.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// It can.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
