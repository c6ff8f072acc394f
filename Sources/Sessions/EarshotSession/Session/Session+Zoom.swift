import AccessibilityModel
import VoiceOverEngine
import ZoomEngine

extension Session {
  /// Turns Zoom on where it is off; nothing is magnified yet.
  ///
  /// - Returns: what happened to the person.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  @discardableResult
  public func turnOnZoom(_ settings: ZoomSettings = ZoomSettings()) async throws -> [SessionRecord] {
    guard technology(Zoom.self) == nil else { return [] }
    return try await turnOn(Zoom(ZoomOptions().following(rules), settings: settings))
  }

  /// Makes a gesture on a screen that VoiceOver and Zoom may share; it goes to the one that it belongs to.
  ///
  /// - Returns: what happened to the person before the next input.
  /// - Throws: `SessionError` where VoiceOver is off, what the source throws, and `TreeDiffError`.
  /// - Source: Behaviour 1.2, 7.2
  @discardableResult
  public func gesture(_ input: VoiceOver.Input) async throws -> [SessionRecord] {
    guard let taken = zoomInput(for: input) else { return try await send(input, to: VoiceOver.self) }
    return try await send(taken, to: Zoom.self)
  }

  /// What a gesture is to Zoom; `nil` where it belongs to VoiceOver.
  private func zoomInput(for input: VoiceOver.Input) -> Zoom.Input? {
    guard technology(Zoom.self) != nil else { return nil }
    switch input {
    case .gesture(.threeFingerDoubleTap): return .toggle
    case .gesture(.threeFingerTripleTap):
      return technology(VoiceOver.self)?.modes.isOn == true ? nil : .menu
    default: return nil
    }
  }

  /// Tells VoiceOver which gestures are Zoom's where both are on.
  func shareGestures() {
    guard technology(Zoom.self) != nil else { return }
    for index in technologies.indices {
      guard var voiceOver = technologies[index] as? VoiceOver else { continue }
      voiceOver.isBesideZoom = true
      technologies[index] = voiceOver
    }
  }

  /// Lets Zoom keep in sight where another technology came to.
  func follow(_ item: Asked) -> [Asked] {
    guard let place = item.effect.place, let index = technologies.firstIndex(where: { $0 is Zoom }),
      index != item.by, var zoom = technologies[index] as? Zoom
    else { return [] }
    let effects = zoom.handle(.follow(place), in: tree)
    technologies[index] = zoom
    return effects.map { Asked(effect: $0, by: index) }
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
