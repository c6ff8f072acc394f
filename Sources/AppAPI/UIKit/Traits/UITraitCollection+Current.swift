import AppHost
import Foundation
internal import Typography

extension UITraitCollection {
  private static let key = "UITraitCollection.current"

  /// What the code that runs now is shown with; each thread has its own.
  ///
  /// On the main thread it starts with what the running app meets: its text size, appearance and direction.
  public static var current: UITraitCollection {
    get {
      if let set = Thread.current.threadDictionary[key] as? UITraitCollection { return set }
      guard MainActorAccess.isNow else { return HostedTraits.usual }
      return MainActor.assumeIsolated { RunningApp.current[HostedTraits.self].traits(in: .current) }
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs code while this collection is the current one of the thread.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Thread.current.threadDictionary[Self.key]
    Self.current = self
    actions()
    Thread.current.threadDictionary[Self.key] = before
  }
}

/// The traits of an app, made again when its environment changes.
@MainActor
final class HostedTraits: AppStateKey {
  nonisolated static let usual = UITraitCollection(TraitValues.usual)

  /// True once some view or controller has said something about traits of its own, before an app runs or in
  /// one.
  static var areOverridden = false

  private var made: UITraitCollection?
  private var source = TraitValues()

  static func initialValue(in host: RunningApp) -> HostedTraits { HostedTraits() }

  func traits(in host: RunningApp) -> UITraitCollection {
    let values = TraitValues(host)
    if let made, source == values { return made }
    let new = UITraitCollection(values)
    made = new
    source = values
    return new
  }
}

extension TraitValues {
  /// From this width on a telephone that lies has much space from left to right.
  private static let largePhoneWidth = 414.0

  /// The traits of the device that a host's app believes to run on, with the person's settings.
  @MainActor
  fileprivate init(_ host: RunningApp) {
    let environment = host.environment
    self = .usual
    userInterfaceStyle = host.colorScheme == .dark ? .dark : .light
    layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    displayScale = CGFloat(environment.displayScale)
    let (width, height) = (environment.screenSize.width, environment.screenSize.height)
    switch environment.platform {
    case .iOS where width > height:
      verticalSizeClass = .compact
      if height >= Self.largePhoneWidth { horizontalSizeClass = .regular }
    case .iOS, .watchOS: break
    case .iPadOS: (userInterfaceIdiom, horizontalSizeClass) = (.pad, .regular)
    case .macOS: (userInterfaceIdiom, horizontalSizeClass) = (.mac, .regular)
    case .tvOS: (userInterfaceIdiom, horizontalSizeClass) = (.tv, .regular)
    case .visionOS: (userInterfaceIdiom, horizontalSizeClass) = (.vision, .regular)
    }
    preferredContentSizeCategory = TextSizeCategory(name: environment.textSize).map { .init($0) } ?? .large
  }
}
