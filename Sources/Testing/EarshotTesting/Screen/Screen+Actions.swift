import AccessibilityModel
import EarshotSession

extension Screen {
  /// Performs one of the actions of an element.
  ///
  /// - Parameters:
  ///   - action: The action's name.
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - number: Which of several with that name, from 1 in reading order.
  /// - Throws: `ScreenError` where no such element or action is found or the app declines, and `TreeDiffError`.
  public func perform(_ action: String, on name: String, number: Int? = nil) async throws {
    let element = try element(named: name, number: number)
    guard let found = element.actions.first(where: { $0.name.string == action }) else {
      let names = element.actions.map(\.name.string)
      throw ScreenError(.noSuchAction, action, details: [name] + names)
    }
    try await ask(.perform(element.id, found.id), about: action)
  }

  /// Raises the value of an element by a step.
  ///
  /// - Throws: `ScreenError` where no or more than one element is meant or the app declines, and `TreeDiffError`.
  public func increment(_ name: String) async throws {
    try await ask(.increment(element(named: name).id), about: name)
  }

  /// Lowers the value of an element by a step.
  ///
  /// - Throws: `ScreenError` where no or more than one element is meant or the app declines, and `TreeDiffError`.
  public func decrement(_ name: String) async throws {
    try await ask(.decrement(element(named: name).id), about: name)
  }

  /// Leaves the present context, beginning at the element under the cursor.
  ///
  /// - Throws: `ScreenError` where the app declines, and `TreeDiffError`.
  public func escape() async throws {
    try await ask(.escape(focused?.id), about: "escape")
  }

  /// Does the most important thing, beginning at the element under the cursor.
  ///
  /// - Throws: `ScreenError` where the app declines, and `TreeDiffError`.
  public func magicTap() async throws {
    try await ask(.magicTap(focused?.id), about: "magic tap")
  }

  private func ask(_ kind: Request.Kind, about name: String) async throws {
    try await doing { records += try await session.send(kind, to: DirectRequests.self) }
    switch await session.technology(DirectRequests.self)?.answer {
    case .declined, .failed, nil: throw ScreenError(.declined, name)
    case .handled, .range, .element: return
    }
  }
}
