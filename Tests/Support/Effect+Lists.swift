import AccessibilityModel

extension [Effect] {
  /// The words of every utterance, in order.
  package var words: [String] {
    compactMap { effect in
      guard case .speak(let utterance, interrupts: _) = effect else { return nil }
      return utterance.text
    }
  }

  /// The sounds, in order.
  package var sounds: [SoundEvent] {
    compactMap { effect in
      guard case .sound(let event) = effect else { return nil }
      return event
    }
  }

  /// The requests to the app but for the cursor's place, in order.
  package var requests: [Request] {
    compactMap { effect in
      guard case .request(let request) = effect else { return nil }
      if case .focus = request.kind { return nil }
      return request
    }
  }

  /// What the app is asked but for the cursor's place, in order.
  package var asked: [Request.Kind] { requests.map(\.kind) }

  /// What is drawn over the screen or, as nil, taken away, in order.
  package var drawn: [Overlay?] {
    compactMap { effect -> Overlay?? in
      guard case .show(let overlay) = effect else { return .none }
      return .some(overlay)
    }
  }

  /// What the device is told to do by itself, in order.
  package var systemActions: [SystemAction] {
    compactMap { effect in
      guard case .system(let action) = effect else { return nil }
      return action
    }
  }
}
