import Foundation

/// Which changes of a collection a list carries out by itself.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions where Data: MutableCollection {
  /// Elements can be put in another order.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Elements can be deleted and put in another order.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension CollectionEdits {
  /// The changes of a collection behind a binding, each made in the binding.
  init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, _ actions: EditActions<C>) {
    if actions.rawValue & 1 != 0 {
      move = { offsets, target in data.wrappedValue.move(fromOffsets: offsets, toOffset: target) }
    }
    if actions.rawValue & 2 != 0, let removable = data.wrappedValue as? any RangeReplaceableCollection {
      delete = Self.deletion(from: data, removable)
    }
  }

  private static func deletion<C, Removable: RangeReplaceableCollection>(
    from data: Binding<C>, _ sample: Removable
  ) -> (IndexSet) -> Void {
    { offsets in
      guard let present = data.wrappedValue as? Removable else { return }
      var kept = Removable()
      for (offset, element) in present.enumerated() where !offsets.contains(offset) { kept.append(element) }
      if let kept = kept as? C { data.wrappedValue = kept }
    }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each identifiable element, and lets people change the collection in a list.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
    self.init(data, id: \.id, editActions: editActions, content: content, file: file, line: line)
  }

  /// Makes a view for each element by an id, and lets people change the collection in a list.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data == Binding<C> {
    self.init(
      data: data, content: content, id: { $0.wrappedValue[keyPath: id] },
      edits: CollectionEdits(data, editActions), place: CodePlace(file, line))
  }
}
