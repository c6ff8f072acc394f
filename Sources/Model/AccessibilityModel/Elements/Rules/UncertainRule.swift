/// A rule of behaviour that no public document settles, and the option that was followed.
///
/// Every such rule stands behind one named option, so that a transcript can tell what it rests on.
public struct UncertainRule: Hashable, Sendable {
  /// Name of the option, for example `combine.singleButton`.
  public var name: String
  /// The choice that was followed.
  public var choice: String
  /// All choices there are, the followed one among them.
  public var choices: [String]
  /// What the rule decides, in one sentence.
  public var summary: String
  /// Where the rules name it, for example `Behaviour X1`.
  public var source: String

  /// Makes a rule with the choice that was followed.
  public init(name: String, choice: String, choices: [String], summary: String, source: String) {
    self.name = name
    self.choice = choice
    self.choices = choices
    self.summary = summary
    self.source = source
  }
}
