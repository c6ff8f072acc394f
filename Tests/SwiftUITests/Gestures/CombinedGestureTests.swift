import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Gestures that are put together, by their types")
struct CombinedGestureTests {
  @Test("One of two exclusive gestures is told, and which of the two it was")
  func exclusive() {
    let log = Noted<[String]>([])
    let gesture: ExclusiveGesture = ExclusiveGesture(TapGesture(count: 2), TapGesture())
    let screen = Pad.screen {
      Pad().gesture(
        gesture.onEnded { value in
          switch value {
          case .first: log.value.append("twice")
          case .second: log.value.append("once")
          }
        })
    }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.tap(x, y)
    screen.wait(.seconds(1))
    #expect(log.value == ["once"])
    screen.finger.tap(x, y)
    screen.finger.tap(x, y)
    screen.wait(.seconds(1))
    #expect(log.value == ["once", "twice"])
  }

  @Test("The second of two gestures begins once the first is made, and both are told")
  func sequence() {
    let log = Noted<[String]>([])
    let gesture = SequenceGesture(TapGesture(), DragGesture(minimumDistance: 0))
    let screen = Pad.screen {
      Pad().gesture(
        gesture.onEnded { value in
          if case .second(_, let drag?) = value { log.value.append("dragged \(drag.translation.width)") }
        })
    }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.began(x, y)
    screen.finger.moved(x + 30, y)
    screen.finger.ended(x + 30, y)
    #expect(log.value == [])
    screen.finger.tap(x, y)
    screen.finger.began(x, y)
    screen.finger.moved(x + 30, y)
    screen.finger.ended(x + 30, y)
    #expect(log.value == ["dragged 30.0"])
  }

  @Test("Two gestures at once are told together, each as far as it is known")
  func simultaneous() {
    let log = Noted<[String]>([])
    let gesture = SimultaneousGesture(TapGesture(), DragGesture(minimumDistance: 5))
    let screen = Pad.screen {
      Pad().gesture(
        gesture.onEnded { value in
          log.value.append(
            "\(value.first == nil ? "no tap" : "tap"), \(value.second == nil ? "no" : "a") drag")
        })
    }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.tap(x, y)
    #expect(log.value == ["tap, no drag"])
    screen.finger.began(x, y)
    screen.finger.moved(x + 40, y)
    screen.finger.ended(x + 40, y)
    #expect(log.value == ["tap, no drag", "no tap, a drag"])
  }

  @Test("What a gesture updates is there while it is made, and back as it was afterwards")
  func updating() {
    let screen = Pad.screen { Held() }
    let (x, y) = screen.middle(of: "loose")
    screen.finger.began(x, y)
    #expect(screen.labels == ["held"])
    screen.finger.ended(x, y)
    #expect(screen.labels == ["loose"])
  }

  @Test(
    "A mask lets the gesture of a view, those of the views inside, both or none take touches",
    arguments: [
      (GestureMask.all, ["inner"]), (.gesture, ["outer"]), (.subviews, ["inner"]), (.none, []),
    ])
  func masks(mask: GestureMask, taken: [String]) {
    let log = Noted<[String]>([])
    let screen = Pad.screen {
      VStack {
        Pad().onTapGesture { log.value.append("inner") }
      }
      .gesture(TapGesture().onEnded { log.value.append("outer") }, including: mask)
    }
    let (x, y) = screen.middle(of: "Pad")
    screen.finger.tap(x, y)
    #expect(log.value == taken)
  }
}

private struct Held: View {
  @GestureState private var isHeld = false

  private var holding: GestureStateGesture<DragGesture, Bool> {
    DragGesture(minimumDistance: 0).updating($isHeld) { _, state, _ in state = true }
  }

  var body: some View {
    Color.clear.frame(width: 200, height: 200).accessibilityLabel(isHeld ? "held" : "loose").gesture(holding)
  }
}
