import AccessibilityModel
import KeyboardAccessEngine
import LargeContentEngine
import SwitchControlEngine
import TreeFormat
import VoiceOverEngine
import ZoomEngine

extension Script {
  /// What a line of a script means.
  public enum Instruction: Hashable, Sendable {
    /// A gesture, or keys.
    case input(VoiceOver.Input)
    /// Words that are said to Voice Control.
    case say(String)
    /// Keys for Full Keyboard Access, one after the other.
    case press([KeyPress])
    /// The Command key is kept down, which shows the keys that do something in the app.
    case holdCommand
    /// A switch of Switch Control; `nil` turns the technology on and presses none.
    case flip(SwitchControl.Input?)
    /// What a finger does that is on the screen for the app, and how long it is held then.
    case finger(LargeContentViewer.Input, held: Duration)
    /// What is done to see more with Zoom; `nil` turns the technology on.
    case zoom(Zoom.Input?)
    /// Turn the rotor until an entry's name is heard.
    case rotor(String)
    /// To a stop with that label or identifier; the number tells which of several, from 1.
    case select(String, number: Int?)
    /// Settings of the device that the person changes.
    case change(EnvironmentChange)
    /// Let time pass; without a duration, until VoiceOver has said what it still has to say.
    case wait(Duration?)
    /// Draw the screen as it is, with what technologies show, into a file.
    case look(String, scale: Double?)
    /// Leave; what follows is not done.
    case quit
    /// Something should have been heard, or be the case.
    case expect(Expectation)
  }

  /// What should have come of the last command.
  public enum Expectation: Hashable, Sendable {
    /// The next words that were heard.
    case words(String)
    /// No words at all.
    case silence
    /// The sound of an event.
    case sound(SoundEvent)
    /// No sound but the tick of the moving cursor.
    case noSound
    /// Something that the device itself did, in words.
    case device(String)
    /// Words that are drawn over the screen: a name, a number or a sentence.
    case shown(String)
    /// Nothing drawn over the screen.
    case nothingShown
    /// Words or the name of an image that are shown large while something is held; `nil` for nothing.
    case large(String?)
    /// The ring of Full Keyboard Access around an element with that label or identifier.
    case ring(String)
    /// The cursor on an element with that label or identifier.
    case cursor(String)
    /// What is magnified, and how.
    case zoom(ZoomExpectation)
  }

  /// What should be magnified, and how.
  public enum ZoomExpectation: Hashable, Sendable {
    /// Nothing.
    case off
    /// So many times, to a tenth.
    case level(Double)
    /// In that part of the screen.
    case region(ZoomSettings.Region)
    /// In those colours.
    case filter(Magnification.Filter)
    /// So that all of an element with that label or identifier is seen, or as much as there is space for.
    case shows(String)
  }
}
