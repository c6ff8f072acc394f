import AppHost
import AppResources

extension UIColor {
  /// The accent colour that the project of the app names; `nil` where it names none, or a colour set without a colour.
  package static var globalAccent: UIColor? {
    let settings = RunningApp.settings
    guard let name = settings.environment.accentColorName,
      let color = provider(of: settings.resources.accentColor(name))
    else { return nil }
    return UIColor(dynamicProvider: color)
  }

  /// The tint colour of views that were not given another one: the app's accent colour, else the system's blue.
  ///
  /// It is that of the app that is running when it is resolved.
  public static let tintColor = UIColor { traits in
    let color: UIColor = UIColor.globalAccent ?? .systemBlue
    return color.resolvedColor(with: traits)
  }
}
