import AccessibilityModel

extension VoiceOver {
  /// Does what a command says, whatever it was given by.
  ///
  /// - Returns: what happens to the person and is asked of the app.
  public mutating func perform(_ command: Command, in tree: AccessibilityTree) -> [Effect] {
    guard modes.isOn || command == .voiceOver else { return [] }
    ending = nil
    pendingMove = nil
    reading = nil
    queue.forget({ !tree.contains($0) }, speech)
    pruneMenu(in: tree)
    if cursor != nil { repairCursor(in: tree) }
    if let element = menu?.element, !isLive(element, in: tree) { menu = nil }
    if let effects = inMenu(command, in: tree) { return heard(effects) }
    menu = nil
    if let effects = inStatusBar(command) { return heard(effects) }
    if let effects = moving(command, in: tree) { return heard(effects) }
    if let effects = speaking(command, in: tree) { return effects }
    return heard(using(command, in: tree))
  }

  /// Commands of an open menu.
  private mutating func inMenu(_ command: Command, in tree: AccessibilityTree) -> [Effect]? {
    switch command {
    case .entry(let direction): walkMenu(direction)
    case .endEntry(let direction): walkMenu(toEnd: direction)
    case .list(let direction): turnMenu(direction, in: tree)
    case .deleteLetter: deleteLetter(in: tree)
    case .chooseEntry: chooseEntry(in: tree)
    case .closeMenu: closeMenu(in: tree)
    default: nil
    }
  }

  /// Commands that move the cursor.
  private mutating func moving(_ command: Command, in tree: AccessibilityTree) -> [Effect]? {
    switch command {
    case .item(let direction):
      select(direction, in: tree)
        ?? (navigation.style == .grouped
          ? moveAtLevel(direction, in: tree) : moveAlong(direction, in: tree))
    case .itemAtLevel(let direction): moveAtLevel(direction, in: tree)
    case .end(let direction): moveToEnd(direction, in: tree)
    case .endOfContainer(let direction): moveToEndOfContainer(direction, in: tree)
    case .straight(let direction): moveStraight(direction, in: tree)
    case .linkedItem: moveToLinkedItem(in: tree)
    case .enterGroup: enterGroup(in: tree)
    case .leaveGroup: leaveGroup(in: tree)
    case .leaveGroups: leaveGroups(in: tree)
    case .rotor(let direction): turnRotor(direction, in: tree)
    case .rotorItem(let direction): flickAlongRotor(direction, in: tree)
    case .find(let search, let direction): jump(search, direction, in: tree)
    case .walk(let unit, let direction): read(unit, direction, in: tree)
    case .found(let direction): findAgain(direction, in: tree)
    default: nil
    }
  }

  /// Commands that speak, or change how; they deal with what is being said themselves.
  private mutating func speaking(_ command: Command, in tree: AccessibilityTree) -> [Effect]? {
    switch command {
    case .readAll: readAll(from: cursor, in: tree)
    case .readFromTop: readAll(from: tree.firstStop, in: tree)
    case .pauseSpeech: togglePause()
    case .muteSpeech: toggleMute()
    case .voiceOver: toggleVoiceOver(in: tree)
    default: nil
    }
  }

  /// Commands that use the element under the cursor, open something or change a mode.
  private mutating func using(_ command: Command, in tree: AccessibilityTree) -> [Effect] {
    switch command {
    case .activate:
      chosenAction(in: tree).map { perform($0, in: tree) } ?? hearChart(in: tree) ?? activate(in: tree)
    case .longPress: ask(.longPress, in: tree)
    case .passThrough: beginPassThrough(in: tree)
    case .escape: ask(.escape, in: tree)
    case .magicTap: ask(.magicTap, in: tree)
    case .scroll(let direction): ask(.scroll(direction), in: tree)
    case .zoom(let direction): zoom(direction, in: tree)
    case .speak(let unit): speak(unit, in: tree)
    case .itemSummary: summary(in: tree)
    case .describeItem: describe(in: tree)
    case .readHint: hint(in: tree)
    case .repeatSpeech: repeatSpeech()
    case .copySpeech: copySpeech()
    case .moreContentMenu: openMoreContent(in: tree)
    case .actionsMenu: openActions(in: tree)
    case .itemChooser: openItemChooser(in: tree)
    case .rotorMenu: openRotorMenu(in: tree)
    case .findText: openPrompt(.findText)
    case .labelItem: openPrompt(.label)
    case .voiceSetting(let direction): chooseVoiceSetting(direction)
    case .changeVoice(let direction): change(voiceSetting, direction)
    case .screenCurtain: toggleCurtain()
    case .help: startHelp()
    case .arrowKeys: toggle(\.usesArrows, .arrowKeysOn, .arrowKeysOff)
    case .letterKeys: toggle(\.usesLetters, .letterKeysOn, .letterKeysOff)
    case .lockKeys: toggle(\.locksKeys, .keysLocked, .keysUnlocked)
    case .directTouch: toggleDirectTouch()
    case .system(let action): [.system(action)]
    default: []
    }
  }
}
