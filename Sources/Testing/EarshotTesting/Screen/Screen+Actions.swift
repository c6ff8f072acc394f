import AccessibilityModel
import EarshotSession
import Testing

extension Screen {
  /// Asks the app to perform one of the actions of an element, past every technology.
  ///
  /// - Parameters:
  ///   - action: The action's name.
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - number: Which of several with that name, from 1 in reading order.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where no such element or action is found or the app declines, and `TreeDiffError`.
  public func perform(
    _ action: String, on name: String, number: Int? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let element = try element(named: name, number: number, sourceLocation: sourceLocation)
    guard let found = element.actions.first(where: { $0.name.string == action }) else {
      let names = element.actions.map(\.name.string)
      throw ScreenError(.noSuchAction, action, details: [name] + names, at: sourceLocation)
    }
    try await ask(.perform(element.id, found.id), about: action, sourceLocation)
  }

  /// Asks the app to raise the value of an element by a step, past every technology.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where no or more than one element is meant or the app declines, and `TreeDiffError`.
  public func increment(
    _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let id = try element(named: name, sourceLocation: sourceLocation).id
    try await ask(.increment(id), about: name, sourceLocation)
  }

  /// Asks the app to lower the value of an element by a step, past every technology.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where no or more than one element is meant or the app declines, and `TreeDiffError`.
  public func decrement(
    _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let id = try element(named: name, sourceLocation: sourceLocation).id
    try await ask(.decrement(id), about: name, sourceLocation)
  }

  /// Asks the app to leave the present context, past every technology, from the element under the cursor outwards.
  ///
  /// - Parameter sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where the app declines, and `TreeDiffError`.
  public func escape(sourceLocation: Testing.SourceLocation = #_sourceLocation) async throws {
    try await ask(.escape(focused?.id), about: "escape", sourceLocation)
  }

  /// Asks the app for a magic tap, past every technology, from the element under the cursor outwards.
  ///
  /// - Parameter sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where the app declines, and `TreeDiffError`.
  public func magicTap(sourceLocation: Testing.SourceLocation = #_sourceLocation) async throws {
    try await ask(.magicTap(focused?.id), about: "magic tap", sourceLocation)
  }

  /// Types characters into the field that is edited, else into the element under the cursor, past every technology.
  ///
  /// - Parameters:
  ///   - text: The characters; a line break is the return key.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where there is no such element or the app declines, and `TreeDiffError`.
  public func type(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) async throws {
    for (character, stroke) in zip(text, KeyStroke.writing(text)) {
      if let target, target.traits.contains(.isEditing) {
        try await ask(.key(stroke, on: target.id), about: target.label?.string ?? "type", sourceLocation)
      } else {
        try await edit(.insert(String(character)), sourceLocation: sourceLocation)
      }
    }
  }

  /// Asks the app to change the words of the field that is edited, else of the element under the cursor.
  ///
  /// - Parameters:
  ///   - edit: What is to change.
  ///   - sourceLocation: Where a failure is shown.
  /// - Throws: `ScreenError` where there is no such element or the app declines, and `TreeDiffError`.
  public func edit(_ edit: TextEdit, sourceLocation: Testing.SourceLocation = #_sourceLocation) async throws {
    guard let target else { throw ScreenError(.declined, "edit", at: sourceLocation) }
    try await ask(.edit(target.id, edit), about: target.label?.string ?? "edit", sourceLocation)
  }

  /// The element that takes letters: the one that is edited, else the one under the cursor.
  private var target: AccessibilityElement? {
    tree.stops.lazy.compactMap { self.tree[$0] }.first { $0.traits.contains(.isEditing) } ?? focused
  }

  /// Asks the app for something, past every technology.
  ///
  /// - Returns: What the app answered.
  /// - Throws: `TreeDiffError` where the app contradicts itself.
  @discardableResult
  package func send(_ kind: Request.Kind) async throws -> Answer? {
    try await doing { records += try await session.send(kind, to: DirectRequests.self) }
    return await session.technology(DirectRequests.self)?.answer
  }

  private func ask(
    _ kind: Request.Kind, about name: String, _ location: Testing.SourceLocation
  ) async throws {
    switch try await send(kind) {
    case .declined, .failed, nil: throw ScreenError(.declined, name, at: location)
    case .handled, .range, .element, .place, .largeContent, .shortcuts: return
    }
  }
}
