import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What wheels of choices are, and what flicks do to them", .timeLimit(.minutes(10)))
struct PickerTests {
  @MainActor
  final class Calendar: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    var months = ["October", "November", "December"]
    var log: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? months.count : 31
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      component == 0 ? months[row] : "\(row + 1)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component) \(row)")
    }
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
      component == 1 ? "Day" : nil
    }
  }

  @Test("Z5: a wheel is a picker item with its choice; a flick goes to the next one and says it")
  func wheels() async throws {
    let calendar = Calendar()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 60, width: 320, height: 216))
    picker.dataSource = calendar
    picker.delegate = calendar
    picker.selectRow(1, inComponent: 0, animated: false)
    try await hosting(picker) { screen in
      #expect(screen.heard.first == "November, picker item, adjustable")
      try await screen.advance(by: .seconds(10))
      #expect(screen.lastHeard == ["Swipe up or down with one finger to adjust the value."])
      try await screen.voiceOver.send(.flickUp)
      #expect(screen.lastHeard == ["December"])
      try await screen.voiceOver.send(.flickUp)
      #expect(screen.lastHeard == [])
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Day, 1, picker item, adjustable"])
      #expect(calendar.log == ["0 2"])
      calendar.months = ["October"]
      picker.reloadAllComponents()
      try await screen.advance(by: .zero)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      #expect(picker.selectedRow(inComponent: 7) == -1)
    }
  }
}

@MainActor
@Suite("What date pickers are, and what flicks and taps do to them", .timeLimit(.minutes(10)))
struct DatePickerTests {
  /// 23 November 2026, 9:05 in the morning, in Greenwich.
  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style) -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 60, width: 320, height: 216))
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = .gmt
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Date(timeIntervalSince1970: 1_795_424_700)
    return picker
  }

  @Test("Z5: wheels of a date are heard one by one, and moved within the limits")
  func wheels() async throws {
    let picker = picker(.date, .wheels)
    picker.maximumDate = picker.date.addingTimeInterval(40 * 86_400)
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    try await hosting(picker) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map { $0.element.value?.string } == ["November", "23", "2026"])
      #expect(tour.stops.allSatisfy { $0.element.traits == [.pickerItem, .adjustable] })
      try await screen.voiceOver.send(.firstElement)
      try await screen.voiceOver.send(.flickUp)
      #expect(screen.lastHeard == ["December"])
      try await screen.voiceOver.send(.flickUp)
      #expect(picker.date == picker.maximumDate)
      #expect(count == 2)
    }
  }

  @Test("A compact picker is a button for the date and one for the time, which show their wheels")
  func compact() async throws {
    let picker = picker(.dateAndTime, .compact)
    picker.accessibilityLabel = "Departure"
    try await hosting(picker) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map(\.element.label) == ["Departure", "Departure"])
      #expect(tour.stops.first?.element.value == "Nov 23, 2026")
      #expect(tour.stops.allSatisfy { $0.element.traits == .button })
      try await screen.voiceOver.send(.firstElement)
      try await screen.voiceOver.doubleTap()
      #expect(try await screen.tour().stops.count == 5)
      try await screen.voiceOver.send(.firstElement)
      try await screen.voiceOver.doubleTap()
      #expect(try await screen.tour().stops.count == 2)
    }
  }

  @Test("3.4: the buttons of a picker without a label say what they are, and if their wheels are shown")
  func alone() async throws {
    try await hosting(picker(.dateAndTime, .compact)) { screen in
      #expect(screen.heard == ["Date Picker, Nov 23, 2026, button, collapsed"])
      try await screen.voiceOver.flickRight()
      try await screen.voiceOver.doubleTap()
      #expect(try screen.element(named: "Time Picker").expanded == true)
      let wheels = screen.tree.stops.compactMap { screen.tree[$0]?.value?.string }.suffix(3)
      #expect(Array(wheels) == ["9 o’clock", "05 minutes", "AM"])
    }
  }

  @Test("3.4: an inline picker is a month of days, and a button for the time")
  func inline() async throws {
    let picker = picker(.dateAndTime, .inline)
    picker.frame.size = picker.intrinsicContentSize
    picker.minimumDate = picker.date.addingTimeInterval(-86_400)
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    try await hosting(picker) { screen in
      #expect(screen.heard == ["Show year picker, November 2026, button"])
      #expect(try screen.element(named: "Monday, November 23").traits.contains(.selected))
      #expect(try screen.element(named: "Saturday, November 21").traits.contains(.notEnabled))
      #expect(try screen.element(named: "Sunday, November 22").traits.contains(.notEnabled) == false)
      try await screen.activate("Tuesday, November 24")
      #expect(picker.date == Date(timeIntervalSince1970: 1_795_424_700 + 86_400))
      #expect(count == 1)
      try await screen.voiceOver.send(.lastElement)
      let time = screen.lastHeard.first?.replacing("\u{202F}", with: " ")
      #expect(time == "9:05 AM, button, collapsed")
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Time"])
    }
  }

  @Test("A time that something takes is set in hours and minutes")
  func duration() async throws {
    let picker = picker(.countDownTimer, .automatic)
    picker.minuteInterval = 5
    picker.countDownDuration = 3_600
    try await hosting(picker) { screen in
      let tour = try await screen.tour()
      #expect(tour.stops.map { $0.element.value?.string } == ["1 hour", "0 minutes"])
      try await screen.voiceOver.send(.lastElement)
      try await screen.voiceOver.send(.flickUp)
      #expect(screen.lastHeard == ["5 minutes"])
      #expect(picker.countDownDuration == 3_900)
      picker.minuteInterval = 7
      #expect(picker.minuteInterval == 1)
    }
  }
}
