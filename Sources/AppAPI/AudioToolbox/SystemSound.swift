import AppHost
@_exported import FoundationAdditions
import Synchronization

/// A sound of the system or of the app, by its number.
public typealias SystemSoundID = UInt32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of what is felt in place of a sound.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

// swift-format-ignore: AlwaysUseLowerCamelCase
/// It worked.
public let kAudioServicesNoError: OSStatus = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// There is no such sound, or its file cannot be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds that an app made of its files.
private let ownSounds = Mutex(OwnSounds())

private struct OwnSounds {
  private var names: [SystemSoundID: String] = [:]
  private var last = kSystemSoundID_Vibrate

  mutating func add(_ name: String) -> SystemSoundID {
    last += 1
    names[last] = name
    return last
  }

  mutating func remove(_ id: SystemSoundID) -> Bool { names.removeValue(forKey: id) != nil }

  /// What it is called; `nil` for a sound that is neither the app's nor the system's.
  func name(of id: SystemSoundID) -> String? {
    names[id] ?? (1..<kSystemSoundID_Vibrate ~= id ? "\(id)" : nil)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a sound of a file.
///
/// - Parameters:
///   - inFileURL: The file.
///   - outSystemSoundID: Takes the number of the sound.
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError` where the file cannot be read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard inFileURL.isFileURL, FileManager.default.isReadableFile(atPath: inFileURL.path) else {
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = ownSounds.withLock { $0.add(inFileURL.lastPathComponent) }
  return kAudioServicesNoError
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Forgets a sound that was made of a file.
///
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError` where there is none of that number.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  ownSounds.withLock { $0.remove(inSystemSoundID) }
    ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound, which is not heard; what was played and what is felt is kept.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  play(inSystemSoundID, isAlert: false)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound, which is not heard, with what is felt beside it.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  play(inSystemSoundID, isAlert: true)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound, which is not heard, then calls a closure.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Plays a sound, which is not heard, with what is felt beside it, then calls a closure.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlayAlertSound(inSystemSoundID)
  inCompletionBlock?()
}

private func play(_ id: SystemSoundID, isAlert: Bool) {
  // The sound is the one of that number now, also where it is forgotten before its turn comes.
  let name = ownSounds.withLock { $0.name(of: id) }
  let isFelt = isAlert || id == kSystemSoundID_Vibrate
  guard name != nil || isFelt else { return }
  Task { @MainActor in
    if let name { RunningApp.current[AppSounds.self].play(name) }
    if isFelt { RunningApp.current[AppHaptics.self].play("vibration") }
  }
}
