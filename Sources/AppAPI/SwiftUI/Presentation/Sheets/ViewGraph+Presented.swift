private enum PresentedItemsKey: GraphStateKey {
  static func initialState(in graph: ViewGraph) -> [PresentedItem] { [] }
}

extension ViewGraph {
  /// What is shown above the screen, the frontmost last.
  private(set) var presented: [PresentedItem] {
    get { self[PresentedItemsKey.self] }
    set { self[PresentedItemsKey.self] = newValue }
  }

  /// Shows an item above everything else.
  func present(_ item: PresentedItem) {
    presented.append(item)
    rootItem?.invalidateLayout()
  }

  /// Takes an item away that was shown above the screen.
  func dismiss(_ item: PresentedItem) {
    presented.removeAll { $0 === item }
    rootItem?.invalidateLayout()
  }
}
