/// How a quick action is shown to the person whose hand does it.
public protocol AccessibilityQuickActionStyle {}

/// Shows a quick action in a banner.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
  /// Makes the style.
  public init() {}
}

/// Shows a quick action by a line around its view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
  /// Makes the style.
  public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// In a banner.
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// By a line around the view.
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}
