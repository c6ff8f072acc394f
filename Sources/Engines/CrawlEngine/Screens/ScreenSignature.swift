import AccessibilityModel

/// By what a screen is told apart from others: what it is, and not what it shows.
///
///     ScreenSignature(tree).frame   // ["heading Dogs", "tab Dogs"]
///
/// Its frame are headings, the selected tab, fields and being modal. Controls and texts are compared by likeness, since
/// one of them may change while the screen stays the same. Numbers, and words that were on the way to it in rows of
/// lists, count nowhere.
package struct ScreenSignature: Hashable, Sendable {
  /// By which two screens are never the same, sorted.
  package private(set) var frame: [String] = []
  /// The controls beside the rows of lists, and the shapes of the rows.
  package private(set) var controls: Set<String> = []
  /// The texts beside rows that do not change by themselves.
  package private(set) var texts: Set<String> = []

  /// Reads the signature of a screen.
  ///
  /// - Parameters:
  ///   - tree: The screen.
  ///   - data: Words of rows that were used on the way to it.
  ///   - restless: Texts that change while nobody does anything.
  ///   - cause: What was done last on the way to it; tells screens without words and without elements apart.
  /// - Complexity: O(n) for n elements.
  package init(
    _ tree: AccessibilityTree, data: [String] = [], restless: Set<String> = [], cause: String = ""
  ) {
    let stops = Array(tree.stops)
    let rows = RowPlaces(tree, stops: stops)
    let words = data.filter { $0.count > 1 }
    for id in stops {
      guard let element = tree[id] else { continue }
      let traits = element.traits
      let isRow = rows.lists[id] != nil
      let label = Self.text(of: element, without: words)
      if traits.contains(.header) {
        if isRow { controls.insert("heading \(label)") } else { frame.append("heading \(label)") }
      } else if traits.contains(.tabBarItem) {
        if traits.contains(.selected) { frame.append("tab \(label)") }
        controls.insert("tab \(label)")
      } else if traits.contains(.backButton) {
        frame.append("back")
      } else if !traits.isDisjoint(with: .fields) {
        let name = element.identifier ?? label
        frame.append("field \(element.textContent == nil || element.label?.isBlank == false ? name : "")")
      } else if isRow {
        controls.insert(ElementShape(element).token)
      } else if element.respondsToUserInteraction || !element.traits.isDisjoint(with: .used) {
        controls.insert(
          "\(traits.subtracting(.states).rawValue) \(element.identifier?.withoutNumbers ?? label)")
      } else if !traits.contains(.updatesFrequently), !label.isEmpty, !restless.contains(label) {
        texts.insert(label)
      }
    }
    if let first = stops.first, tree.ancestors(of: first).contains(where: { tree[$0]?.isModal == true }) {
      frame.append("modal")
    }
    frame.sort()
    if !stops.contains(where: { tree[$0]?.hasWords == true }) {
      texts = Self.shapes(tree)
      if texts.isEmpty, !cause.isEmpty { texts = ["behind \(cause.withoutNumbers)"] }
    }
  }

  /// What stands in for the words of a screen that has none: what each element is, where, and how large.
  ///
  /// - Complexity: O(n) for n elements.
  private static func shapes(_ tree: AccessibilityTree) -> Set<String> {
    guard let root = tree.root else { return [] }
    var shapes: Set<String> = []
    for id in tree.subtree(of: root) where id != root {
      guard let element = tree[id], element.isStop else { continue }
      let frame = element.frame
      let places = [frame.minX, frame.minY, frame.size.width, frame.size.height].map { side in
        Int(exactly: (side / grain).rounded()) ?? 0
      }
      shapes.insert("shape \(element.traits.subtracting(.states).rawValue) \(places)")
    }
    return shapes
  }

  /// What moves by less stays where it is, in points.
  private static let grain = 16.0

  /// Makes a signature of its parts, as they were kept.
  package init(frame: [String], controls: Set<String>, texts: Set<String>) {
    self.frame = frame
    self.controls = controls
    self.texts = texts
  }

  /// Texts of a screen that a wait found to change; what `restless` takes.
  ///
  /// - Complexity: O(n) for n elements.
  package static func changedTexts(from old: AccessibilityTree, to new: AccessibilityTree) -> Set<String> {
    let before = Set(old.stops.compactMap { old[$0].map { text(of: $0, without: []) } })
    let after = Set(new.stops.compactMap { new[$0].map { text(of: $0, without: []) } })
    return before.symmetricDifference(after)
  }

  private static func text(of element: AccessibilityElement, without data: [String]) -> String {
    var text = element.label?.string ?? ""
    for word in data where !text.isEmpty { text = text.replacingOccurrences(of: word, with: "…") }
    return text.withoutNumbers
  }

  /// Whether it is the screen of another signature.
  ///
  /// - Parameters:
  ///   - other: The other signature.
  ///   - ignoringTexts: True where texts are data: behind a row of a list.
  /// - Returns: True where both are one screen.
  package func matches(_ other: ScreenSignature, ignoringTexts: Bool = false) -> Bool {
    guard frame == other.frame, Self.likeness(controls, other.controls) >= 0.5 else { return false }
    return ignoringTexts || Self.likeness(texts, other.texts) >= 0.3
  }

  /// How much of two sets is in both, 0 to 1; 1 where both are empty.
  private static func likeness(_ left: Set<String>, _ right: Set<String>) -> Double {
    if left == right { return 1 }
    let both = left.intersection(right).count
    return Double(both) / Double(left.count + right.count - both)
  }

  /// A short name that stays the same from run to run and from machine to machine.
  package var key: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in frame + controls.sorted() {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}

extension AccessibilityElement {
  /// True where it says anything of its own.
  fileprivate var hasWords: Bool { [label, value, hint].contains { $0?.isBlank == false } }
}

extension Traits {
  /// Traits of what people use.
  static let used: Traits = [
    .button, .link, .adjustable, .toggleButton, .popUpButton, .pickerItem, .keyboardKey,
  ]
}

extension String {
  /// The text with other words in place of some, wherever they stand.
  ///
  /// - Complexity: O(n · m).
  func replacingOccurrences(of words: String, with others: String) -> String {
    let (text, wanted) = (Array(utf8), Array(words.utf8))
    guard !wanted.isEmpty, text.count >= wanted.count else { return self }
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      if place + wanted.count <= text.count, text[place..<place + wanted.count].elementsEqual(wanted) {
        result += others.utf8
        place += wanted.count
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
