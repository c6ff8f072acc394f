import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("VoiceOver that is on before there is a screen")
struct StartTests {
  private static let bailey = AccessibilityNode.line(1, "Bailey")
  private static let layla = AccessibilityNode.line(2, "Layla")
  private static let kennel = AccessibilityNode.line(3, "Kennel", traits: [.header, .summaryElement])

  /// A VoiceOver that was told of screens one after the other, at the first instant.
  private func voiceOver(
    _ screens: [AccessibilityNode], _ dialect: Dialect = .iOS
  ) -> (VoiceOver, AccessibilityTree) {
    var voiceOver = VoiceOver(dialect)
    var tree = AccessibilityTree()
    for screen in screens {
      let newer = AccessibilityTree(screen)
      let effects = voiceOver.observe(.changed(TreeVersion.initial.next, tree.diff(to: newer)), in: newer)
      #expect(effects.isEmpty)
      tree = newer
    }
    return (voiceOver, tree)
  }

  private func announcement(_ text: SpokenText, _ priority: Notification.Priority) -> Event {
    .notification(.announcement(text, priority: priority, queued: false))
  }

  @Test("Z14: the first stop is that of the screen as it is once the app has put it together")
  func lastScreen() {
    var (voiceOver, tree) = voiceOver([.page([Self.layla]), .page([Self.bailey, Self.layla])])
    let effects = voiceOver.advance(to: .start, in: tree)
    #expect(effects.words == ["Bailey"])
    #expect(effects.allSatisfy { $0.ruleNames.isEmpty })
    (voiceOver, tree) = self.voiceOver([.page([Self.bailey]), .page([])])
    #expect(voiceOver.nextDeadline == nil)
    #expect(voiceOver.advance(to: .start, in: tree).isEmpty)
  }

  @Test("Z4: an announcement before the first words is cut by them, or heard first, by a rule")
  func announced() {
    for choice in StartAnnouncements.allCases {
      var dialect = Dialect.iOS
      dialect.startAnnouncements = choice
      var (voiceOver, tree) = voiceOver([.page([Self.bailey])], dialect)
      #expect(voiceOver.observe(announcement("Welcome", .standard), in: tree).words == ["Welcome"])
      let effects = voiceOver.advance(to: .start, in: tree)
      #expect(effects.words == (choice == .cut ? ["Bailey"] : []))
      let later = voiceOver.advance(to: .start.advanced(by: .seconds(5)), in: tree)
      #expect(later.words == (choice == .cut ? [] : ["Bailey"]))
      #expect((effects + later).flatMap(\.ruleNames).contains(StartAnnouncements.ruleName))
    }
  }

  @Test("Z4: patient announcements wait for the first words, also where the app names their element")
  func patient() {
    var (voiceOver, tree) = voiceOver([.page([Self.bailey, Self.layla])])
    #expect(voiceOver.observe(announcement("Later", .low), in: tree).isEmpty)
    let wish = Event.notification(.layoutChanged(.element(ElementID(slot: 2))))
    #expect(voiceOver.observe(wish, in: tree).words == ["Layla"])
    #expect(voiceOver.waitingAnnouncements.map(\.text) == ["Later"])
    #expect(voiceOver.advance(to: .start.advanced(by: .seconds(5)), in: tree).words == ["Later"])
  }

  @Test("1.5.1 U14: what sums up the first screen is said behind the element that the app names")
  func summary() {
    var (voiceOver, tree) = voiceOver([.page([Self.bailey, Self.layla, Self.kennel])])
    let wish = Event.notification(.layoutChanged(.element(ElementID(slot: 2))))
    #expect(voiceOver.observe(wish, in: tree).words == ["Layla"])
    #expect(voiceOver.advance(to: .start.advanced(by: .seconds(5)), in: tree).words == ["Kennel, heading"])
  }
}

extension Effect {
  fileprivate var ruleNames: [String] {
    guard case .speak(let utterance, interrupts: _) = self else { return [] }
    return utterance.rules.map(\.name)
  }
}
