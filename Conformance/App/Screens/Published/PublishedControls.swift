import SwiftUI
import UIKit

/// Controls and fields whose words somebody published.
extension KitScreen {
  static let publishedControls: [KitScreen] = [
    KitScreen("published-slider") { [slider(nil, 0.5)] },
    KitScreen("published-slider-labelled") { [slider("Volume", 0.5)] },
    KitScreen("published-slider-rate") { [slider("Speaking Rate", 0.48)] },
    KitScreen("published-slider-overridden") {
      let age = slider(nil, 0.19)
      age.accessibilityValue = "37"
      return [age]
    },
    KitScreen("published-stepper") {
      let stepper = UIStepper()
      stepper.value = 1
      stepper.stepValue = 0.05
      return [stepper]
    },
    KitScreen("published-switch-row", controller: { SwitchTable("Reachability") }),
    KitScreen("published-switch-row-caption", controller: { SwitchTable("Caption Panel") }),
    KitScreen("published-switch-apart") { [label("Event cancellations"), turnedOn()] },
    KitScreen("published-switch-apart-off") { [label("Send me updates"), UISwitch()] },
    KitScreen("published-switch-unlabelled") { [turnedOn()] },
    KitScreen("published-switch-grouped") { [GroupedSwitch()] },
    KitScreen("published-toggle-trait") {
      ["1", "3", "value"].map { element("Fake label", .toggleButton, value: $0) }
    },
    KitScreen("published-segments") {
      let segments = UISegmentedControl(items: ["last 24 hours", "last 10 days"])
      segments.selectedSegmentIndex = 0
      return [segments]
    },
    KitScreen("published-pop-up") { SearchBy() },
    KitScreen("published-named-picker") {
      Picker("Kind", selection: .constant(1)) { Text("Apple").tag(1) }.accessibilityLabel("Fruit")
    },
    KitScreen("published-wheel") { [MonthWheel()] },
    KitScreen("published-search") {
      let bar = UISearchBar()
      bar.placeholder = "Search"
      bar.widthAnchor.constraint(equalToConstant: 300).isActive = true
      return [bar]
    },
    KitScreen("published-field-empty") { [field(nil, "")] },
    KitScreen("published-field-edited") { [label("Account"), field("New Email", "some text")] },
    KitScreen("published-field-secure") {
      let password = field("Current Password", "secret")
      password.isSecureTextEntry = true
      return [label("Account"), password]
    },
    KitScreen("published-field-secure-ten") {
      let password = field(nil, "0123456789")
      password.isSecureTextEntry = true
      return [label("Login"), password]
    },
    KitScreen("published-field-start") { [label("New Message"), field("To", "")] },
    KitScreen("published-field-date") { [label("Date"), field(nil, "November 27th, 2022")] },
    KitScreen("published-changing-label") { PlayButton() },
    KitScreen("published-repeated-label") { Button("Play") {} },
    KitScreen("published-media-session") {
      Button("Play") {}.accessibilityAddTraits(.startsMediaSession)
    },
  ]

  private static func slider(_ label: String?, _ value: Float) -> UISlider {
    let slider = UISlider()
    slider.value = value
    slider.accessibilityLabel = label
    slider.widthAnchor.constraint(equalToConstant: 200).isActive = true
    return slider
  }

  private static func turnedOn() -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = true
    return toggle
  }

  private static func field(_ label: String?, _ text: String) -> UITextField {
    let field = UITextField()
    field.accessibilityLabel = label
    field.text = text
    field.widthAnchor.constraint(equalToConstant: 300).isActive = true
    return field
  }
}

/// A row of settings with a switch at its end.
private final class SwitchTable: UITableViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = name
    cell.accessoryView = UISwitch()
    return cell
  }
}

/// A title, a description and a switch that are one element, which speaks for the switch.
private final class GroupedSwitch: UIView {
  private let toggle = UISwitch()

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    addSubview(toggle)
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 88).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var accessibilityLabel: String? {
    get { "Allow mic access. Let Twitter access your device's mic." }
    set {}
  }

  override var accessibilityValue: String? {
    get { toggle.accessibilityValue }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { toggle.accessibilityTraits }
    set {}
  }

  override var accessibilityHint: String? {
    get { toggle.accessibilityHint }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    toggle.isOn.toggle()
    return true
  }
}

/// A picker with a list of two.
private struct SearchBy: View {
  @State private var kind = "record locator"

  var body: some View {
    Picker("Search by", selection: $kind) {
      Text("record locator").tag("record locator")
      Text("Bag tag number").tag("Bag tag number")
    }
    .pickerStyle(.menu)
  }
}

/// A wheel of months.
private final class MonthWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let months = ["October", "November", "December"]

  init() {
    super.init(frame: .zero)
    dataSource = self
    delegate = self
    widthAnchor.constraint(equalToConstant: 300).isActive = true
    heightAnchor.constraint(equalToConstant: 200).isActive = true
    selectRow(1, inComponent: 0, animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { months.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    months[row]
  }
}

/// A button that becomes another one.
private struct PlayButton: View {
  @State private var isPlaying = false

  var body: some View { Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() } }
}
