//
//  NotificationSettings.swift
//  Harbour
//

import UIKit

struct NotificationPreferences {
  var isEnabled = true
  var showsPreviews = false
  var sound = "Tide"
  var quietHours = "22:00 – 07:00"
  var volume: Float = 0.4
}

final class NotificationSettingsViewController: UITableViewController {

  private enum Section: Int, CaseIterable {
    case general, sound, about

    var title: String? {
      switch self {
      case .general: return "Notifications"
      case .sound: return "Sound"
      case .about: return nil
      }
    }
  }

  private enum Row {
    case enabled, previews, sound, volume, quietHours, privacy, reset
  }

  private var preferences = NotificationPreferences()

  private lazy var enabledSwitch = makeSwitch { [weak self] in self?.enabledChanged($0) }
  private lazy var previewsSwitch = makeSwitch { [weak self] in self?.previewsChanged($0) }

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notifications"
    tableView.register(VolumeCell.self, forCellReuseIdentifier: VolumeCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 52
  }

  // MARK: - Rows

  private func rows(in section: Section) -> [Row] {
    switch section {
    case .general: return preferences.isEnabled ? [.enabled, .previews] : [.enabled]
    case .sound: return [.sound, .volume, .quietHours]
    case .about: return [.privacy, .reset]
    }
  }

  private func row(at indexPath: IndexPath) -> Row {
    rows(in: Section.allCases[indexPath.section])[indexPath.row]
  }

  private func makeSwitch(onChange: @escaping (UISwitch) -> Void) -> UISwitch {
    let control = UISwitch()
    control.addAction(UIAction { _ in onChange(control) }, for: .valueChanged)
    return control
  }

  // MARK: - Actions

  private func enabledChanged(_ sender: UISwitch) {
    preferences.isEnabled = sender.isOn
    tableView.reloadSections(IndexSet(integer: Section.general.rawValue), with: .automatic)
  }

  private func previewsChanged(_ sender: UISwitch) {
    preferences.showsPreviews = sender.isOn
  }

  // MARK: - UITableViewDataSource

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows(in: Section.allCases[section]).count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Section.allCases[section].title
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard Section.allCases[section] == .sound else { return nil }
    return "Nothing sounds during quiet hours, except for storm warnings."
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch row(at: indexPath) {
    case .enabled:
      enabledSwitch.isOn = preferences.isEnabled
      return switchCell("Allow Notifications", control: enabledSwitch)
    case .previews:
      previewsSwitch.isOn = preferences.showsPreviews
      return switchCell("Show Previews", control: previewsSwitch)
    case .sound:
      return detailCell("Alert Sound", detail: preferences.sound)
    case .volume:
      let cell = tableView.dequeueReusableCell(withIdentifier: VolumeCell.reuseIdentifier, for: indexPath)
      if let cell = cell as? VolumeCell {
        cell.slider.value = preferences.volume
        cell.onChange = { [weak self] in self?.preferences.volume = $0 }
      }
      return cell
    case .quietHours:
      return detailCell("Quiet Hours", detail: preferences.quietHours)
    case .privacy:
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Privacy"
      cell.detailTextLabel?.text = "What we store, and for how long"
      cell.accessoryType = .disclosureIndicator
      return cell
    case .reset:
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Reset All Settings"
      cell.textLabel?.textColor = .systemRed
      cell.accessibilityTraits = .button
      return cell
    }
  }

  private func switchCell(_ title: String, control: UISwitch) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.accessoryView = control
    cell.selectionStyle = .none
    return cell
  }

  private func detailCell(_ title: String, detail: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = detail
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  // MARK: - UITableViewDelegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard row(at: indexPath) == .reset else { return }
    preferences = NotificationPreferences()
    tableView.reloadData()
  }
}

final class VolumeCell: UITableViewCell {
  static let reuseIdentifier = "VolumeCell"

  let slider = UISlider()
  var onChange: ((Float) -> Void)?

  private let quietIcon = UIImageView(image: UIImage(systemName: "speaker.fill"))
  private let loudIcon = UIImageView(image: UIImage(systemName: "speaker.wave.3.fill"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    slider.accessibilityLabel = "Volume"
    slider.addAction(UIAction { [weak self] _ in self?.sliderMoved() }, for: .valueChanged)

    let stack = UIStackView(arrangedSubviews: [quietIcon, slider, loudIcon])
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    for icon in [quietIcon, loudIcon] {
      icon.tintColor = .secondaryLabel
      icon.setContentHuggingPriority(.required, for: .horizontal)
      icon.isAccessibilityElement = false
    }
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func sliderMoved() {
    onChange?(slider.value)
  }
}

#Preview("Notification settings") {
  UINavigationController(rootViewController: NotificationSettingsViewController())
}
