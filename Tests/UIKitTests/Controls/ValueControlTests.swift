import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite(
  "What switches, sliders, steppers, segments and dots are, and what flicks and taps do to them",
  .timeLimit(.minutes(10)))
struct ValueControlTests {
  private static let adjust = "Swipe up or down with one finger to adjust the value."

  @Test("Z1: a switch tells its state and its hint; a tap toggles it, tells the app and says the new state")
  func toggling() async throws {
    let quiet = UISwitch()
    quiet.accessibilityLabel = "Quiet"
    var log: [Bool] = []
    quiet.addAction(
      UIAction { action in log.append((action.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
    #expect(quiet.bounds.size == CGSize(width: 51, height: 31))
    try await hosting(Column([quiet])) { screen in
      #expect(screen.heard.first == "Quiet, switch button, off")
      try await screen.advance(by: .seconds(10))
      #expect(screen.lastHeard == ["Double tap to toggle setting."])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["On"])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["Off"])
      #expect(log == [true, false])
      quiet.setOn(true, animated: true)
      #expect(log.count == 2)
    }
  }

  @Test("Z2: a switch that cannot be used is dimmed, has no hint and stays as it is")
  func dimmedSwitch() async throws {
    let quiet = UISwitch()
    quiet.accessibilityLabel = "Quiet"
    quiet.isEnabled = false
    try await hosting(Column([quiet])) { screen in
      #expect(screen.heard.first == "Quiet, dimmed, switch button, off")
      try await screen.advance(by: .seconds(10))
      #expect(screen.lastHeard == [])
      try await screen.voiceOver.doubleTap()
      #expect(!quiet.isOn)
      #expect(quiet.accessibilityValue == "0")
    }
  }

  @Test(
    "Z5: a slider tells its place in percent; a flick moves it by a tenth of its range and says the new place"
  )
  func sliding() async throws {
    let age = UISlider()
    age.accessibilityLabel = "Your age"
    age.minimumValue = 0
    age.maximumValue = 100
    age.value = 19
    var log: [Float] = []
    age.addAction(UIAction { _ in log.append(age.value) }, for: .valueChanged)
    try await hosting(Column([age])) { screen in
      #expect(screen.heard.first == "Your age, 19%, adjustable")
      try await screen.advance(by: .seconds(10))
      #expect(screen.lastHeard == [Self.adjust])
      try await screen.voiceOver.send(.flickUp)
      #expect(screen.lastHeard == ["29%"])
      for _ in 0..<3 { try await screen.voiceOver.send(.flickDown) }
      #expect(screen.lastHeard == ["0%"])
      try await screen.voiceOver.send(.flickDown)
      #expect(screen.lastHeard == [])
      #expect(log == [29, 19, 9, 0])
    }
  }

  @Test("J4: a finger that is held after a double tap moves a slider, and each value on the way is heard")
  func dragging() async throws {
    let volume = UISlider()
    volume.accessibilityLabel = "Volume"
    volume.value = 0.5
    var log: [Float] = []
    volume.addAction(UIAction { _ in log.append(volume.value) }, for: .valueChanged)
    try await hosting(Column([volume])) { screen in
      let place = try #require(screen.focused?.frame)
      let tenth = (place.size.width - 27) / 10
      #expect(
        try await dragged(place, by: [tenth, 3 * tenth, 2 * tenth], on: screen) == ["60%", "80%", "70%"])
      #expect(log.map { ($0 * 10).rounded() } == [6, 8, 7])
      #expect(screen.focused?.value == "70%")
    }
  }

  @Test("J4: a slider that is not continuous tells the app the last value of a drag alone")
  func lastValue() async throws {
    let volume = UISlider()
    volume.accessibilityLabel = "Volume"
    volume.isContinuous = false
    var log: [Float] = []
    volume.addAction(UIAction { _ in log.append(volume.value) }, for: .valueChanged)
    try await hosting(Column([volume])) { screen in
      let place = try #require(screen.focused?.frame)
      #expect(try await dragged(place, by: [40, 900], on: screen).last == "100%")
      #expect(log == [1])
      volume.isEnabled = false
      try await screen.advance(by: .zero)
      _ = try await dragged(place, by: [-900], on: screen)
      #expect(volume.value == 1)
    }
  }

  @Test("J4: where lines run from right to left, a finger that goes left raises the value")
  func mirroredDrag() async throws {
    let volume = UISlider()
    volume.semanticContentAttribute = .forceRightToLeft
    volume.value = 0.5
    try await hosting(Column([volume])) { screen in
      let place = try #require(screen.focused?.frame)
      _ = try await dragged(place, by: [-900], on: screen)
      #expect(volume.value == 1)
    }
  }

  /// Double taps and holds, moves the finger by distances from the middle, and lifts it; says what was heard.
  private func dragged(
    _ place: Rect, by distances: [Double], on screen: EarshotTesting.Screen
  ) async throws -> [String] {
    var heard: [String] = []
    try await screen.voiceOver.send(.gesture(.doubleTapAndHold))
    for distance in distances {
      try await screen.voiceOver.send(.drag(to: Point(x: place.center.x + distance, y: place.center.y)))
      heard += screen.lastHeard
      try await screen.advance(by: .seconds(2))
    }
    try await screen.voiceOver.send(.lift)
    return heard
  }

  @Test("A slider keeps to its range, whatever numbers it is given")
  func sliderRange() {
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.minimumValue = 5
    slider.maximumValue = 2
    slider.value = 9
    #expect(slider.value == 5)
    #expect(slider.accessibilityValue == "0%")
    slider.maximumValue = .infinity
    slider.accessibilityIncrement()
    #expect(slider.value == 5)
  }

  @Test("Z1: a stepper is two buttons; using one says the new number, and nothing of it beforehand")
  func stepping() async throws {
    let rate = UIStepper(frame: CGRect(x: 0, y: 60, width: 0, height: 0))
    rate.maximumValue = 1.1
    rate.stepValue = 0.05
    rate.value = 1
    var log: [Double] = []
    rate.addAction(UIAction { _ in log.append(rate.value) }, for: .valueChanged)
    #expect(rate.bounds.size == CGSize(width: 94, height: 32))
    try await hosting(rate) { screen in
      #expect(screen.heard.first == "Decrement, button")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Increment, button"])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["1.05"])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["1.1"])
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Decrement, button"])
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Increment, dimmed, button"])
      try await screen.voiceOver.doubleTap()
      #expect(log == [1.05, 1.1])
      rate.isEnabled = false
      try await screen.advance(by: .zero)
      try await screen.voiceOver.flickLeft()
      #expect(screen.lastHeard == ["Decrement, dimmed, button"])
    }
  }

  @Test("A stepper that wraps goes from the highest number to the lowest")
  func wrapping() async throws {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 60, width: 0, height: 0))
    stepper.maximumValue = 2
    stepper.value = 2
    stepper.wraps = true
    try await hosting(stepper) { screen in
      try await screen.activate("Increment")
      #expect(stepper.value == 0)
      try await screen.activate("Decrement")
      #expect(stepper.value == 2)
    }
  }

  @Test(
    "Z12: segments are heard by the label of their string or picture, the chosen one first of all as chosen")
  func segments() async throws {
    let fahrenheit = NSString(string: "°F")
    fahrenheit.accessibilityLabel = "Fahrenheit"
    let kelvin = UIImage(named: "k.png")
    kelvin?.accessibilityLabel = "Kelvin"
    let units = UISegmentedControl(items: ["Celsius", fahrenheit, kelvin as Any])
    units.selectedSegmentIndex = 0
    var log: [Int] = []
    units.addAction(UIAction { _ in log.append(units.selectedSegmentIndex) }, for: .valueChanged)
    try await hosting(Column([units])) { screen in
      #expect(screen.heard.first == "Selected, Celsius, button, 1 of 3")
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Fahrenheit, button, 2 of 3"])
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["Selected, Fahrenheit, button, 2 of 3"])
      #expect(log == [1])
      try await screen.voiceOver.doubleTap()
      #expect(log == [1])
      units.setEnabled(false, forSegmentAt: 2)
      try await screen.advance(by: .zero)
      try await screen.voiceOver.flickRight()
      #expect(screen.lastHeard == ["Kelvin, dimmed, button, 3 of 3"])
      try await screen.voiceOver.doubleTap()
      #expect(units.selectedSegmentIndex == 1)
      #expect(units.titleForSegment(at: 1) == "°F")
      #expect(units.imageForSegment(at: 2) === kelvin)
    }
  }

  @Test("Segments come and go, and the chosen one stays chosen")
  func changingSegments() async throws {
    let control = UISegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 1
    var log: [String] = []
    control.insertSegment(action: UIAction(title: "C") { _ in log.append("C") }, at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.setTitle("Bee", forSegmentAt: 1)
    control.setTitle("gone", forSegmentAt: 9)
    control.isMomentary = true
    try await hosting(Column([control])) { screen in
      try await screen.activate("C")
      #expect(log == ["C"])
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      let stops = screen.tree.stops.compactMap { screen.tree[$0]?.label?.string }
      #expect(stops == ["C", "Bee"])
      control.removeAllSegments()
      try await screen.advance(by: .zero)
      #expect(screen.tree.firstStop == nil)
    }
  }

  @Test("Z5: dots tell which page of how many is shown, and flicks turn pages until there is none")
  func pages() async throws {
    let dots = UIPageControl()
    dots.numberOfPages = 3
    var log: [Int] = []
    dots.addAction(UIAction { _ in log.append(dots.currentPage) }, for: .valueChanged)
    try await hosting(Column([dots])) { screen in
      #expect(screen.heard.first == "page 1 of 3, adjustable")
      try await screen.advance(by: .seconds(10))
      #expect(screen.lastHeard == [Self.adjust])
      try await screen.voiceOver.send(.flickUp)
      #expect(screen.lastHeard == ["page 2 of 3"])
      try await screen.voiceOver.send(.flickUp)
      try await screen.voiceOver.send(.flickUp)
      #expect(screen.lastHeard == [])
      #expect(log == [1, 2])
      dots.isEnabled = false
      try await screen.voiceOver.send(.flickDown)
      #expect(dots.currentPage == 2)
      dots.numberOfPages = 1
      dots.hidesForSinglePage = true
      try await screen.advance(by: .zero)
      #expect(screen.tree.firstStop == nil)
    }
  }
}
