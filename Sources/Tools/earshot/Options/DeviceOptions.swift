import ArgumentParser
import EarshotSession
import Foundation
import TreeFormat

/// The device that an app is shown on, but for its text size.
struct DeviceOptions: ParsableArguments {
  /// The appearances by their names on the command line.
  enum Appearance: String, ExpressibleByArgument, CaseIterable {
    case light
    case dark
  }

  @Option(help: ArgumentHelp("Such as iPhone SE; a telephone where none is named.", valueName: "name"))
  var device: String?

  @Flag(help: "The device lies on its side.")
  var landscape = false

  @Option(help: "light or dark.")
  var appearance = Appearance.light

  @Flag(help: "Lines run from right to left.")
  var rightToLeft = false

  @Option(
    help: ArgumentHelp("Files and photos that the person can choose from.", valueName: "folder"),
    completion: .directory)
  var files: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Where the device is, in degrees, such as 52.5,13.4.", valueName: "latitude,longitude")
  )
  var location: String?

  @Option(
    name: .customLong("setting"),
    help: ArgumentHelp(
      "A setting that the app finds on as it starts, such as reduceMotion, or NAME=off; may be repeated.",
      valueName: "name"))
  var settings: [String] = []

  @Option(
    help: ArgumentHelp(
      "When the app's clock begins, such as 2026-12-24T18:00; now for the real time.", valueName: "date"))
  var date: String?

  mutating func validate() throws {
    try validateFiles()
    try validateDate()
    for setting in settings { try Self.validate(setting: setting) }
    if let location, place == nil {
      throw ValidationError(
        "--location \(location) is no place. Write degrees north and east, such as --location 52.5,13.4.")
    }
    guard let device, known == nil else { return }
    let names = Device.all.map(\.name)
    let near = Nearest.names(to: device, among: names)
    let list = (near.isEmpty ? names : near).joined(separator: ", ")
    throw ValidationError("No device \(device). \(near.isEmpty ? "There are" : "Nearest"): \(list).")
  }

  private func validateFiles() throws {
    guard let files else { return }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: files, isDirectory: &isFolder), isFolder.boolValue else {
      throw ValidationError("--files \(files) is no folder. Name the one that the person's files lie in.")
    }
  }

  private func validateDate() throws {
    guard let date, date != LaunchOptions.presentDate, LaunchOptions.nanoseconds(of: date) == nil else {
      return
    }
    throw ValidationError(
      "--date \(date) is no date from 1900 to 2199. Write a day, such as --date 2026-12-24T18:00, or --date now."
    )
  }

  private static func validate(setting: String) throws {
    let parts = setting.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 1 || parts.count == 2 && ["on", "off"].contains(parts[1]) else {
      throw ValidationError("--setting \(setting) is neither on nor off. Write --setting \(parts[0])=off.")
    }
    guard parts[0] != "voiceOver" else {
      throw ValidationError("--setting voiceOver is on here, for somebody listens. Leave it out.")
    }
    guard !LaunchOptions.settingNames.contains(parts[0]) else { return }
    let near = Nearest.names(to: parts[0], among: LaunchOptions.settingNames)
    let list = (near.isEmpty ? LaunchOptions.settingNames : near).joined(separator: ", ")
    throw ValidationError("No setting \(parts[0]). \(near.isEmpty ? "There are" : "Nearest"): \(list).")
  }

  /// The place by its degrees; `nil` where none is named, and for what is none.
  private var place: LaunchOptions.Location? {
    let numbers = (location ?? "").split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    return LaunchOptions.Location(latitude: latitude, longitude: longitude)
  }

  /// The device of that name, or the first one whose name begins with it.
  private var known: Device? {
    guard let name = device?.lowercased(), !name.isEmpty else { return nil }
    return Device(named: name) ?? Device.all.first { $0.name.lowercased().hasPrefix(name) }
  }

  /// How many pixels a point is wide on the device that is named; `nil` where none is.
  var scale: Double? { known?.displayScale }

  /// What the app is told of the device.
  var launch: LaunchOptions {
    var launch = LaunchOptions()
    if let known {
      launch = LaunchOptions(device: known, orientation: landscape ? .landscapeLeft : .portrait)
    } else if landscape {
      launch.screenSize.width = LaunchOptions().screenSize.height
      launch.screenSize.height = LaunchOptions().screenSize.width
    }
    launch.colorScheme = appearance == .dark ? .dark : .light
    if rightToLeft { launch.layoutDirection = .rightToLeft }
    launch.filesFolder = files.map { URL(filePath: $0).standardizedFileURL.path }
    launch.location = place
    if let date { launch.date = date }
    for setting in settings {
      let parts = setting.split(separator: "=")
      launch.settings[String(parts[0])] = parts.last != "off"
    }
    return launch
  }
}
