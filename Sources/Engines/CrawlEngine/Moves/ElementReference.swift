import AccessibilityModel

/// Finds a stop again after an app was started anew: by its name, and by its place among those of the same name.
package struct ElementReference: Hashable, Sendable {
  /// The label; empty where it has none.
  package let label: String
  /// The identifier for tests.
  package let identifier: String?
  /// Which of the stops with this label, from 1.
  package let number: Int
  /// How many stops have this label.
  package let count: Int
  /// Where it is tapped, for what has no name.
  package let point: Point
  /// What stands in a field without a label; empty for everything else.
  package let placeholder: String

  /// What a person reads of it.
  package var name: String {
    if !label.isEmpty { return "\"\(label)\"" + (count > 1 ? " \(number)" : "") }
    if let identifier { return "\"\(identifier)\"" }
    if !placeholder.isEmpty { return "\"\(placeholder)\"" }
    return "what is at (\(Int(point.x.rounded())), \(Int(point.y.rounded())))"
  }

  /// The lines of a script that bring VoiceOver's cursor to it.
  package var line: String {
    let words = label.isEmpty ? identifier ?? placeholder : label
    guard !words.isEmpty, !words.contains(where: \.isNewline) else {
      return "tap \(Self.text(point.x)) \(Self.text(point.y))"
    }
    let quoted = words.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
    return "select \"\(quoted)\"" + (count > 1 ? " \(number)" : "")
  }

  /// The stop on a screen; `nil` where there is none of that name at that place.
  ///
  /// - Complexity: O(n) for n stops.
  package func find(in tree: AccessibilityTree) -> ElementID? {
    var left = number
    for id in tree.stops {
      guard let element = tree[id], matches(element) else { continue }
      left -= 1
      if left == 0 { return id }
    }
    return nil
  }

  private func matches(_ element: AccessibilityElement) -> Bool {
    let name = element.label?.string ?? ""
    guard label.isEmpty else { return name == label }
    if let identifier { return element.identifier == identifier }
    return name.isEmpty && element.identifier == nil && element.effectiveActivationPoint == point
  }

  private static func text(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}

/// Makes references to the stops of one screen.
struct ElementReferences {
  private var counts: [String: Int] = [:]
  private var numbers: [ElementID: Int] = [:]

  /// Counts the names on a screen.
  ///
  /// - Complexity: O(n) for n stops.
  init(_ elements: [AccessibilityElement]) {
    for element in elements {
      let name = Self.name(of: element)
      let number = counts[name, default: 0] + 1
      counts[name] = number
      numbers[element.id] = number
    }
  }

  /// A reference to one of the stops.
  func reference(to element: AccessibilityElement) -> ElementReference {
    let label = element.label?.string ?? ""
    let isNameless = label.isEmpty && element.identifier == nil
    return ElementReference(
      label: label, identifier: element.identifier, number: isNameless ? 1 : numbers[element.id] ?? 1,
      count: isNameless ? 1 : counts[Self.name(of: element)] ?? 1, point: element.effectiveActivationPoint,
      placeholder: label.isEmpty && !element.traits.isDisjoint(with: .fields)
        ? element.value?.string ?? "" : "")
  }

  private static func name(of element: AccessibilityElement) -> String {
    if let label = element.label?.string, !label.isEmpty { return label }
    return "#\(element.identifier ?? "")"
  }
}
