import AuditEngine
import CrawlEngine

extension CrawlMap {
  /// The same map without a word of the app, so that it can be shown to anybody.
  ///
  /// Screens bear their numbers, moves what is done and not to what, findings the titles of their rules.
  /// - Complexity: O(n) for n stops and passages.
  package var withoutWords: CrawlMap {
    var map = self
    map.name = "An app"
    map.screens = screens.map(Self.wordless)
    map.passages = passages.map { passage in
      var passage = passage
      passage.step = Self.wordless(passage.step)
      switch passage.outcome {
      case .ends: passage.outcome = .ends("it traps or does not answer")
      case .impossible: passage.outcome = .impossible("it could not be done")
      case .screen, .stays: break
      }
      return passage
    }
    return map
  }

  private static func wordless(_ screen: CrawlScreen) -> CrawlScreen {
    var result = screen
    result.title = "Screen"
    result.signature = ScreenSignature(frame: [], controls: [], texts: [])
    result.way = screen.way.map(wordless)
    result.stops = screen.stops.map { stop in
      var wordless = CrawlStop()
      wordless.role = stop.role
      wordless.heard = stop.heard.isEmpty ? "" : "…"
      wordless.seconds = stop.seconds
      wordless.isUsable = stop.isUsable
      wordless.gestures = stop.gestures
      return wordless
    }
    result.findings = screen.findings.map { found in
      CrawlFinding(
        found.code, "\(AuditRuleInfo.rule(found.code)?.title ?? found.code).", stop: found.stop,
        severity: found.severity)
    }
    result.unreached = screen.unreached.map { _ in "A control lies in another one, which is one element." }
    result.picture = []
    return result
  }

  /// What is done, in words of our own; names may hold anything, so that nothing is taken over.
  private static let moves = [
    ("activate ", "activate …"), ("raise ", "raise …"), ("type ", "type into …"),
    ("turn the page", "turn the page"),
    ("escape", "escape"), ("scroll on ", "scroll on"), ("go there again", "go there again"),
  ]

  private static func wordless(_ step: CrawlStep) -> CrawlStep {
    let words = moves.first { step.words.hasPrefix($0.0) }?.1 ?? "an action of …"
    return CrawlStep(words, script: [], gestures: step.gestures)
  }
}
