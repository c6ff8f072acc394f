import AccessibilityModel
import VoiceOverEngine

extension Session {
  /// Turns a technology on where it is off, as on the device that VoiceOver speaks on.
  ///
  /// - Parameters:
  ///   - type: The technology.
  ///   - textSize: Name of the text size; `nil` where the app alone knows it.
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func turnOn<Technology: ListedTechnology>(
    _ type: Technology.Type, textSize: String? = nil
  ) async throws -> [SessionRecord] {
    guard technology(type) == nil else { return [] }
    return try await turnOn(Technology(on: device(textSize: textSize)))
  }

  /// What a technology finds that is turned on now.
  func device(textSize: String? = nil) -> TechnologyDevice {
    let dialect = technology(VoiceOver.self)?.dialect ?? .iOS
    return TechnologyDevice(
      rules: rules, isMac: dialect.platform == .macOS, language: dialect.language, textSize: textSize,
      languages: equipment.languages, identifier: equipment.identifier, settings: equipment.settings,
      app: equipment.app)
  }

  /// Hands an input to a technology, or to another one that takes the gesture from it.
  ///
  /// - Returns: what happened to the person before the next input.
  /// - Throws: `SessionError` where the technology is off, what the source throws, and `TreeDiffError`.
  /// - Source: Behaviour 1.2, 7.2
  @discardableResult
  public func use<Technology: ListedTechnology>(
    _ type: Technology.Type, _ input: Technology.Input
  ) async throws -> [SessionRecord] {
    if let gesture = type.gesture(of: input) {
      for technology in technologies where !(technology is Technology) {
        if let records = try await take(gesture, with: technology) { return records }
      }
    }
    return try await send(input, to: type)
  }

  /// Hands a gesture to a technology that takes it from another one; `nil` where it does not.
  private func take<Technology: AssistiveTechnology>(
    _ gesture: String, with technology: Technology
  ) async throws -> [SessionRecord]? {
    let isOn = self.technology(VoiceOver.self)?.modes.isOn == true
    guard let input = technology.input(takenFrom: gesture, besideScreenReader: isOn) else { return nil }
    return try await send(input, to: Technology.self)
  }

  /// Tells each technology which gestures the others take from it.
  func shareGestures() {
    for index in technologies.indices {
      let others = technologies.indices.filter { $0 != index }.map { technologies[$0].takenGestures }
      technologies[index].giveWay(to: others.reduce(into: []) { $0.formUnion($1) })
    }
  }

  /// Lets technologies follow where another one came to.
  func follow(_ item: Asked) -> [Asked] {
    guard let place = item.effect.place else { return [] }
    return technologies.indices.filter { $0 != item.by }.flatMap { index in
      technologies[index].follow(place, in: tree).map { Asked(effect: $0, by: index) }
    }
  }
}

extension Effect {
  /// The element that a cursor, or the keyboard's ring, came to.
  fileprivate var place: ElementID? {
    switch self {
    case .moveCursor(let id): id
    case .show(let overlay?): overlay.kind == .ring ? overlay.marks.first?.element : nil
    default: nil
    }
  }
}
