import AccessibilityModel

/// What the rotor of one person is on, and how far they got with it.
struct Rotor: Hashable, Sendable {
  /// How far a person got on the element under the cursor.
  struct Progress: Hashable, Sendable {
    /// The fact of More Content heard last.
    var fact: Int?
    /// Characters of the element's words heard last.
    var text: Range<Int>?
    /// The kind of piece that was asked for last, which is spelled when it is asked for again.
    var spoken: TextUnit?
    /// Place heard last in a rotor of the app's own.
    var place: Int?
    /// Bytes of the element's words that the app's own search led to.
    var range: Range<Int>?
    /// What can be heard of the chart, as far as its name was heard last.
    var chart: ChartItem?
    /// The action heard last.
    var action: ChosenAction?
    /// By which pieces flicks to the sides select.
    var selectedUnit: TextUnit?
    /// What flicks to the sides selected last.
    var selection: SelectionEnds?
  }

  /// An action that a double tap performs.
  enum ChosenAction: Hashable, Sendable {
    /// One of the app's, with its place among those that are offered together.
    case offered(OfferedAction, at: Int)
    /// Activating the element.
    case activate
  }

  /// The entries that the person ticked, in order.
  var ticked: [RotorEntry]
  /// What the person dialled last.
  var chosen: RotorEntry?
  /// The ordinary entry that the person dialled last.
  var ordinary: RotorEntry?
  /// What the element under the cursor selected by itself, until the person turns away.
  var automatic: RotorEntry?
  /// How far the person got on the element under the cursor.
  var progress = Progress()
  /// Name of the action that was chosen last, on whatever element.
  var actionName: SpokenText?
  /// True where that action was also performed.
  var isActionPerformed = false
  /// The search that the app has not answered yet.
  var search: Request.ID?
  /// What kind of place it looks for.
  var searchedKind: RotorDescriptor.SystemKind?

  /// Takes in what the person dialled.
  mutating func dial(_ entry: RotorEntry) {
    chosen = entry
    if entry.isOrdinary { ordinary = entry }
    automatic = nil
    progress = Progress()
  }
}
