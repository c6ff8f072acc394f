// What a test needs to look at a screen; everything else stays in the modules it comes from.
@_exported import struct AccessibilityModel.AccessibilityElement
@_exported import struct AccessibilityModel.AccessibilityTree
@_exported import struct AccessibilityModel.CustomContent
@_exported import struct AccessibilityModel.Diagnostic
@_exported import struct AccessibilityModel.SpokenText
@_exported import struct AccessibilityModel.Traits
@_exported import struct EarshotSession.ScriptError
@_exported import struct EarshotSession.Tour
@_exported import struct EarshotSession.Transcript
@_exported import struct TreeFormat.LaunchOptions
@_exported import struct TreeFormat.TreeText
@_exported import struct VoiceOverEngine.Dialect
@_exported import struct VoiceOverEngine.Verbosity
@_exported import struct VoiceOverEngine.VoiceOver
