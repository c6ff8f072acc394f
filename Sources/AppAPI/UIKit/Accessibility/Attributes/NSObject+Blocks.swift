import AppHost
import Foundation

// Blocks are asked at every look, and win over what was set or overridden. A responder keeps them itself, any
// other object has them kept for it.
extension UIAccessibilityDescribable where Self: NSObject {
  var blocks: AccessibilityBlocks? {
    (self as? UIResponder)?.storedProperties?.blocks ?? sideProperties.blocks
  }

  private func set<Block>(_ path: ReferenceWritableKeyPath<AccessibilityBlocks, Block?>, _ block: Block?) {
    guard block != nil || blocks != nil else { return }
    change { properties in
      let blocks = properties.blocks ?? AccessibilityBlocks()
      blocks[keyPath: path] = block
      properties.blocks = blocks
    }
  }

  /// Answers whether the cursor can rest on it.
  public var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { blocks?.isElement }
    set { set(\.isElement, newValue) }
  }

  /// Makes its name.
  public var accessibilityLabelBlock: AXStringReturnBlock? {
    get { blocks?.label }
    set { set(\.label, newValue) }
  }

  /// Makes its name with the way it is spoken.
  public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
    get { blocks?.attributedLabel }
    set { set(\.attributedLabel, newValue) }
  }

  /// Makes its present value.
  public var accessibilityValueBlock: AXStringReturnBlock? {
    get { blocks?.value }
    set { set(\.value, newValue) }
  }

  /// Makes its present value with the way it is spoken.
  public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
    get { blocks?.attributedValue }
    set { set(\.attributedValue, newValue) }
  }

  /// Makes the words about what happens when it is used.
  public var accessibilityHintBlock: AXStringReturnBlock? {
    get { blocks?.hint }
    set { set(\.hint, newValue) }
  }

  /// Makes the words about what happens when it is used, with the way they are spoken.
  public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
    get { blocks?.attributedHint }
    set { set(\.attributedHint, newValue) }
  }

  /// Answers what it is and how it behaves.
  public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { blocks?.traits }
    set { set(\.traits, newValue) }
  }

  /// Answers the language of its texts.
  public var accessibilityLanguageBlock: AXStringReturnBlock? {
    get { blocks?.language }
    set { set(\.language, newValue) }
  }

  /// Answers what kind of text it holds.
  public var accessibilityTextualContextBlock: AXStringReturnBlock? {
    get { blocks?.textualContext }
    set { set(\.textualContext, newValue) }
  }

  /// Answers its name for tests.
  public var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { blocks?.identifier }
    set { set(\.identifier, newValue) }
  }

  /// Makes the names a person may say for it.
  public var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
    get { blocks?.inputLabels }
    set { set(\.inputLabels, newValue) }
  }

  /// Makes the names a person may say for it, with the way they are spoken.
  public var accessibilityAttributedUserInputLabelsBlock: AXArrayReturnBlock? {
    get { blocks?.attributedInputLabels }
    set { set(\.attributedInputLabels, newValue) }
  }

  /// Answers the elements that head it.
  public var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
    get { blocks?.headerElements }
    set { set(\.headerElements, newValue) }
  }

  /// Answers whether it shows what it can hide.
  public var accessibilityExpandedStatusBlock: AXExpandedStatusReturnBlock? {
    get { blocks?.expandedStatus }
    set { set(\.expandedStatus, newValue) }
  }

  /// Answers whether a person can use it.
  public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
    get { blocks?.responds }
    set { set(\.responds, newValue) }
  }

  /// Answers its rectangle on the screen.
  public var accessibilityFrameBlock: AXRectReturnBlock? {
    get { blocks?.frame }
    set { set(\.frame, newValue) }
  }

  /// Makes its outline on the screen.
  public var accessibilityPathBlock: AXPathReturnBlock? {
    get { blocks?.path }
    set { set(\.path, newValue) }
  }

  /// Answers where a tap lands when it is activated.
  public var accessibilityActivationPointBlock: AXPointReturnBlock? {
    get { blocks?.activationPoint }
    set { set(\.activationPoint, newValue) }
  }

  /// Answers whether it, and all inside it, is out of reach.
  public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
    get { blocks?.elementsHidden }
    set { set(\.elementsHidden, newValue) }
  }

  /// Answers whether everything beside it is out of reach.
  public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
    get { blocks?.viewIsModal }
    set { set(\.viewIsModal, newValue) }
  }

  /// Answers whether what it contains is read before what lies beside it.
  public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
    get { blocks?.groupsChildren }
    set { set(\.groupsChildren, newValue) }
  }

  /// Answers what it contains in the order in which it is read.
  public var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { blocks?.elements }
    set { set(\.elements, newValue) }
  }

  /// Answers what a test of the interface finds inside it.
  public var automationElementsBlock: AXArrayReturnBlock? {
    get { blocks?.automationElements }
    set { set(\.automationElements, newValue) }
  }

  /// Answers what kind of group it is.
  public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
    get { blocks?.containerType }
    set { set(\.containerType, newValue) }
  }

  /// Answers how technologies that step from group to group meet what it holds.
  public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
    get { blocks?.navigationStyle }
    set { set(\.navigationStyle, newValue) }
  }

  /// Makes the app's own actions.
  public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
    get { blocks?.customActions }
    set { set(\.customActions, newValue) }
  }

  /// Makes the app's own rotors.
  public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
    get { blocks?.customRotors }
    set { set(\.customRotors, newValue) }
  }

  /// Does what activating means.
  public var accessibilityActivateBlock: AXBoolReturnBlock? {
    get { blocks?.activate }
    set { set(\.activate, newValue) }
  }

  /// Raises its value.
  public var accessibilityIncrementBlock: AXVoidReturnBlock? {
    get { blocks?.increment }
    set { set(\.increment, newValue) }
  }

  /// Lowers its value.
  public var accessibilityDecrementBlock: AXVoidReturnBlock? {
    get { blocks?.decrement }
    set { set(\.decrement, newValue) }
  }

  /// Leaves the present context.
  public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get { blocks?.escape }
    set { set(\.escape, newValue) }
  }

  /// Does the most important thing.
  public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
    get { blocks?.magicTap }
    set { set(\.magicTap, newValue) }
  }
}
