// AccessibilityModel
