import AccessibilityModel
import Testing
import TreeFormat

@Suite("Sessions and transcripts as JSON")
struct EncodedSessionTests {
  private var utterance: Utterance {
    let id = ElementID(slot: 1, generation: 3)
    return Utterance([
      .init("Bailey", origin: .attribute(.label), element: id),
      .init(
        SpokenText("犬", Samples.japanese), origin: .customContent(2), element: id, rules: [Samples.rule]),
      .init("Share", origin: .action(.init(rawValue: 1))),
      .init("⠿", origin: .phrase("mark"), channel: .brailleOnly),
      .init("Hint", origin: .notification, startsSentence: true, pause: .milliseconds(1500)),
    ])
  }

  @Test("A transcript with everything in it comes back as it was")
  func transcript() throws {
    let waiting = EncodedTranscriptV1.Stop.Waiting(
      heading: Utterance([.init("More", origin: .phrase("x"))]), entries: [utterance, utterance])
    let stop = EncodedTranscriptV1.Stop(
      element: Samples.fullElement(), utterance: utterance, seconds: 2.25,
      sounds: [.moreContentAvailable], asides: [utterance], moreContent: waiting, actions: waiting)
    let plain = EncodedTranscriptV1.Stop(element: Samples.plain, utterance: Utterance([]), seconds: 0)
    let place = SourceLocation(file: "A.swift", line: 2)
    let screens: [EncodedTranscriptV1.Screen] = [
      .init(name: "Dog", dialect: "iOS", stops: [stop, plain], end: .circle(ElementID(slot: 7))),
      .init(name: "Cat", dialect: "macOS", stops: [], end: .limit, diagnostics: [Diagnostic("x", at: place)]),
    ]
    let document = EncodedTranscriptV1(screens)
    let again = try EncodedTranscriptV1(document.text)
    #expect(again == document)
    #expect(try again.screens() == screens)
    guard case .array(let rules) = document.json["rules"] else { throw Missing() }
    #expect(rules.count == 1)
  }

  @Test("A session with every kind of event, request and effect comes back as it was")
  func session() throws {
    var happenings: [EncodedSessionV1.Happening] = Samples.events.map { .event($0) }
    happenings.append(.input(technology: "VoiceOver", "flick right"))
    var zoomed = Overlay(.zoom)
    zoomed.magnification = Magnification(
      level: 2.5, center: Point(x: 10, y: 20), window: Rect(x: 0, y: 0, width: 390, height: 844),
      isLens: true, filter: .grayscaleInverted)
    let effects: [Effect] = [
      .show(zoomed),
      .speak(utterance, interrupts: true), .speak(utterance, interrupts: false), .stopSpeech,
      .unheard(Unheard(utterance, because: utterance, heard: .milliseconds(500), of: .seconds(2))),
      .unheard(Unheard(utterance, because: nil, heard: .zero, of: .seconds(2))),
      .unheard(Unheard(utterance, because: utterance, heard: nil, of: .seconds(2))),
      .system(.pauseSpeech), .system(.screenCurtain(isOn: true)), .system(.speech(isOn: false)),
      .system(.copy("Words")),
      .moveCursor(nil), .moveCursor(ElementID(slot: 3)), .show(nil),
      .show(
        Overlay(
          .numbers, title: "Numbers",
          marks: [
            Overlay.Mark(
              "1", label: "Pay", frame: Rect(x: 1, y: 2, width: 3, height: 4), element: ElementID(slot: 3),
              hasActions: true,
              isChosen: true),
            Overlay.Mark("2"),
          ])),
      .show(
        Overlay(
          .largeContent, title: "Favorites",
          picture: Overlay.Picture("star", sharpness: .sharp, frame: Rect(x: 1, y: 2, width: 3, height: 4)),
          panel: Rect(x: 1, y: 1, width: 9, height: 9))),
      .show(Overlay(.largeContent, picture: Overlay.Picture("photo", sharpness: .blurred))),
      .system(.volume(isUp: true)), .system(.sound(isOn: false)), .system(.orientation(isLandscape: true)),
      .system(.openApp("Notes")), .system(.search("cats")), .system(.searchWeb("cats")),
      .system(.triplePress("home")), .system(.shortcut("Tea")), .system(.feature("zoom", isOn: true)),
      .system(.spotlight), .system(.lockScreen), .system(.restart),
    ]
    let all = effects + SoundEvent.allCases.map { .sound($0) } + Samples.requests.map { .request($0) }
    happenings += all.map { .effect(technology: "VoiceOver", $0) }
    let entries = happenings.enumerated().map { index, happening in
      EncodedSessionV1.Entry(at: VirtualInstant(nanoseconds: Int64(index) * (.max / 1000)), happening)
    }
    let options = LaunchOptions(
      platform: .macOS, layoutDirection: .rightToLeft, colorScheme: .dark, rowThreshold: 9,
      rules: ["control.stepper": "buttons"], settings: ["switchControl": true, "shakeToUndo": false])
    let document = EncodedSessionV1(entries, options: options)
    let again = try EncodedSessionV1(document.text)
    #expect(again == document)
    #expect(try again.entries() == entries)
    #expect(try again.options() == options)
    #expect(try EncodedSessionV1([]).options() == nil)
  }

  @Test("Keys that version 1 does not know are kept")
  func unknownKeys() throws {
    let text = "{\"format\":\"earshot.transcript\",\"version\":1,\"mood\":[1],\"screens\":[],\"rules\":[]}"
    let document = try EncodedTranscriptV1(text)
    #expect(JSONValue.object(document.json).text(indented: false) == text)
  }

  @Test(
    "What is wrong is told with the way to it",
    arguments: [
      ("\"screens\": [{}], \"rules\": []", "Cannot read screens[0].end: "),
      (
        #""screens": [{"name": "a", "dialect": "b", "end": "soon"}]"#,
        "Cannot read screens[0].soon: "
      ),
      (
        #""screens": [{"name": "a", "dialect": "b", "end": "limit", "stops": [{"element": {}}]}]"#,
        "Cannot read screens[0].stops[0].utterance: "
      ),
    ])
  func refusal(members: String, start: String) {
    let error = #expect(throws: FormatError.self) {
      try EncodedTranscriptV1("{\"format\": \"earshot.transcript\", \"version\": 1, \(members)}").screens()
    }
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
  }

  private struct Missing: Error {}
}
