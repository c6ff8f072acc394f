import AccessibilityModel
import EarshotSession
import Testing
import TreeFormat

extension LaunchOptions {
  /// A device by its name, with the person's settings.
  ///
  ///     try await hosting(Order(), environment: .device("iPad", textSize: .accessibility3, language: "de")) { … }
  ///
  /// - Parameters:
  ///   - name: The name of one of `Device.all`, or how it begins; the usual phone where none is named.
  ///   - textSize: The text size.
  ///   - language: BCP 47 tag of the person's language, which the app starts in and VoiceOver speaks.
  ///   - direction: Which way lines run; that of the language where none is named.
  ///   - appearance: Light or dark.
  ///   - isLandscape: True where it lies on its side.
  ///   - settings: Settings that apps can ask about.
  ///   - sourceLocation: Where a failure is shown.
  /// - Returns: The options.
  /// - Throws: `ScreenError` where no device is called so.
  public static func device(
    _ name: String? = nil, textSize: Screen.TextSize = .large, language: String? = nil,
    direction: ReadingOrder.Direction? = nil, appearance: ColorScheme = .light, isLandscape: Bool = false,
    settings: [Screen.Setting: Bool] = [:], sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> LaunchOptions {
    var options = LaunchOptions()
    if let name {
      guard let device = Device.all.first(where: { $0.name.lowercased().hasPrefix(name.lowercased()) }) else {
        let near = Nearest.names(to: name, among: Device.all.map(\.name))
        throw ScreenError(.noSuchDevice, name, details: near, at: sourceLocation)
      }
      options = LaunchOptions(device: device, orientation: isLandscape ? .landscapeLeft : .portrait)
    } else if isLandscape {
      (options.screenSize.width, options.screenSize.height) =
        (options.screenSize.height, options.screenSize.width)
    }
    options.use(language: language, appLanguage: nil)
    options.textSize = textSize.rawValue
    options.colorScheme = appearance
    if let direction { options.layoutDirection = direction }
    for (setting, isOn) in settings { options.settings[setting.rawValue] = isOn }
    return options
  }
}
