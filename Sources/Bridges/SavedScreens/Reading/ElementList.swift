import AccessibilityModel

/// Reads what `idb ui describe-all` prints: the elements in reading order, flat or nested.
enum ElementList {
  /// Reads a list of elements.
  static func read(
    _ text: ScreenText, _ limits: ScreenLimits
  ) throws(SavedScreenError) -> (tree: AccessibilityTree, notes: [String]) {
    let document = try LocatedJSON.document(text, limits)
    var screen = PhoneScreen(order: .given)
    var count = 0
    let list = document.array ?? [document]
    for element in list { try add(element, to: &screen, text, limits, &count, depth: 1) }
    guard count > 0 else { throw SavedScreenError(.missing, detail: "an element with AXLabel or AXFrame") }
    return screen.finish()
  }

  private static func add(
    _ value: LocatedJSON, to screen: inout PhoneScreen, _ text: ScreenText, _ limits: ScreenLimits,
    _ count: inout Int, depth: Int
  ) throws(SavedScreenError) {
    func place() -> TextPlace { text.place(value.offset) }
    guard value.isObject else {
      throw SavedScreenError(.malformed, at: place(), detail: "an element is no object")
    }
    count += 1
    guard count <= limits.elements else {
      throw SavedScreenError(.tooMany, at: place(), detail: "\(limits.elements) elements")
    }
    guard depth <= limits.depth else {
      throw SavedScreenError(.tooDeep, at: place(), detail: "\(limits.depth)")
    }
    guard value["AXLabel"] != nil || value["type"] != nil || value["role"] != nil else {
      throw SavedScreenError(.missing, at: place(), detail: "the \"type\" or the \"AXLabel\" of an element")
    }
    let role = value["role"]?.string ?? ""
    let type = value["type"]?.string ?? (role.hasPrefix("AX") ? String(role.dropFirst(2)) : role)
    var reported = ReportedElement(type: type)
    let label = value["AXLabel"]?.words ?? ""
    reported.label = label.isEmpty ? value["title"]?.words ?? "" : label
    reported.value = value["AXValue"]?.words ?? ""
    reported.hint = value["help"]?.words ?? ""
    reported.identifier = value["AXUniqueId"]?.words ?? ""
    reported.isEnabled = value["enabled"]?.bool ?? true
    // Only elements that technologies stop at are listed, and the app around them.
    reported.isAccessible = type != "Application" && type != "Window"
    if role == "AXHeading" { reported.traits.insert(.header) }
    reported.actions = (value["custom_actions"]?.array ?? []).compactMap(\.words)
    for trait in value["traits"]?.array ?? [] {
      reported.traits.formUnion(PageSource.traits(trait.words ?? ""))
    }
    reported.frame = try frame(value, text)
    screen.open(reported)
    for child in value["children"]?.array ?? [] {
      try add(child, to: &screen, text, limits, &count, depth: depth + 1)
    }
    screen.close()
  }

  private static func frame(_ value: LocatedJSON, _ text: ScreenText) throws(SavedScreenError) -> Rect {
    if let frame = value["frame"], frame.isObject {
      var numbers: [Double] = []
      for key in ["x", "y", "width", "height"] {
        guard let number = frame[key] else {
          throw SavedScreenError(.missing, at: text.place(frame.offset), detail: "\"\(key)\" of a frame")
        }
        numbers.append(try ScreenNumber.read(number.words ?? "?", at: { text.place(number.offset) }))
      }
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    guard let spelled = value["AXFrame"] else { return .zero }
    let numbers = try ScreenNumber.four(in: spelled.words ?? "?", at: { text.place(spelled.offset) })
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
