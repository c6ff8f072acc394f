import AppHost
import UIKit

extension Screen {
  /// A setting of the person's that an app can ask about.
  public enum Setting: String, Hashable, Sendable, CaseIterable {
    /// VoiceOver is on.
    case voiceOver
    /// Switch Control is on.
    case switchControl
    /// AssistiveTouch is on.
    case assistiveTouch
    /// The device is held to one app.
    case guidedAccess
    /// Text is wanted bold.
    case boldText
    /// The screen shows no colours.
    case grayscale
    /// Colours are inverted.
    case invertColors
    /// Less is wanted to show through.
    case reduceTransparency
    /// Less is wanted to move.
    case reduceMotion
    /// Screens are wanted to fade into each other.
    case prefersCrossFadeTransitions
    /// More contrast is wanted.
    case darkerSystemColors
    /// Colour alone must not tell things apart.
    case differentiateWithoutColor
    /// Switches show their state as marks.
    case onOffSwitchLabels
    /// Buttons show their shapes.
    case buttonShapes
    /// Videos may play by themselves.
    case videoAutoplay
    /// Both ears hear the same.
    case monoAudio
    /// Captions are wanted.
    case closedCaptioning
    /// Selected text can be spoken.
    case speakSelection
    /// The screen can be spoken.
    case speakScreen
    /// Shaking undoes.
    case shakeToUndo
  }
}
