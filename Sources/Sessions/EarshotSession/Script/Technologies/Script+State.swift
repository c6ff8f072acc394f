import AccessibilityModel
import VoiceOverEngine

extension Script {
  /// What a line expects of a technology's state, whichever it is.
  public struct State: Hashable, Sendable {
    private let expectation: any TechnologyState

    /// Makes an expectation of a technology's own.
    public init<Technology: ListedTechnology>(
      _ expectation: Technology.Expectation, of type: Technology.Type
    ) {
      self.expectation = Expected<Technology>(value: expectation)
    }

    /// How the technology differs from it; a technology that is off is as when it is turned on.
    func mismatch(in session: Session) async -> ExpectationMismatch? {
      await expectation.mismatch(in: session)
    }

    /// True where both expect the same of the same technology.
    public static func == (left: State, right: State) -> Bool {
      AnyHashable(left.expectation) == AnyHashable(right.expectation)
    }

    /// Hashes the technology's own expectation.
    public func hash(into hasher: inout Hasher) {
      expectation.hash(into: &hasher)
    }
  }
}

extension Script.Expectation {
  /// The cursor on an element with that label or identifier.
  public static func cursor(_ name: String) -> Self {
    .state(Script.State(CursorExpectation(name), of: VoiceOver.self))
  }
}

/// A technology's expectation without the technology in its type.
private protocol TechnologyState: Hashable, Sendable {
  func mismatch(in session: Session) async -> ExpectationMismatch?
}

/// An expectation with the technology that it is about.
private struct Expected<Technology: ListedTechnology>: TechnologyState {
  var value: Technology.Expectation

  func mismatch(in session: Session) async -> ExpectationMismatch? {
    let tree = await session.tree
    if let technology = await session.technology(Technology.self) {
      return technology.mismatch(with: value, in: tree)
    }
    return await Technology(on: session.device()).mismatch(with: value, in: tree)
  }
}
