/// The attributes that few elements have.
package struct SparseAttributes: Hashable, Sendable {
  package init() {}

  package var path: Path?
  package var activationPoint: Point?
  package var inputLabels: [SpokenText] = []
  package var identifier: String?
  package var actions: [ElementAction] = []
  package var customContent: [CustomContent] = []
  package var rotors: [RotorDescriptor] = []
  package var largeContent: LargeContentItem?
  package var containerType = ContainerType.none
  package var sortPriority = 0.0
  package var childOrder = ChildOrder.geometric
  package var layoutDirection: ReadingOrder.Direction?
  package var clipsChildren = false
  package var headingLevel: Int?
  package var language: String?
  package var position: PositionInGroup?
  package var expanded: Bool?
  package var respondsToUserInteraction: Bool?
  package var isModal = false
  package var sourceLocation: SourceLocation?
  package var origins: [Attribute: SourceLocation] = [:]
  package var rules: [UncertainRule] = []
  package var rows: LazyRows?
  package var rowIndex: Int?
  package var hiddenTexts: [SpokenText] = []
  package var directTouch: DirectTouch = []
  package var tableSize: TableSize?
  package var tablePlace: TablePlace?
  package var headers: [ElementID] = []
  package var textualContext: TextualContext?
  package var navigationStyle = NavigationStyle.automatic
  package var lines: [TextLine] = []
  package var chart: Chart?
  package var previousText: ElementID?
  package var nextText: ElementID?
  package var fileNames: [String] = []
  package var textContent: TextContent?
  package var activationHit: ActivationHit?
  package var focusGroup: String?
  package var linkedGroup: String?

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
