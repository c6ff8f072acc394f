import AccessibilityModel

/// What a person listened to, of what happened.
///
/// Between two doings no time passes, and yet a person who goes on has heard the words about an element that were
/// said before; of what the app posts, nobody can say so, since the app is told that it was cut.
/// - Source: Behaviour 10.13
package struct Listening {
  /// Words that were said, and what became of them where they were not heard to their end.
  package struct Words {
    /// Where their record stands.
    package var place: Int
    /// The words.
    package var utterance: Utterance
    /// What became of them; `nil` where they were heard to their end.
    package var lost: Unheard?
    fileprivate var doing: Int
  }

  /// Words that were said.
  package private(set) var said: [Words] = []
  /// Words that were lost, those that never began included, with the place of their record.
  package private(set) var lost: [(place: Int, words: Unheard)] = []

  /// Looks through what happened.
  ///
  /// - Parameters:
  ///   - records: what happened.
  ///   - starts: where what one doing caused begins, in order.
  /// - Complexity: O(n) for n records, O(n²) where many words are lost.
  package init(_ records: [SessionRecord], doings starts: [Int] = []) {
    var doing = 0
    for (place, record) in records.enumerated() {
      while doing < starts.count, starts[doing] <= place { doing += 1 }
      switch record.effect {
      case .speak(let utterance, interrupts: _) where !utterance.isEmpty:
        said.append(Words(place: place, utterance: utterance, doing: doing))
      case .unheard(let words): lose(words, at: place, doing)
      default: break
      }
    }
  }

  private mutating func lose(_ words: Unheard, at place: Int, _ doing: Int) {
    let index = said.lastIndex { $0.lost == nil && $0.utterance == words.utterance }
    let isOfNow = words.heard == nil || index.map { said[$0].doing == doing } ?? false
    guard isOfNow || words.isHeardInPart || words.utterance.isPosted else { return }
    if let index, words.heard != nil { said[index].lost = words }
    lost.append((place, words))
  }

  /// The words of which at least a part was heard.
  package var heard: [Words] { said.filter { $0.lost?.isHeardInPart ?? true } }
}
