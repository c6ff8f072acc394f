import AppHost
@_exported import Foundation

/// A sound of the system or of the app, by its number.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of what is felt in place of a sound.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound, which is not heard; what is felt is kept.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  guard inSystemSoundID == kSystemSoundID_Vibrate else { return }
  Task { @MainActor in RunningApp.current[AppHaptics.self].play("vibration") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound with what is felt beside it; the sound is not heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  Task { @MainActor in RunningApp.current[AppHaptics.self].play("vibration") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound, which is not heard, then calls a closure.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}
