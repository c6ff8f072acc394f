import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Months in which several days are chosen", .timeLimit(.minutes(10)))
struct MultiDateTests {
  @MainActor
  private final class Diary: NSObject, UICalendarSelectionMultiDateDelegate {
    var log: [String] = []
    var held: Set<Int> = []

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { log.append("chose \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { log.append("gave up \(dateComponents.day ?? 0)") }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { dateComponents.day != 3 }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { !held.contains(dateComponents.day ?? 0) }
  }

  @Test("Days are chosen beside each other and given up one by one, as the delegate lets them")
  func choosing() async throws {
    let diary = Diary()
    let view = UICalendarView(frame: CGRect(x: 0, y: 60, width: 320, height: 320))
    view.calendar = Calendar(identifier: .gregorian)
    view.locale = Locale(identifier: "en_US")
    view.timeZone = .gmt
    view.visibleDateComponents = DateComponents(year: 2026, month: 6)
    let choice = UICalendarSelectionMultiDate(delegate: diary)
    let behavior: UICalendarSelection = choice
    view.selectionBehavior = behavior
    try await hosting(view) { screen in
      for day in ["Monday, June 1", "Tuesday, June 2"] { try await screen.activate(day) }
      #expect(diary.log == ["chose 1", "chose 2"])
      #expect(choice.selectedDates.map(\.day) == [1, 2])
      #expect(try screen.element(named: "Monday, June 1").traits.contains(.selected))
      #expect(try screen.element(named: "Wednesday, June 3").traits.contains(.notEnabled))
      diary.held = [1]
      try await screen.activate("Monday, June 1")
      #expect(choice.selectedDates.map(\.day) == [1, 2])
      try await screen.activate("Tuesday, June 2")
      #expect(diary.log.last == "gave up 2")
      #expect(choice.selectedDates.map(\.day) == [1])
      choice.setSelectedDates([], animated: false)
      try await screen.advance(by: .zero)
      #expect(try !screen.element(named: "Monday, June 1").traits.contains(.selected))
      #expect(diary.log.count == 3)
    }
  }

  /// Two wheels whose widths, heights and views the delegate says.
  @MainActor
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      component == 0 ? 60 : 120
    }
    func pickerView(
      _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { component == 1 ? NSAttributedString(string: "Size \(row)") : nil }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    { "Dog \(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component) \(row)")
    }
  }

  @Test("A picker asks its delegate for words and sizes, and tells it what a person chose, not the app")
  func pickers() async throws {
    let wheels = Wheels()
    let delegate: any UIPickerViewDelegate = wheels
    let picker = UIPickerView(frame: CGRect(x: 0, y: 60, width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (wheels, delegate)
    try await hosting(picker) { screen in
      #expect(picker.rowSize(forComponent: 1) == CGSize(width: 120, height: 50))
      #expect(screen.heard.first == "Dog 0, picker item, adjustable")
      picker.selectRow(2, inComponent: 0, animated: false)
      #expect(wheels.log.isEmpty)
      try await screen.voiceOver.send(.flickUp)
      #expect(wheels.log == ["0 3"])
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard.first?.hasPrefix("Size 0") == true)
    }
  }
}
