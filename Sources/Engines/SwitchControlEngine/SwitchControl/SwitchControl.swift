import AccessibilityModel

/// Everything by one switch or two: the scan goes from item to item, and a switch chooses where it is.
///
///     var control = SwitchControl()
///     let effects = control.handle(.select, in: tree)
///     // opens the menu of the item that the scan is on
///
/// - Source: Behaviour 1.7 A7, 1.10.3 G5, G7
public struct SwitchControl: AssistiveTechnology {
  /// What a switch does.
  public enum Input: String, Hashable, Sendable, CaseIterable {
    /// Chooses what the scan is on.
    case select
    /// Moves the scan on.
    case next
    /// Moves it back.
    case previous
  }

  /// What is being scanned.
  enum Scan: Hashable, Sendable {
    /// Nothing until a switch is pressed.
    case stopped
    /// The screen, or the items of a group.
    case items(group: [ElementID]?, place: Int)
    /// What can be done with an element, or with a point where no element was chosen.
    case menu(ElementID?, Point, [MenuEntry], place: Int)
    /// A line that crosses the screen from left to right.
    case across(since: VirtualInstant)
    /// A line that goes down, where the first one stopped.
    case down(x: Double, since: VirtualInstant)
  }

  /// The choice for every open question.
  public let options: SwitchControlOptions
  /// What the person set.
  public var settings: SwitchControlSettings
  /// What the scan is on; `nil` where it is on no single element.
  public internal(set) var cursor: ElementID?

  var scan = Scan.stopped
  /// True where points are looked for and not items.
  var looksForPoints = false
  /// How often the screen was scanned from end to end.
  var rounds = 0
  /// When the scan moves on.
  var due: VirtualInstant?
  let phrases: SwitchPhrases
  var version = TreeVersion.initial
  var now = VirtualInstant.start
  var nextRequest: UInt64 = 1
  /// What the app has not answered yet, by what it is called.
  var pendingRequests: [Request.ID: String] = [:]
  /// What the screen is scanned by; `nil` where it changed since that was looked at.
  var screen: [ScanNode]?
  /// True once it met a screen.
  var hasArrived = false

  /// Makes a Switch Control that has not met a screen yet.
  public init(
    _ options: SwitchControlOptions = SwitchControlOptions(),
    settings: SwitchControlSettings = SwitchControlSettings()
  ) {
    self.options = options
    self.settings = settings
    phrases = SwitchPhrases(language: options.language)
  }

  /// Numbers a request.
  mutating func request(_ kind: Request.Kind, about name: String? = nil) -> Effect {
    let request = Request(id: Request.ID(rawValue: nextRequest), version: version, kind: kind)
    nextRequest += 1
    if let name { pendingRequests[request.id] = name }
    return .request(request)
  }
}
