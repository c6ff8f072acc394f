import AccessibilityModel

/// The names on a screen, so arranged that a phrase is found among thousands of them at once.
///
/// - Source: Behaviour 4.1 V1, V2, V5
public struct NameIndex: Hashable, Sendable {
  /// How well a phrase fits a name, the best first.
  public enum Fit: Int, Hashable, Sendable, Comparable {
    /// It is the whole name.
    case exact
    /// The name begins with it.
    case beginning
    /// The name contains it.
    case inside

    /// True where the first fits better.
    public static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  /// An element that can be used by voice.
  struct Entry: Hashable, Sendable {
    var id: ElementID
    /// What is shown for it; empty where it has no name.
    var name: String
  }

  /// A name of an element, its words as numbers.
  fileprivate struct Name: Hashable, Sendable {
    var entry: Int
    var words: [Int32]
  }

  private(set) var entries: [Entry] = []
  private var names: [Name] = []
  private var numbers: [String: Int32] = [:]
  /// In which names each word occurs, and from which word of them on.
  private var places: [[(name: Int32, offset: Int32)]] = []

  /// Makes an index of nothing.
  public init() {}

  /// Makes an index of the elements that can be used by voice.
  ///
  /// - Complexity: O(n) for n elements.
  public init(_ tree: AccessibilityTree, labels: InputLabelUse = .instead) {
    for element in tree.usableStops() {
      let spoken = element.inputLabels.filter { !$0.isBlank }
      let label = element.label.map { [$0] } ?? []
      let all = spoken.isEmpty ? label : labels == .instead ? spoken : spoken + label
      let shown = all.first { !$0.isBlank }?.string ?? ""
      entries.append(Entry(id: element.id, name: shown))
      for name in all { add(FoldedWords(name.string), of: entries.count - 1) }
    }
  }

  private mutating func add(_ name: FoldedWords, of entry: Int) {
    guard !name.isEmpty else { return }
    var words: [Int32] = []
    let index = Int32(names.count)
    for (offset, word) in name.words.enumerated() {
      let number = numbers[word] ?? Int32(places.count)
      if number == places.count {
        numbers[word] = number
        places.append([])
      }
      words.append(number)
      places[Int(number)].append((index, Int32(offset)))
    }
    names.append(Name(entry: entry, words: words))
  }

  /// The elements that a phrase fits best, in reading order.
  ///
  /// - Parameters:
  ///   - phrase: What was said.
  ///   - isWhole: True where only whole names count.
  /// - Returns: The elements and how well the phrase fits all of them; none where it fits nothing.
  /// - Complexity: O(names that contain the rarest word of the phrase).
  public func matches(_ phrase: FoldedWords, whole isWhole: Bool = false) -> (ids: [ElementID], fit: Fit) {
    var wanted: [Int32] = []
    for word in phrase.words {
      guard let number = numbers[word] else { return ([], .inside) }
      wanted.append(number)
    }
    guard
      let rarest = wanted.indices.min(by: { places[Int(wanted[$0])].count < places[Int(wanted[$1])].count })
    else { return ([], .inside) }
    var best = isWhole ? Fit.exact : Fit.inside
    var found: [Int] = []
    for place in places[Int(wanted[rarest])] {
      let start = Int(place.offset) - rarest
      let name = names[Int(place.name)]
      guard start >= 0, let fit = name.fit(of: wanted, at: start), fit <= best else { continue }
      if fit < best {
        best = fit
        found.removeAll(keepingCapacity: true)
      }
      if found.last != name.entry { found.append(name.entry) }
    }
    return (found.map { entries[$0].id }, best)
  }

  /// What is shown for an element; `nil` where it cannot be used by voice.
  ///
  /// - Complexity: O(n).
  func name(of id: ElementID) -> String? { entries.first { $0.id == id }?.name }

  /// Up to three names that come near to a phrase: those that share most of its words or letters.
  ///
  /// - Complexity: O(n).
  func nearest(to phrase: FoldedWords) -> [String] {
    let wanted = Set(phrase.text.filter { $0 != " " })
    guard !wanted.isEmpty else { return [] }
    var scored: [(name: String, score: Double)] = []
    for entry in entries where !entry.name.isEmpty && !scored.contains(where: { $0.name == entry.name }) {
      let letters = Set(FoldedWords(entry.name).text.filter { $0 != " " })
      let score = Double(letters.intersection(wanted).count) / Double(letters.union(wanted).count)
      if score >= 0.5 { scored.append((entry.name, score)) }
      if scored.count >= 50 { break }
    }
    return scored.sorted { $0.score > $1.score }.prefix(3).map(\.name)
  }

  /// Every phrase of whole words that fits a name, with the elements that it means; for those who look for the shortest.
  package var phrases: Set<[String]> {
    let words = Dictionary(uniqueKeysWithValues: numbers.map { ($0.value, $0.key) })
    var phrases: Set<[String]> = []
    for name in names {
      let spoken = name.words.compactMap { words[$0] }
      for start in spoken.indices {
        for end in (start + 1)...min(spoken.count, start + 6) { phrases.insert(Array(spoken[start..<end])) }
      }
      phrases.insert(spoken)
    }
    return phrases
  }

  /// True where both have the same names for the same elements.
  public static func == (left: NameIndex, right: NameIndex) -> Bool {
    left.entries == right.entries && left.names == right.names
  }

  /// Feeds what two equal ones have in common.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(entries)
  }
}

extension NameIndex.Name {
  fileprivate func fit(of wanted: [Int32], at start: Int) -> NameIndex.Fit? {
    guard start + wanted.count <= words.count else { return nil }
    for (offset, word) in wanted.enumerated() where words[start + offset] != word { return nil }
    if start > 0 { return .inside }
    return wanted.count == words.count ? .exact : .beginning
  }
}
