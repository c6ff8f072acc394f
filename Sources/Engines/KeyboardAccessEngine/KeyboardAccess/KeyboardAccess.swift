import AccessibilityModel

/// Everything by keys: a ring around one element, and keys that move it and use what it surrounds.
///
///     var keyboard = KeyboardAccess()
///     let effects = keyboard.handle(.press(tab), in: tree)
///     // puts the ring around the first element that can be used
///
/// - Source: Behaviour 5
public struct KeyboardAccess: AssistiveTechnology {
  /// What a person does.
  public enum Input: Hashable, Sendable {
    /// Presses a key while others are held.
    case press(KeyPress)
    /// Keeps the Command key down.
    case holdCommand
  }

  /// What keys are taken for.
  enum Mode: Hashable, Sendable {
    /// They move and use.
    case moving
    /// Letters look for a name; the ring was around an element before.
    case finding(String, from: ElementID?)
    /// They walk a list of actions.
    case acting(ElementID, [ElementAction], chosen: Int)
    /// A list of keys is seen.
    case reading
    /// They stand for gestures.
    case gesturing
    /// They go to the app.
    case passing
  }

  /// What the app was asked and has not answered yet.
  enum PendingRequest: Hashable, Sendable {
    case using
    /// Rows that a move leads to.
    case rows(KeyCommand)
    /// Keys that the app may take before they leave what is open.
    case leaving
    /// What its shortcuts are.
    case shortcuts
  }

  /// The choice for every open question.
  public let options: KeyboardAccessOptions
  /// What the person set.
  public var settings: KeyboardAccessSettings
  /// Which keys do what.
  public var keys: KeyTable
  /// What the ring is around; `nil` where it is nowhere.
  public internal(set) var focus: ElementID?
  var mode = Mode.moving

  let phrases: KeyboardPhrases
  /// The state of the tree that it was told of last.
  var version = TreeVersion.initial
  /// The latest instant it was told of.
  var now = VirtualInstant.start
  /// The number of the next request.
  var nextRequest: UInt64 = 1
  /// What the app has not answered yet.
  var pendingRequests: [Request.ID: PendingRequest] = [:]
  /// Where the focused element lay.
  var place = Point.zero
  /// When the ring fades.
  var fades: VirtualInstant?
  /// Where each group was left.
  var left: [KeyboardGroup: ElementID] = [:]
  /// Where everything lies that can be focused; `nil` where the screen changed since that was looked at.
  var spots: [Spot]?
  /// What Tab goes to; `nil` where the screen changed since that was looked at.
  var tabs: TabStops?
  /// True once the ring's element was gone and the ring went to what was nearest, until a key is pressed.
  var hasStrayed = false
  /// The key that began to write in a field, which an uncertain rule lets it do.
  var firstKey: Request.ID?
  /// True while something other than the ring is drawn.
  var isCovered = false

  /// Makes a Full Keyboard Access that has not met a screen yet.
  public init(
    _ options: KeyboardAccessOptions = KeyboardAccessOptions(),
    settings: KeyboardAccessSettings = KeyboardAccessSettings()
  ) {
    self.options = options
    self.settings = settings
    keys = KeyTable(options.edition)
    phrases = KeyboardPhrases(language: options.language)
  }

  /// Numbers a request.
  mutating func request(_ kind: Request.Kind, _ pendingRequest: PendingRequest? = nil) -> Effect {
    let request = Request(id: Request.ID(rawValue: nextRequest), version: version, kind: kind)
    nextRequest += 1
    if let pendingRequest { pendingRequests[request.id] = pendingRequest }
    return .request(request)
  }

  /// Draws something in place of the ring.
  mutating func draw(_ overlay: Overlay) -> [Effect] {
    isCovered = true
    fades = nil
    return [.show(overlay)]
  }

  /// Shows a sentence until the next key.
  mutating func tell(_ phrase: KeyboardPhrase, _ arguments: [String: String] = [:]) -> [Effect] {
    draw(Overlay(.message, title: phrases(phrase, arguments)))
  }

  /// Draws the ring, and nothing else.
  ///
  /// - Source: Behaviour 5.2 FK4
  mutating func drawRing(in tree: AccessibilityTree, _ rules: [UncertainRule] = []) -> [Effect] {
    isCovered = false
    guard let focus, let element = tree[focus] else {
      fades = nil
      return [.show(nil)]
    }
    fades = settings.ringFades.map { now.advanced(by: $0) }
    let mark = Overlay.Mark(
      element.label?.string ?? "", frame: element.outline, element: focus, isChosen: true)
    return [.show(Overlay(.ring, marks: [mark], rules: rules))]
  }

  /// A value that arrows change rests on the rule that they do, and a key that begins to write on that for fields.
  public func rules(behind effect: Effect) -> [UncertainRule] {
    guard case .request(let request) = effect else { return [] }
    switch request.kind {
    case .increment, .decrement: return [options.valueArrows.rule]
    case .key where request.id == firstKey: return [options.fields.rule]
    default: return []
    }
  }
}
