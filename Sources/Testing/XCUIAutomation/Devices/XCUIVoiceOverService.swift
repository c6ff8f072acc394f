import EarshotTesting
import Foundation

/// VoiceOver in a test: turned on, moved from element to element, and listened to.
///
///     let voiceOver = XCUIDevice.shared.voiceOverService
///     try voiceOver.enable()
///     XCTAssertEqual(try voiceOver.moveForward().utterance, "Add, button")
///
/// What it says is worked out by Earshot's rules, each in the transcript with how sure it is; no sound is made.
@MainActor
public final class XCUIVoiceOverService {
  /// What VoiceOver said.
  public final class Output: Hashable, Sendable, CustomStringConvertible {
    /// The words, without the hint that follows after a pause.
    public let utterance: String

    init(_ utterance: String) {
      self.utterance = utterance
    }

    /// The words.
    public var description: String { utterance }

    /// True where both are the same words.
    public static func == (one: Output, other: Output) -> Bool { one.utterance == other.utterance }

    /// Hashes the words.
    public func hash(into hasher: inout Hasher) { hasher.combine(utterance) }
  }

  /// Why VoiceOver could not be used.
  public struct Error: Swift.Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public enum Code: Int, Hashable, Sendable {
      /// VoiceOver did not start, for no app runs.
      case failedToStart = 1
      /// VoiceOver did not stop.
      case failedToStop = 2
      /// A method was called before `enable()`.
      case notRunning = 3
      /// Nothing was said, as at the end of the screen.
      case noSpeech = 4
    }

    /// What kind of error it is.
    public let code: Code

    init(_ code: Code) {
      self.code = code
    }

    /// The domain of the errors.
    public static let errorDomain = "XCUIVoiceOverServiceErrorDomain"
    /// VoiceOver did not start.
    public static var failedToStart: Code { .failedToStart }
    /// VoiceOver did not stop.
    public static var failedToStop: Code { .failedToStop }
    /// A method was called before `enable()`.
    public static var notRunning: Code { .notRunning }
    /// Nothing was said.
    public static var noSpeech: Code { .noSpeech }

    /// What is wrong and what to do.
    public var description: String {
      switch code {
      case .failedToStart: "VoiceOver did not start, for no app runs. Call launch() first."
      case .failedToStop: "VoiceOver did not stop."
      case .notRunning: "VoiceOver is off. Call enable() first."
      case .noSpeech: "VoiceOver said nothing: the cursor is at the end, or nothing is there."
      }
    }
  }

  init() {}

  /// Whether VoiceOver is on.
  public var isEnabled: Bool {
    guard let screen = XCUIApplication().screen else { return false }
    return (try? MainThread.wait { await screen.voiceOver.isOn }) ?? false
  }

  /// Turns VoiceOver on; the cursor goes to the first element.
  ///
  /// - Throws: `Error.failedToStart` where no app runs.
  public func enable() throws {
    guard let screen = XCUIApplication().screen else { throw Error(.failedToStart) }
    try MainThread.wait { try await screen.voiceOver.turnOn() }
  }

  /// Turns VoiceOver off.
  ///
  /// - Throws: `Error.failedToStop` where it is still on.
  public func disable() throws {
    guard let screen = XCUIApplication().screen else { return }
    try MainThread.wait { try await screen.voiceOver.turnOff() }
    if isEnabled { throw Error(.failedToStop) }
  }

  /// Moves to the next element.
  ///
  /// - Returns: What is said of it.
  /// - Throws: `Error` where VoiceOver is off or nothing is said.
  @discardableResult
  public func moveForward() throws -> Output { try say { try await $0.voiceOver.flickRight() } }

  /// Moves to the previous element.
  ///
  /// - Returns: What is said of it.
  /// - Throws: `Error` where VoiceOver is off or nothing is said.
  @discardableResult
  public func moveBackward() throws -> Output { try say { try await $0.voiceOver.flickLeft() } }

  /// Moves into the container at the cursor.
  ///
  /// - Returns: What is said of it.
  /// - Throws: `Error` where VoiceOver is off or nothing is said.
  /// - Source: Behaviour 1.14
  @discardableResult
  public func moveIn() throws -> Output {
    try say { try await $0.voiceOver.send(.gesture(.twoFingerFlickRight)) }
  }

  /// Moves out of the container around the cursor.
  ///
  /// - Returns: What is said of it.
  /// - Throws: `Error` where VoiceOver is off or nothing is said.
  /// - Source: Behaviour 1.14
  @discardableResult
  public func moveOut() throws -> Output {
    try say { try await $0.voiceOver.send(.gesture(.twoFingerFlickLeft)) }
  }

  /// What VoiceOver says of the element at the cursor.
  ///
  /// - Returns: The words.
  /// - Throws: `Error` where VoiceOver is off or nothing is said.
  public func currentSpeech() throws -> Output {
    try say { screen in
      guard let point = screen.focused?.effectiveActivationPoint else { return }
      try await screen.voiceOver.send(.tap(at: point))
    }
  }

  /// What tells of the service.
  public var debugDescription: String { "VoiceOver is \(isEnabled ? "on" : "off")" }

  private func say(_ move: @escaping @MainActor (Screen) async throws -> Void) throws -> Output {
    guard isEnabled, let screen = XCUIApplication().screen else { throw Error(.notRunning) }
    let words = try MainThread.wait {
      try await move(screen)
      return screen.lastHeard
    }
    guard !words.isEmpty else { throw Error(.noSpeech) }
    return Output(words.joined(separator: ", "))
  }
}
