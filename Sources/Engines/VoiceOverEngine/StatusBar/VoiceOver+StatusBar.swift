import AccessibilityModel

extension VoiceOver {
  /// A finger comes to a point of the status bar; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - point: Where the finger is.
  ///   - isTap: True where what is there is spoken again.
  /// - Returns: What is heard; nothing beside the items.
  mutating func touchStatusBar(at point: Point, isTap: Bool = false) -> [Effect]? {
    guard let statusBar, statusBar.frame.contains(point) else { return nil }
    guard let item = statusBar.item(at: point) else { return [] }
    return item == statusItem && !isTap ? [] : heard(move(to: item, of: statusBar))
  }

  /// What a command does while an item of the status bar is explored; `nil` where it is one for the app.
  ///
  /// - Source: Behaviour 1.2 status bar
  mutating func inStatusBar(_ command: Command) -> [Effect]? {
    guard let statusBar, let item = statusItem else { return nil }
    switch command {
    case .item(let direction) where dialect.statusBarFlicks == .items:
      let items = StatusBar.Item.allCases
      let place = (items.firstIndex(of: item) ?? 0) + (direction == .next ? 1 : -1)
      guard items.indices.contains(place) else {
        boundaryRules = [dialect.statusBarFlicks.rule]
        return boundary
      }
      return move(to: items[place], of: statusBar)
    case .scroll(.up): return [.system(.notificationCenter)]
    case .scroll(.down): return [.system(.controlCenter)]
    case .activate, .longPress: return boundary
    case .item, .itemAtLevel, .end, .endOfContainer, .straight, .rotorItem, .find:
      statusItem = nil
      return nil
    default: return nil
    }
  }

  private mutating func move(to item: StatusBar.Item, of bar: StatusBar) -> [Effect] {
    statusItem = item
    return [.sound(.focusMoved), .speak(composer.statusBar(bar, item, at: now), interrupts: true)]
  }
}

extension UtteranceComposer {
  /// What is said of an item of the status bar.
  func statusBar(_ bar: StatusBar, _ item: StatusBar.Item, at now: VirtualInstant) -> Utterance {
    var builder = UtteranceBuilder(phrases: phrases)
    switch item {
    case .time:
      let time = phrases.time(minutes: bar.minutes(at: now))
      builder.add(utterance(time, from: .statusBarItem).segments)
    case .signal:
      builder.add(.statusBarSignal, ["index": "\(bar.signalBars)", "total": "4"], of: nil)
    case .wifi:
      builder.add(.statusBarWifi, ["index": "\(bar.wifiBars)", "total": "3"], of: nil)
    case .battery:
      builder.add(.statusBarBattery, ["percent": phrases.percent(bar.batteryPercent)], of: nil)
    }
    builder.add(.statusBarItem, of: nil)
    builder.noteOnLast(dialect.statusBarFlicks.rule)
    return builder.utterance()
  }
}
