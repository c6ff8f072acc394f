import AccessibilityModel

/// What an application tells of one object.
public struct AccessibleObject: Sendable {
  /// What is asked of few objects alone.
  public struct Details: Sendable {
    /// Names and values of the toolkit's own.
    public var attributes: [String: String] = [:]
    /// Names of what it does, and the keys for it.
    public var actions: [(name: String, keys: String)] = []
    /// The number it has.
    public var number: Double?
    /// The least and the greatest number it can have, and by how much it goes.
    public var range: (least: Double, greatest: Double, step: Double)?
    /// The words in it.
    public var text: String?
    /// The insertion point, in characters.
    public var caret: Int?
    /// Rectangle on the screen.
    public var frame: Rect?
    /// Row and column in its table, counted from 0, and how many of each it takes up.
    public var cell: (row: Int, column: Int, rowSpan: Int, columnSpan: Int)?
    /// Language of the words in it.
    public var language: String?
    /// Objects by the kind of relation to them, by the numbers of AtspiRelationType.
    public var relations: [Int: [ObjectReference]] = [:]
  }

  /// Where it is.
  public let reference: ObjectReference
  /// Its number in the table, which stays while it lives.
  var slot = 0
  /// The object that it lies in.
  var parent: ObjectReference?
  /// Its place among its siblings.
  var index = 0
  /// How many children it says that it has.
  var childCount = 0
  /// What it is, by the numbers of AtspiRole.
  public var role = 0
  /// What is so of it at present.
  public var states: StateSet = []
  /// What it can do.
  public var interfaces: InterfaceSet = []
  /// What the application calls it; empty where nobody gave it one.
  public var name = ""
  /// What describes it beyond its name.
  public var description = ""
  /// What lies in it, in the application's order.
  var children: [ObjectReference] = []
  /// What was asked beyond that.
  var details: Details?

  init(_ reference: ObjectReference) {
    self.reference = reference
  }
}
