import AccessibilityModel
import TreeFormat

extension Script {
  /// What a line of a script means.
  public enum Instruction: Hashable, Sendable {
    /// A technology does something, which its own words say.
    case technology(Command)
    /// Turn the rotor until an entry's name is heard.
    case rotor(String)
    /// To a stop by its name, by what is heard of it, or by a part of that; the number tells which of several, from 1.
    case select(String, number: Int?, isPart: Bool = false)
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
    /// Words that are a part of something that was heard.
    case containing(String)
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
    /// What a technology is on, shows or magnifies, which its own words say.
    case state(State)
  }
}
