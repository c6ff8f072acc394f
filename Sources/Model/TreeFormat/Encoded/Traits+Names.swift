import AccessibilityModel

extension Traits {
  /// Names of the traits that have one, in the order of their bits.
  package static let names: [(trait: Traits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"), (.header, "header"), (.supportsZoom, "supportsZoom"),
    (.textEntry, "textEntry"), (.isEditing, "isEditing"), (.secureTextEntry, "secureTextEntry"),
    (.backButton, "backButton"), (.tabBarItem, "tabBarItem"), (.textArea, "textArea"),
    (.toggleButton, "toggleButton"), (.popUpButton, "popUpButton"), (.pickerItem, "pickerItem"),
  ]

  /// The names of the traits in the set, in the order of their bits; `bit40` where one has no name.
  package var names: [String] {
    var result: [String] = []
    var rest = rawValue
    while rest != 0 {
      let bit = Traits(rawValue: 1 << UInt64(rest.trailingZeroBitCount))
      result.append(Self.names.first { $0.trait == bit }?.name ?? "bit\(rest.trailingZeroBitCount)")
      rest &= rest - 1
    }
    return result
  }

  /// The trait of a name; `nil` where no trait has it.
  package init?(name: String) {
    if let known = Self.names.first(where: { $0.name == name }) {
      self = known.trait
    } else if name.hasPrefix("bit"), let bit = UInt64(name.dropFirst(3)), bit < 64 {
      self.init(rawValue: 1 << bit)
    } else {
      return nil
    }
  }
}
