import AppHost
import Foundation

/// What an app wants asked anew at every look, in place of what it set; a block wins over the value.
///
/// - Source: Behaviour 1.13
final class AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var label: AXStringReturnBlock?
  var attributedLabel: AXAttributedStringReturnBlock?
  var value: AXStringReturnBlock?
  var attributedValue: AXAttributedStringReturnBlock?
  var hint: AXStringReturnBlock?
  var attributedHint: AXAttributedStringReturnBlock?
  var traits: AXTraitsReturnBlock?
  var language: AXStringReturnBlock?
  var textualContext: AXStringReturnBlock?
  var identifier: AXStringReturnBlock?
  var inputLabels: AXArrayReturnBlock?
  var attributedInputLabels: AXArrayReturnBlock?
  var headerElements: AXArrayReturnBlock?
  var expandedStatus: AXExpandedStatusReturnBlock?
  var responds: AXBoolReturnBlock?
  var frame: AXRectReturnBlock?
  var path: AXPathReturnBlock?
  var activationPoint: AXPointReturnBlock?
  var elementsHidden: AXBoolReturnBlock?
  var viewIsModal: AXBoolReturnBlock?
  var groupsChildren: AXBoolReturnBlock?
  var elements: AXArrayReturnBlock?
  var automationElements: AXArrayReturnBlock?
  var containerType: AXContainerTypeReturnBlock?
  var navigationStyle: AXNavigationStyleReturnBlock?
  var customActions: AXCustomActionsReturnBlock?
  var customRotors: AXCustomRotorsReturnBlock?
  var activate: AXBoolReturnBlock?
  var increment: AXVoidReturnBlock?
  var decrement: AXVoidReturnBlock?
  var escape: AXBoolReturnBlock?
  var magicTap: AXBoolReturnBlock?
}
