import AccessibilityModel

/// Makes a view one half of a pair of a label and what it names.
struct LabeledPairModifier: ItemModifier {
  typealias Body = Never
  let role: AccessibilityLabeledPairRole
  nonisolated(unsafe) let id: AnyHashable
  let namespace: Namespace.ID

  func makeItem(around inner: LayoutItem, in node: ViewNode) -> LabeledPairItem {
    let item = LabeledPairItem(around: inner)
    update(item, in: node)
    return item
  }

  func update(_ item: LabeledPairItem, in node: ViewNode) {
    item.order = node.environment.readingOrder
    item.rename(to: NamedItems.Name(use: role == .label ? .label : .content, namespace: namespace, id: id))
    item.notifyPartner()
  }
}

/// One half of a pair: the content is heard under the label's words, the label no more by itself.
///
/// - Source: Behaviour 3.2
final class LabeledPairItem: NamedItem {
  var order = ReadingOrder()
  private weak var lastPartner: LabeledPairItem?

  isolated deinit {
    lastPartner?.invalidateDescription()
  }

  private var partner: LabeledPairItem? {
    guard let name else { return nil }
    let other = NamedItems.Name(
      use: name.use == .label ? .content : .label, namespace: name.namespace, id: name.id)
    let found = graph.named[other] as? LabeledPairItem
    lastPartner = found
    return found
  }

  /// Has the other half look again.
  func notifyPartner() {
    invalidateDescription()
    partner?.invalidateDescription()
  }

  private var words: SpokenText? {
    let parts = DescribedElement.inReadingOrder(inner.describedElements, order)
    let words = SpokenText.joined(parts.compactMap(\.element.label))
    return words.isBlank ? nil : words
  }

  override func makeDescribedElements() -> [DescribedElement] {
    guard let partner else { return inner.describedElements }
    guard name?.use == .content else {
      // What is named hears of other words after those who ask now.
      if words != toldWords {
        toldWords = words
        partner.invalidateDescription()
      }
      return []
    }
    guard let words = partner.words else { return inner.describedElements }
    return changed(inner.describedElements, createsElement: true) { described in
      described.element.label = words
      described.element.fileNames = []
      described.hasAutomaticName = false
    }
  }

  private var toldWords: SpokenText?
}

extension View {
  /// Pairs a label with what it names, wherever the two lie on the screen.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(LabeledPairModifier(role: role, id: AnyHashable(id), namespace: namespace))
  }
}

/// What a view is in a pair of a label and what it names.
///
/// - Source: Behaviour 3.2
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The words that name the other one.
  case label
  /// What is named.
  case content
}
