import AccessibilityModel

/// What a person set about AssistiveTouch.
///
/// - Source: Behaviour 7.3
public struct AssistiveTouchSettings: Hashable, Sendable {
  /// How many entries the menu has at least and at most.
  public static let menuSizes = 1...8
  /// How much of the idle button is seen at least and at most, in percent.
  public static let opacities = 15...100
  /// The numbers of a mouse's buttons beside the first.
  public static let mouseButtons = 2...8

  /// The entries of the menu, one to eight; `nil` for those of a new device.
  public var menu: [AssistiveAction]? {
    didSet { menu = menu.flatMap { $0.isEmpty ? nil : Array($0.prefix(Self.menuSizes.upperBound)) } }
  }
  /// What a tap on the button does.
  public var singleTap = AssistiveAction.function(.openMenu)
  /// What two taps on the button do; `nil` for nothing of their own, so that no tap waits.
  public var doubleTap: AssistiveAction?
  /// What holding the button does; `nil` for nothing of its own.
  public var longPress: AssistiveAction?
  /// How long a tap waits for a second one; `nil` for the time of a new device.
  public var doubleTapTime: Duration?
  /// How long the button is held for its other action; `nil` for the time of a new device.
  public var longPressTime: Duration?
  /// How much of the idle button is seen, in percent from 15 to 100; `nil` as on a new device.
  public var idleOpacity: Int? {
    didSet {
      idleOpacity = idleOpacity.map { min(max($0, Self.opacities.lowerBound), Self.opacities.upperBound) }
    }
  }
  /// True where the button is on the screen.
  public var showsButton = true
  /// What the buttons of a mouse do, by their numbers from 2.
  ///
  /// - Source: Behaviour 7.3 Mouse
  public var mouseButtons: [Int: AssistiveAction] = [:]
  /// What a pointer does that rests.
  public var dwell = DwellSettings()
  /// The gestures that were recorded.
  public private(set) var gestures: [RecordedGesture] = []

  /// Makes the settings of a new device.
  public init() {}

  /// Keeps a gesture; one by the same name is replaced.
  public mutating func keep(_ gesture: RecordedGesture) {
    let name = gesture.name.lowercased()
    if let index = gestures.firstIndex(where: { $0.name.lowercased() == name }) {
      gestures[index] = gesture
    } else {
      gestures.append(gesture)
    }
  }

  /// Keeps these gestures and no others; of two by the same name the last.
  mutating func keepAlone(_ gestures: [RecordedGesture]) {
    self.gestures = []
    for gesture in gestures { keep(gesture) }
  }

  /// Forgets a gesture; false where there is none by that name.
  @discardableResult
  public mutating func forget(_ name: String) -> Bool {
    let count = gestures.count
    gestures.removeAll { $0.name.lowercased() == name.lowercased() }
    return gestures.count < count
  }
}

/// What a pointer does that rests.
///
/// - Source: Behaviour 7.3 Dwell, 7.3 Corners
public struct DwellSettings: Hashable, Sendable {
  /// A corner of the screen.
  public enum Corner: String, Hashable, Sendable, CaseIterable {
    /// Above and to the left.
    case topLeft = "top left"
    /// Above and to the right.
    case topRight = "top right"
    /// Below and to the left.
    case bottomLeft = "bottom left"
    /// Below and to the right.
    case bottomRight = "bottom right"
  }

  /// The quarters of a second that can be set: 0.25 to 8 seconds.
  public static let quarters = 1...32
  /// How far the pointer may stray, in points.
  public static let tolerances = 0...200

  /// True where a pointer that rests acts by itself.
  public var isOn = false
  /// How long it rests, in quarters of a second from 1 to 32.
  public var quarters = 8 {
    didSet { quarters = min(max(quarters, Self.quarters.lowerBound), Self.quarters.upperBound) }
  }
  /// How far it may stray meanwhile, in points from 0 to 200.
  public var tolerance = 3 {
    didSet { tolerance = min(max(tolerance, Self.tolerances.lowerBound), Self.tolerances.upperBound) }
  }
  /// True where the pointer goes back to the fallback after it did something else.
  public var fallsBack = true
  /// What the pointer does where nothing else was chosen.
  public var fallback = AssistiveAction.function(.tap)
  /// What resting in a corner does.
  public var corners: [Corner: AssistiveAction] = [:]

  /// Makes the settings of a new device.
  public init() {}

  /// How long the pointer rests.
  public var time: Duration { .milliseconds(250 * quarters) }
}
