import AccessibilityModel

extension AssistiveTouch {
  /// Begins to record a gesture; one that was being recorded is kept.
  ///
  /// - Source: Behaviour 7.3 Custom
  mutating func record(_ name: String, in tree: AccessibilityTree) -> [Effect] {
    let effects = recording == nil ? [] : stopRecording(in: tree)
    menu = nil
    let name = name.inOneLine.trimmed
    recording = GestureRecording(name.isEmpty ? phrases(.newGesture) : String(name))
    return effects
  }

  /// Takes in what a finger does on the area that records.
  mutating func draw(_ finger: Int, _ point: Point?, in tree: AccessibilityTree) {
    guard recording != nil else {
      notice = phrases(.notRecording)
      return
    }
    guard RecordedGesture.fingers.contains(finger) else {
      notice = phrases(.tooManyFingers)
      return
    }
    let instant = now
    guard let point else {
      if recording?.lift(finger, at: instant) != true { notice = phrases(.notDown) }
      return
    }
    guard point.isPlace else {
      notice = phrases(.noPlace)
      return
    }
    let place = point.clamped(to: screen(of: tree).touchable)
    recording?.move(finger, to: place, at: instant)
  }

  /// Keeps what was recorded; one by the same name is replaced, and nothing where no finger came.
  mutating func stopRecording(in tree: AccessibilityTree) -> [Effect] {
    guard var current = recording else {
      notice = phrases(.notRecording)
      return []
    }
    recording = nil
    if press == .drawing { press = .consumed }
    guard let gesture = current.finish(on: screen(of: tree).size, at: now) else {
      notice = phrases(.nothingRecorded)
      return []
    }
    settings.keep(gesture)
    notice = phrases(.recorded, ["name": gesture.name])
    return []
  }

  /// Keeps a gesture that can be made; else tells why it cannot.
  mutating func keep(_ gesture: RecordedGesture) {
    let points = gesture.paths.flatMap { $0.samples.map(\.point) }
    if points.isEmpty {
      notice = phrases(.nothingRecorded)
    } else if !gesture.paths.allSatisfy({ RecordedGesture.fingers.contains($0.finger) }) {
      notice = phrases(.tooManyFingers)
    } else if !points.allSatisfy(\.isPlace) {
      notice = phrases(.noPlace)
    } else {
      settings.keep(gesture)
    }
  }

  /// Forgets a gesture.
  mutating func remove(_ name: String) {
    notice = phrases(settings.forget(name) ? .removed : .unknownGesture, ["name": name])
  }
}
