import AccessibilityModel

extension AccessibilityTree {
  /// The field that Tab leads to from the one that is edited, or that Shift-Tab leads back to; the ends meet.
  ///
  /// - Returns: `nil` for any other request, and where there is no other field.
  /// - Complexity: O(n) for a press of Tab.
  /// - Source: Behaviour 5.2 FK11
  package func field(after request: Request.Kind) -> ElementID? {
    guard case .key(let stroke, _) = request, stroke.key == "tab", stroke.modifiers.isSubset(of: .shift)
    else {
      return nil
    }
    let fields = stops.filter { id in
      guard let element = self[id], element.textContent?.isEditable ?? true else { return false }
      let kinds: Traits = [.textEntry, .textArea, .secureTextEntry, .searchField]
      return !element.traits.isDisjoint(with: kinds) && !element.traits.contains(.notEnabled)
        && isWithinReach(id)
    }
    guard fields.count > 1,
      let present = fields.firstIndex(where: { self[$0]?.traits.contains(.isEditing) == true })
    else { return nil }
    let step = stroke.modifiers.contains(.shift) ? fields.count - 1 : 1
    return fields[(present + step) % fields.count]
  }
}
