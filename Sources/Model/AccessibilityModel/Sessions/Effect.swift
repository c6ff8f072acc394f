/// What a technology makes happen to the person or asks of the app.
public enum Effect: Hashable, Sendable {
  /// Speak; what is being spoken is cut where `interrupts` says so.
  case speak(Utterance, interrupts: Bool)
  /// Words were cut off or left out, behind the speech that did it or the silence.
  case unheard(Unheard)
  /// Be silent at once.
  case stopSpeech
  /// Play the sound of an event.
  case sound(SoundEvent)
  /// Play a chart as tones, one value after the other.
  case playGraph(Chart)
  /// The cursor moved to the element, or is nowhere.
  case moveCursor(ElementID?)
  /// Ask the app.
  case request(Request)
  /// Have the device itself do something.
  case system(SystemAction)
  /// Draw over the screen in place of what the technology drew before; `nil` takes that away.
  case show(Overlay?)
}

/// A moment at which people hear a sound or feel a tap.
///
/// - Source: Behaviour 1.15
public enum SoundEvent: String, Hashable, Sendable, CaseIterable {
  /// The cursor moved.
  case focusMoved
  /// Something was activated.
  case activated
  /// There is nothing further in that direction, or the value does not change.
  case boundary
  /// The screen became another one.
  case screenChanged
  /// Another setting was dialled.
  case rotorTurned
  /// A page was scrolled.
  case pageScrolled
  /// The element has actions.
  case actionsAvailable
  /// The element has more content.
  case moreContentAvailable
  /// Touches go to the app from now on: three rising tones.
  case passThrough
  /// A letter is a capital.
  case capital
}
