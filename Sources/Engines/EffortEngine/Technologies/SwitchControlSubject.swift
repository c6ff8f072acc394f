import AccessibilityModel
import SwitchControlEngine

/// Switch Control with one switch: presses count, and the seconds that pass until the scan is there.
struct SwitchControlSubject: EffortSubject {
  let beginning: SwitchControl

  func navigationState(of technology: SwitchControl) -> SwitchControl.NavigationState {
    technology.navigationState
  }

  func position(of technology: SwitchControl) -> ElementID? { technology.cursor }

  func moves(from technology: SwitchControl, in tree: AccessibilityTree) -> [EffortMove<SwitchControl.Input>]
  {
    guard technology.isScanning else { return [] }
    var moves = [EffortMove<SwitchControl.Input>(step: .input(.select), text: "switch", count: 1)]
    if technology.settings.style == .automatic {
      let seconds = technology.settings.interval.components.seconds
      let part = technology.settings.interval.components.attoseconds / 1_000_000_000_000_000
      moves.append(EffortMove(step: .wait, text: "wait \(seconds * 1_000 + part)ms", count: 0))
    } else {
      moves.append(EffortMove(step: .input(.next), text: "switch next", count: 1))
      moves.append(EffortMove(step: .input(.previous), text: "switch previous", count: 1))
    }
    return moves
  }
}
