import Accessibility
import AccessibilityModel
import Foundation

/// What an object answers to people who listen: its blocks first, then what was set or overridden.
///
/// - Source: Behaviour 1.13
@MainActor
struct ResolvedAccessibility {
  /// The object itself where it is a responder, else one that answers what was set on it.
  let source: UIResponder
  let blocks: AccessibilityBlocks?

  init(_ object: NSObject) {
    source = ElementBuilder.responder(for: object)
    blocks = source.storedProperties?.blocks
  }

  // MARK: What it is

  /// True where it may have attributes that few objects have: they were set, or its class may override them.
  var hasMore: Bool {
    blocks != nil || source.properties.more != nil || !source.isPlain
  }

  var label: SpokenText? {
    guard let blocks, blocks.label != nil || blocks.attributedLabel != nil else { return source.heardLabel }
    return text(blocks.attributedLabel, blocks.label)
  }

  var value: SpokenText? {
    guard let blocks, blocks.value != nil || blocks.attributedValue != nil, !(source is UISwitch) else {
      return source.accessibilityAttributedValue.map { SpokenText($0) }
    }
    return text(blocks.attributedValue, blocks.value)
  }

  var hint: SpokenText? {
    guard let blocks, blocks.hint != nil || blocks.attributedHint != nil else {
      return source.accessibilityAttributedHint.map { SpokenText($0) }
    }
    return text(blocks.attributedHint, blocks.hint)
  }

  private func text(
    _ attributed: AXAttributedStringReturnBlock?, _ plain: AXStringReturnBlock?
  ) -> SpokenText? {
    if let attributed { return attributed().map { SpokenText($0) } }
    return plain?().map { SpokenText($0) }
  }

  var inputLabels: [SpokenText] {
    if let block = blocks?.attributedInputLabels {
      return (block() ?? []).compactMap { ($0 as? NSAttributedString).map { SpokenText($0) } }
    }
    if let block = blocks?.inputLabels {
      return (block() ?? []).compactMap { ($0 as? String).map { SpokenText($0) } }
    }
    // Whichever of the two a class overrides differs from what was set.
    let plain = source.accessibilityUserInputLabels ?? []
    guard let attributed = source.accessibilityAttributedUserInputLabels, attributed.map(\.string) == plain
    else { return plain.map { SpokenText($0) } }
    return attributed.map { SpokenText($0) }
  }

  /// What kind of text it holds; the block answers its name.
  var textualContext: UIAccessibilityTextualContext? {
    if let block = blocks?.textualContext {
      return block().map { UIAccessibilityTextualContext(rawValue: $0) }
    }
    return source.accessibilityTextualContext
  }

  var respondsToUserInteraction: Bool {
    if let block = blocks?.respondsToUserInteraction { return block() }
    if blocks?.traits != nil, source.properties.respondsToUserInteraction == nil {
      return traits.respondsToUserInteraction || !(actions ?? []).isEmpty
    }
    return source.accessibilityRespondsToUserInteraction
  }

  var headers: [NSObject] {
    let elements: [Any]?
    if let block = blocks?.headers {
      elements = block()
    } else {
      elements = source.accessibilityHeaderElements
    }
    return (elements ?? []).compactMap { $0 as? NSObject }
  }

  // MARK: Where it is

  var activationPoint: CGPoint {
    if let block = blocks?.activationPoint { return block() }
    if blocks?.frame != nil, source.properties.activationPoint == nil {
      let frame = frame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    return source.accessibilityActivationPoint
  }

  // MARK: What it does

  /// Its rotors, and those of the controller whose view it is.
  ///
  /// - Source: Behaviour 1.4.3 C3
  var rotors: [UIAccessibilityCustomRotor] {
    let own: [UIAccessibilityCustomRotor]?
    if let block = blocks?.rotors { own = block() } else { own = source.accessibilityCustomRotors }
    guard let controller = (source as? UIView)?.controller else { return own ?? [] }
    return (own ?? []) + ResolvedAccessibility(controller).rotors
  }

  func activate() -> Bool { blocks?.activate?() ?? source.accessibilityActivate() }
  func escape() -> Bool { blocks?.escape?() ?? source.accessibilityPerformEscape() }
  func magicTap() -> Bool { blocks?.magicTap?() ?? source.accessibilityPerformMagicTap() }

  func increment() {
    if let block = blocks?.increment { block() } else { source.accessibilityIncrement() }
  }

  func decrement() {
    if let block = blocks?.decrement { block() } else { source.accessibilityDecrement() }
  }
}
