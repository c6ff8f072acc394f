extension SparseAttributes {
  /// Everything as it is at first.
  package static let none = SparseAttributes()

  /// Holds the attributes outside the element; never changed once two elements share it.
  final class Box: Hashable, Sendable {
    let attributes: SparseAttributes

    init(_ attributes: SparseAttributes) {
      self.attributes = attributes
    }

    static func == (left: Box, right: Box) -> Bool {
      left === right || left.attributes == right.attributes
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(attributes)
    }
  }
}

extension AccessibilityElement {
  /// All attributes that few elements have, at once; what is unset has its initial value.
  package var attributes: SparseAttributes {
    get { sparse?.attributes ?? .none }
    set { sparse = newValue == .none ? nil : SparseAttributes.Box(newValue) }
  }

  /// True where at least one attribute that few elements have is set.
  package var hasAttributes: Bool { sparse != nil }

  subscript<Value>(sparse path: WritableKeyPath<SparseAttributes, Value>) -> Value {
    get { (sparse?.attributes ?? .none)[keyPath: path] }
    set {
      var attributes = sparse?.attributes ?? .none
      attributes[keyPath: path] = newValue
      sparse = attributes == .none ? nil : SparseAttributes.Box(attributes)
    }
  }
}
