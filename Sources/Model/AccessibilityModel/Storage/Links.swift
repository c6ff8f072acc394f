/// Where an element stands among the others, by slots.
///
/// Kept apart from the elements, so that walking the tree touches little memory and counts no references.
struct Links: Hashable, Sendable {
  /// Stands where there is no element.
  static let none = UInt32.max

  var generation: UInt32
  var parent = Links.none
  var firstChild = Links.none
  var lastChild = Links.none
  var next = Links.none
  var previous = Links.none
  /// The last modal one of the children: the only child within reach.
  var modalChild = Links.none
  var childCount: UInt32 = 0
  var isStop: Bool
  var isModal: Bool

  init(_ element: AccessibilityElement) {
    generation = element.id.generation
    isStop = element.isStop
    isModal = element.sparse?.attributes.isModal ?? false
  }

  /// True where it puts other elements out of reach: those beside a modal one, those inside a stop.
  var confines: Bool { isModal || isStop && childCount > 0 }

  /// The first slot to visit inside, honouring what is out of reach.
  var firstWithinReach: UInt32 {
    if isStop { return Links.none }
    return modalChild == Links.none ? firstChild : modalChild
  }

  /// The last slot to visit inside, honouring what is out of reach.
  var lastWithinReach: UInt32 {
    if isStop { return Links.none }
    return modalChild == Links.none ? lastChild : modalChild
  }
}

extension AccessibilityTree {
  /// Bytes that storage takes for an element, besides its strings and the attributes that few have.
  package static var bytesPerElement: Int {
    MemoryLayout<AccessibilityElement?>.stride + MemoryLayout<Links?>.stride
  }
}
