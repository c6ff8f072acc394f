import AccessibilityModel

/// Turns an element and its place on the screen into what VoiceOver says of it.
///
///     let composer = UtteranceComposer(.iOS)
///     composer.composition(of: bailey.id, in: tree).utterance.text
///     // "Bailey, beagle, Three years. More content available."
///
/// - Source: Behaviour 1.5.1
public struct UtteranceComposer: Sendable {
  /// What one stop makes heard: words, and sounds that stand for words.
  public struct Composition: Hashable, Sendable {
    /// The words.
    public var utterance: Utterance
    /// Sounds that tell what the person chose not to hear in words.
    public var sounds: [SoundEvent]
  }

  /// Order, phrases and open questions.
  public let dialect: Dialect
  /// How much is told.
  public var verbosity: Verbosity
  /// Names the person gave to elements.
  public var labels = CustomLabels()
  let phrases: Phrases

  /// Makes a composer for a dialect.
  public init(_ dialect: Dialect, verbosity: Verbosity = Verbosity()) {
    self.dialect = dialect
    self.verbosity = verbosity
    phrases = Phrases(language: dialect.language, platform: dialect.platform)
  }

  /// What is said when the cursor comes to an element.
  ///
  /// - Parameters:
  ///   - id: the element; nothing is said of one that is not in the tree.
  ///   - tree: the screen.
  ///   - previous: where the cursor was; the names of containers it was already in are not repeated.
  /// - Returns: the words, with a silence before those that come late, and sounds in place of words.
  /// - Complexity: O(depth of the tree), and the number of siblings inside a bar of tabs.
  public func composition(
    of id: ElementID, in tree: AccessibilityTree, from previous: ElementID? = nil
  ) -> Composition {
    composition(of: id, in: tree, from: previous) { container in
      previous.map { tree.ancestors(of: $0).contains(container) } ?? false
    }
  }

  /// What is said when the cursor comes to an element out of containers, known ones not named again.
  func composition(
    of id: ElementID, in tree: AccessibilityTree, from previous: ElementID?,
    isKnown: (ElementID) -> Bool
  ) -> Composition {
    guard let element = tree[id].map(labels.naming) else {
      return Composition(utterance: Utterance([]), sounds: [])
    }
    let place = Place(of: element, in: tree, from: previous, isKnown: isKnown)
    var builder = UtteranceBuilder(phrases: phrases, expecting: 4)
    addEntered(place, to: &builder)
    addHeaders(of: element, place, to: &builder)
    addHeaderElements(of: element, in: tree, from: previous, to: &builder)
    addDescription(of: element, at: place, to: &builder)
    addPlace(of: element, place, to: &builder)
    addCell(of: element, place, to: &builder)
    let sounds = addEnding(of: element, at: place, to: &builder)
    builder.read(element, as: dialect.textualContext)
    return Composition(utterance: builder.utterance(), sounds: sounds)
  }
}
