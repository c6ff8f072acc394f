/// Counts the changes of the models of one class in a context, so that views look again.
@Observable
package final class ChangeCounter {
  @ObservationIgnored private let isCounted: (any PersistentModel.Type) -> Bool
  /// How many changes there were.
  package internal(set) var count = 0

  init(_ type: any PersistentModel.Type) {
    isCounted = Self.test(of: type)
  }

  func counts(_ type: any PersistentModel.Type) -> Bool { isCounted(type) }

  /// Tells the class and its subclasses from others.
  private static func test<Model: PersistentModel>(
    of type: Model.Type
  ) -> (any PersistentModel.Type) -> Bool {
    { $0 is Model.Type }
  }
}
