import AccessibilityModel
import VoiceControlEngine
import VoiceOverEngine

extension Script {
  /// What a line has a technology do, whichever it is.
  public struct Command: Hashable, Sendable {
    private let inputs: any TechnologyInputs

    /// Makes a command of a technology's own.
    public init<Technology: ListedTechnology>(_ command: TechnologyCommand<Technology>) {
      inputs = command
    }

    /// True where people see what comes of it and never hear it.
    var isSeenAlone: Bool { inputs.isSeenAlone }

    /// True where words are said, of which nobody hears what they did.
    var isSpoken: Bool { inputs.isSpoken }

    /// True where letters are typed.
    var isTyping: Bool { inputs.isTyping }

    /// Turns the technology on where scripts do, and hands the inputs over.
    ///
    /// - Returns: What happened to the person.
    /// - Throws: `SessionError` where the technology is off, what the source throws, and `TreeDiffError`.
    func run(in session: Session) async throws -> [SessionRecord] { try await inputs.run(in: session) }

    /// True where both have the same technology do the same.
    public static func == (left: Command, right: Command) -> Bool {
      AnyHashable(left.inputs) == AnyHashable(right.inputs)
    }

    /// Hashes the technology's own command.
    public func hash(into hasher: inout Hasher) {
      inputs.hash(into: &hasher)
    }
  }
}

extension Script.Instruction {
  /// A gesture of VoiceOver, or keys.
  public static func input(_ input: VoiceOver.Input) -> Self {
    .technology(Script.Command(TechnologyCommand<VoiceOver>(input)))
  }
}

/// A technology's inputs without the technology in their type.
private protocol TechnologyInputs: Hashable, Sendable {
  var isSeenAlone: Bool { get }
  var isSpoken: Bool { get }
  var isTyping: Bool { get }
  func run(in session: Session) async throws -> [SessionRecord]
}

extension TechnologyCommand: TechnologyInputs {
  fileprivate var isSeenAlone: Bool { Technology.isSeenAlone }

  fileprivate var isSpoken: Bool { Technology.self == VoiceControl.self }

  fileprivate var isTyping: Bool {
    inputs.contains { input in
      guard let input = input as? VoiceOver.Input, case .type = input else { return false }
      return true
    }
  }

  fileprivate func run(in session: Session) async throws -> [SessionRecord] {
    if turnsOff { return try await session.turnOff(Technology.self) }
    var records: [SessionRecord] = []
    if Technology.isTurnedOnByScripts { records += try await session.turnOn(Technology.self) }
    for input in inputs { records += try await session.use(Technology.self, input) }
    if held > .zero { records += try await session.wait(held) }
    let rest = await session.technology(Technology.self)?.remainingTime ?? .zero
    if rest > .zero { records += try await session.wait(rest) }
    return records
  }
}
