extension Binding: Sequence where Value: MutableCollection {
  /// A binding to one element.
  public typealias Element = Binding<Value.Element>
  /// Walks over bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of the elements.
  public typealias Indices = Value.Indices

  /// The place of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of the elements, in order.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place after another one.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to the element at a place; reads what it last had once the place is gone.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let base = self
    var last = base.wrappedValue[position]
    return Binding<Value.Element>(
      reading: {
        let all = base.wrappedValue
        if position >= all.startIndex, position < all.endIndex { last = all[position] }
        return last
      },
      writing: { new in
        guard position >= base.wrappedValue.startIndex, position < base.wrappedValue.endIndex else { return }
        base.wrappedValue[position] = new
      })
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another one.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}
