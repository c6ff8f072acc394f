import AccessibilityModel

/// A part of the screen is shown larger, and three fingers move it.
///
///     var zoom = Zoom()
///     let effects = zoom.handle(.toggle, in: tree)
///     // shows the middle of the screen twice as large
///
/// It changes what is seen and asks the app for nothing: whatever is done to it, the app scrolls nowhere.
/// - Source: Behaviour 7.2
public struct Zoom: AssistiveTechnology {
  /// What a person does to see more or other things.
  public enum Input: Hashable, Sendable {
    /// Three fingers tap twice: magnify, or no longer.
    case toggle
    /// Three fingers are dragged by so many points to the right and down.
    case pan(x: Double, y: Double)
    /// Three fingers tap twice, stay, and are dragged up by so many points.
    case changeLevel(up: Double)
    /// Three fingers tap three times: the menu, or no longer.
    case menu
    /// An entry of the open menu, by its words.
    case choose(String)
    /// The handle of the lens is dragged by so many points to the right and down.
    case moveLens(x: Double, y: Double)
    /// The lens gets a size, in points.
    case resizeLens(Size)
    /// Keys are pressed together.
    case key(ZoomKey)
    /// Another technology's cursor, or the keyboard's focus, came to an element.
    case follow(ElementID)
  }

  /// The choice for every open question.
  public let options: ZoomOptions
  /// What the person set.
  public var settings: ZoomSettings
  /// True while something is magnified.
  public internal(set) var isZoomed = false
  /// How many times larger the picture is, while it is magnified.
  public internal(set) var level: Double

  /// Which list is open; `nil` while none is.
  var openList: ZoomMenu.List?
  /// What was drawn last.
  var drawn: Magnification?
  /// The point of the screen that is seen in the middle.
  var center: Point?
  /// Where the lens lies, once it was placed.
  var lensOrigin: Point?
  let phrases: ZoomPhrases

  /// Makes a Zoom that magnifies nothing yet.
  public init(_ options: ZoomOptions = ZoomOptions(), settings: ZoomSettings = ZoomSettings()) {
    self.options = options
    self.settings = settings
    level = min(max(settings.level, 1), settings.maximumLevel)
    phrases = ZoomPhrases(language: options.language)
  }

  /// The entries of the open menu, as they are now; `nil` while none is open.
  public var menu: ZoomMenu? {
    switch openList {
    case nil: nil
    case .main: mainMenu
    case .filters: filterMenu
    }
  }

  /// Nothing happens by itself.
  public var nextDeadline: VirtualInstant? { nil }

  /// Nothing happens by itself.
  public mutating func advance(to instant: VirtualInstant, in tree: AccessibilityTree) -> [Effect] { [] }

  /// What a person sees of it in a screen; `nil` while nothing is magnified.
  public func magnification(in tree: AccessibilityTree) -> Magnification? {
    guard isZoomed else { return nil }
    let window = window(in: tree)
    return Magnification(
      level: level, center: clamped(center ?? window.center, in: tree), window: window,
      isLens: settings.region == .window, filter: settings.filter)
  }
}
