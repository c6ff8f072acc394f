import Foundation

/// What an element says for the size classes that hold: `<variation key="heightClass=compact" …>`.
@MainActor
struct SizeClassVariations {
  private let horizontal: UIUserInterfaceSizeClass
  private let vertical: UIUserInterfaceSizeClass

  init(_ traits: UITraitCollection) {
    horizontal = traits.horizontalSizeClass
    vertical = traits.verticalSizeClass
  }

  /// The element with what its variations change.
  func resolved(_ element: InterfaceElement) -> InterfaceElement {
    let matching = matches(element).filter { $0["key"] != "default" }
    guard !matching.isEmpty else { return element }
    var result = element
    for variation in matching {
      let attributes = variation.children.isEmpty && variation["key"] == nil ? [:] : variation.plainAttributes
      result = result.changed(
        attributes: attributes, children: variation.children.filter { $0.tag != "mask" && $0["key"] != nil })
    }
    return result
  }

  /// The names of the subviews or constraints of an element that are not there.
  func excluded(_ key: String, of element: InterfaceElement) -> Set<String> {
    var names: Set<String> = []
    for variation in matches(element) {
      for mask in variation.children where mask.tag == "mask" && mask["key"] == key {
        for entry in mask.children {
          guard let name = entry["reference"] else { continue }
          if entry.tag == "include" { names.remove(name) } else { names.insert(name) }
        }
      }
    }
    return names
  }

  /// The variations that hold, general ones first.
  private func matches(_ element: InterfaceElement) -> [InterfaceElement] {
    let all = element.children.filter { $0.tag == "variation" && holds($0["key"] ?? "") }
    return all.enumerated().sorted { first, second in
      let (one, other) = (weight(first.element), weight(second.element))
      return one == other ? first.offset < second.offset : one < other
    }.map(\.element)
  }

  private func weight(_ variation: InterfaceElement) -> Int {
    let key = variation["key"] ?? ""
    return key == "default" ? 0 : 1 + key.filter { $0 == "=" }.count
  }

  private func holds(_ key: String) -> Bool {
    if key == "default" { return true }
    guard key.contains("=") else { return false }
    return key.split(separator: "-").allSatisfy { part in
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { return false }
      let wanted: UIUserInterfaceSizeClass = pair[1] == "compact" ? .compact : .regular
      switch pair[0] {
      case "widthClass": return horizontal == wanted
      case "heightClass": return vertical == wanted
      default: return false
      }
    }
  }
}

extension InterfaceElement {
  /// What the tag says beside the names by which it is found.
  fileprivate var plainAttributes: [String: String] {
    attributes.filter { $0.key != "key" && $0.key != "id" && $0.key != "misplaced" }
  }
}
