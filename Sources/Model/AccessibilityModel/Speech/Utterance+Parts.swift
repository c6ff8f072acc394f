extension Utterance {
  /// The uncertain rules that any segment rests on, each once, in order of first appearance.
  public var rules: [UncertainRule] { UncertainRule.unique(segments.flatMap(\.rules)) }

  /// What is spoken at once, and what follows after a silence and can still be cut.
  ///
  ///     // "Self-release, button" and "Drag over zombies and release to deploy."
  public var partsAtFirstPause: (now: Utterance, later: Utterance) {
    guard let index = segments.firstIndex(where: { $0.pause > .zero && $0.isSpoken }) else {
      return (self, Utterance([]))
    }
    return (Utterance(Array(segments[..<index])), Utterance(Array(segments[index...])))
  }
}

extension UncertainRule {
  /// The rules without repetition, in order of first appearance.
  public static func unique(_ rules: [UncertainRule]) -> [UncertainRule] {
    guard rules.count > 1 else { return rules }
    // Of a few, comparing names is quicker than hashing every word of every rule.
    guard rules.count > 16 else {
      return rules.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    var seen: Set<UncertainRule> = []
    return rules.filter { seen.insert($0).inserted }
  }
}
