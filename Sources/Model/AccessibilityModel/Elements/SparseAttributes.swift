/// The attributes that few elements have.
struct SparseAttributes: Hashable, Sendable {
  var path: Path?
  var activationPoint: Point?
  var inputLabels: [SpokenText] = []
  var identifier: String?
  var actions: [ElementAction] = []
  var customContent: [CustomContent] = []
  var rotors: [RotorDescriptor] = []
  var largeContent: LargeContentItem?
  var containerType = ContainerType.none
  var sortPriority = 0.0
  var childOrder = ChildOrder.geometric
  var headingLevel: Int?
  var language: String?
  var position: PositionInGroup?
  var expanded: Bool?
  var respondsToUserInteraction: Bool?
  var isModal = false
  var sourceLocation: SourceLocation?
  var origins: [Attribute: SourceLocation] = [:]
  var rules: [UncertainRule] = []

  static let none = SparseAttributes()

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
  subscript<Value>(sparse path: WritableKeyPath<SparseAttributes, Value>) -> Value {
    get { (sparse?.attributes ?? .none)[keyPath: path] }
    set {
      var attributes = sparse?.attributes ?? .none
      attributes[keyPath: path] = newValue
      sparse = attributes == .none ? nil : SparseAttributes.Box(attributes)
    }
  }
}
