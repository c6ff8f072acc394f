// The macro behind `#_sourceLocation` has to be in sight where a test calls, in an XCTestCase too.
@_exported import Testing

// What a test needs to look at a screen; the drivers export what their signatures name.
@_exported import struct AccessibilityModel.AccessibilityElement
@_exported import struct AccessibilityModel.AccessibilityTree
@_exported import struct AccessibilityModel.CustomContent
@_exported import struct AccessibilityModel.Diagnostic
@_exported import struct AccessibilityModel.PictureFinding
@_exported import struct AccessibilityModel.RuleChoices
@_exported import struct AccessibilityModel.SpokenText
@_exported import enum AccessibilityModel.TextEdit
@_exported import struct AccessibilityModel.Traits
@_exported import struct AuditEngine.AuditChoices
@_exported import struct AuditEngine.AuditFinding
@_exported import enum AuditEngine.AuditSeverity
@_exported import struct EarshotSession.Opening
@_exported import enum EarshotSession.ScreenOverlay
@_exported import struct EarshotSession.ScriptError
@_exported import struct EarshotSession.SettingsError
@_exported import struct EarshotSession.Tour
@_exported import struct EarshotSession.Transcript
@_exported import struct EffortEngine.AccessBarrier
@_exported import struct EffortEngine.EffortComparison
@_exported import struct EffortEngine.EffortList
@_exported import struct EffortEngine.EffortTable
@_exported import enum EffortEngine.EffortTechnology
@_exported import struct TreeFormat.LaunchOptions
@_exported import struct TreeFormat.Picture
@_exported import struct TreeFormat.PictureRequest
@_exported import struct TreeFormat.TreeText
