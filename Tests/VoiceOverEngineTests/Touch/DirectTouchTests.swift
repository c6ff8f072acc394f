import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("Touches that the app gets")
struct DirectTouchTests {
  private static let keys: [AccessibilityNode] = [
    .line(1, "C3", traits: .keyboardKey), .line(2, "D3", traits: .keyboardKey),
  ]

  private static func piano(_ options: DirectTouch = []) -> AccessibilityNode {
    var piano = AccessibilityNode.container(label: "Piano", id: ElementID(slot: 9), keys)
    piano.element.traits = .allowsDirectInteraction
    piano.element.directTouch = options
    return piano
  }

  private func device(_ options: DirectTouch = []) -> Device {
    Device(.page([Self.piano(options), .line(5, "Help", traits: .button)]))
  }

  private let key = Point(x: 50, y: 95)

  @Test("Z10: an area that takes touches itself gets them")
  func passing() {
    var device = device()
    #expect(device(.touch(at: key)).words == ["D3"])
    device(.touch(at: Point(x: 50, y: 60)), .lift)
    #expect(
      device.asked == [
        .touch(.began, key), .touch(.moved, Point(x: 50, y: 60)), .touch(.ended, Point(x: 50, y: 60)),
      ])
  }

  @Test("Z10: with direct touch off its keys are explored, and a command turns it on and off")
  func exploring() {
    var device = device()
    device(.flickRight)
    #expect(device.voiceOver.rotorEntries(in: device.tree).contains(.directTouch))
    #expect(device.voiceOver.perform(.directTouch, in: device.tree).words == ["Direct touch off"])
    #expect(device(.touch(at: key)).words == ["D3"])
    #expect(device.asked.isEmpty)
    #expect(device.voiceOver.perform(.directTouch, in: device.tree).words == ["Direct touch on"])
    device(.tap(at: key))
    #expect(device.asked == [.touch(.began, key), .touch(.ended, key)])
  }

  @Test("Z10: an area may be silent when touched, or wait until it was activated")
  func options() {
    var silent = device(.silentOnTouch)
    #expect(silent(.touch(at: key)).words.isEmpty)
    #expect(silent.asked == [.touch(.began, key)])
    var waiting = device(.requiresActivation)
    #expect(waiting(.touch(at: key)).words == ["D3"])
    #expect(waiting.asked.isEmpty)
    waiting(.doubleTap, .touch(at: key))
    #expect(waiting.asked == [.touch(.began, key)])
  }

  @Test("J4: a drag after holding goes to the app, and the values on the way are heard")
  func continuousAdjusting() {
    var slider = AccessibilityNode.line(1, "Volume", value: "50%", traits: .adjustable)
    slider.element.frame = Rect(x: 0, y: 40, width: 200, height: 30)
    var device = Device(.page([slider])) { kind, tree in
      guard case .touch(.moved, let point) = kind, var element = tree[ElementID(slot: 1)] else {
        return .handled(by: nil)
      }
      element.value = SpokenText("\(Int(point.x / 2))%")
      tree.update(element)
      return .handled(by: nil)
    }
    device(.flickRight)
    device.wait(.seconds(30))
    #expect(device(.gesture(.doubleTapAndHold)).sounds == [.passThrough])
    var heard: [String] = []
    for place in [120.0, 140, 180] {
      var effects = device(.drag(to: Point(x: place, y: 55)))
      effects += device.wait(.seconds(2))
      heard += effects.words
    }
    #expect(heard == ["60%", "70%", "90%"])
  }

  @Test(
    "Z9: holding after a double tap hands the finger to the app, and what it announces on the way is heard")
  func dragging() {
    var device = device()
    device(.select(ElementID(slot: 5)))
    let start = device(.gesture(.doubleTapAndHold))
    #expect(start.sounds == [.passThrough])
    #expect(device.announce("Drag button over zombies").words == ["Drag button over zombies"])
    device(.drag(to: Point(x: 10, y: 10)))
    #expect(device.announce("Lift to deploy memory").words == ["Lift to deploy memory"])
    #expect(device.announce("Nearing the left border").words == ["Nearing the left border"])
    device(.lift)
    #expect(
      device.asked.filter { if case .touch = $0 { true } else { false } }
        == [
          .touch(.began, Point(x: 100, y: 215)), .touch(.moved, Point(x: 10, y: 10)),
          .touch(.ended, Point(x: 10, y: 10)),
        ])
    #expect(device(.drag(to: .zero)).isEmpty)
  }

  @Test("Z2: what sums a screen up is said once when it appears, behind what the cursor came to")
  func summary() {
    var device = Device(.page([.line(1, "Title"), .line(2, "Sunny, 24 degrees", traits: .summaryElement)]))
    device(.lastElement)
    var effects = device.post(.screenChanged(.none))
    effects += device.wait(.seconds(20))
    #expect(effects.words == ["Title", "Sunny, 24 degrees"])
    #expect(device.voiceOver.cursor == ElementID(slot: 1))
  }

  @Test("Z11: the voice changes where the language of a stretch, or of an element, does")
  func languages() throws {
    var text = SpokenText("Hello ", SpeechAttributes(language: "en"))
    text.append(SpokenText("こんにちは", SpeechAttributes(language: "ja-JP")))
    let words = composed(AccessibilityElement(label: text)).utterance
    #expect(words.segments.flatMap { $0.text.pieces.map(\.attributes.facts.language) } == ["en", "ja-JP"])
    var element = AccessibilityElement(label: "Guten Tag", traits: .button)
    element.language = "de"
    #expect(
      composed(element).utterance.segments.map { $0.text.runs.first?.attributes.facts.language } == [
        "de", nil,
      ])
  }
}
