import AccessibilityModel
import VoiceOverEngine

/// VoiceOver by gestures that need no sight: flicks, turns of the rotor, double taps, taps of four fingers.
struct VoiceOverSubject: EffortSubject {
  let beginning: VoiceOver

  private static let all: [(input: VoiceOver.Input, text: String)] = [
    (.flickRight, "right"), (.flickLeft, "left"), (.doubleTap, "double tap"), (.firstElement, "first"),
    (.lastElement, "last"), (.rotate(.next), "rotor next"), (.rotate(.previous), "rotor previous"),
  ]

  func navigationState(of technology: VoiceOver) -> VoiceOver.NavigationState { technology.navigationState }

  func prepare(_ technology: inout VoiceOver, in tree: AccessibilityTree) {
    technology.readScreen(in: tree)
  }

  /// Flicks up and down count where the rotor is on something that leads somewhere: walking letters or
  /// changing the voice brings nobody nearer to an element.
  func moves(from technology: VoiceOver, in tree: AccessibilityTree) -> [EffortMove<VoiceOver.Input>] {
    var moves = Self.all.map { EffortMove(step: .input($0.input), text: $0.text, count: 1) }
    switch technology.rotorEntry(in: tree) {
    case nil, .text, .setting, .directTouch: break
    default:
      moves.append(EffortMove(step: .input(.flickDown), text: "down", count: 1))
      moves.append(EffortMove(step: .input(.flickUp), text: "up", count: 1))
    }
    return moves
  }

  func position(of technology: VoiceOver) -> ElementID? { technology.cursor }

  func listening(to effects: [Effect], by technology: VoiceOver) -> Int {
    var seconds = 0.0
    for case .speak(let utterance, _) in effects { seconds += technology.speech.seconds(of: utterance) }
    return Int((seconds * 1_000).rounded())
  }
}
