import AccessibilityModel
import Drawing

extension PictureFacts {
  /// What of the facts keeps people from reading or hitting something.
  var findings: [PictureFinding] {
    (texts.flatMap(\.findings) + symbols.compactMap(\.finding)).filter {
      !Self.drawnBySystem.contains($0.subject)
    }
      + ofTargets
  }

  /// Controls whose height the system decides, so that no app can be asked for another one.
  ///
  /// - Source: Behaviour 8.3, SC 2.5.8, control of the user agent
  private static let sizedBySystem: Set<String> = [
    "BarButton", "Picker", "SecureField", "Slider", "Stepper", "TextField", "Toggle", "UISlider", "UIStepper",
    "UISwitch", "UITextField",
  ]

  /// Parts that the system puts into its own controls, bars and sheets.
  private static let partsOfSystem: Set<String> = [
    "BackButton", "CalendarButton", "DateButton", "DateWheel", "MonthButton", "OptionButton", "PageControl",
    "PickerWheel", "SearchField", "SheetExit", "SheetGrabber", "StepButton", "StepperButton",
    "StepperControl", "TabButton", "TabView", "UIDatePicker", "UIPageControl", "UIPickerView",
    "UIRefreshControl", "UISearchBar", "UISearchTextField", "UISegmentedControl",
  ]

  /// Controls whose texts and parts the system alone draws: no app can give them another size, colour or length.
  private static let drawnBySystem: Set<String> = [
    "AlertButton", "AlertLabel", "CalendarButton", "DatePicker", "UIDatePicker", "UISegmentedControl",
  ]

  /// Parts of bars beneath which the system lets content scroll.
  private static let partsOfBars: Set<String> = [
    "BackButton", "BarButton", "Tab", "TabButton", "TabView",
  ]

  /// True for what the system alone draws: an app chooses the words, and nothing of how they look.
  static func isDrawnBySystem(_ type: String) -> Bool { drawnBySystem.contains(type) }

  /// True for what the system draws in one size at every text size.
  fileprivate static func keepsItsSize(_ type: String) -> Bool {
    drawnBySystem.contains(type) || type == "Picker"
  }

  private static func isSizedBySystem(_ subject: DrawSubject) -> Bool {
    sizedBySystem.contains(subject.type) || partsOfSystem.contains(subject.type)
      || drawnBySystem.contains(subject.type)
  }

  private var ofTargets: [PictureFinding] {
    let small = targets.filter { $0.isSmall && !Self.isSizedBySystem($0.subject) }.map { target in
      PictureFinding(
        .smallTarget, words: words(in: target.frame, of: target.subject), subject: target.subject.type,
        frame: target.frame, element: target.subject.element,
        measured: min(target.frame.size.width, target.frame.size.height), needed: TargetFact.smallestSide)
    }
    let unheld = targets.filter(\.subject.lacksInteraction).map { target in
      PictureFinding(
        .noLargeContentInteraction, words: words(in: target.frame, of: target.subject),
        subject: target.subject.type, frame: target.frame, element: target.subject.element)
    }
    return small + unheld
      + overlaps.filter { overlap in
        let types = [overlap.first.subject.type, overlap.second.subject.type]
        return !types.allSatisfy(Self.partsOfSystem.contains)
          && !Self.partsOfBars.contains(overlap.second.subject.type)
      }.map { overlap in
        PictureFinding(
          .overlap, words: words(in: overlap.second.frame, of: overlap.second.subject),
          subject: overlap.second.subject.type, frame: overlap.shared,
          element: overlap.second.subject.element,
          other: name(of: overlap.first))
      }
  }

  private func name(of target: TargetFact) -> String {
    let words = words(in: target.frame, of: target.subject)
    return words.isEmpty ? target.subject.type : "\"\(words)\" (\(target.subject.type))"
  }

  /// The words of a target: those of its element, else those that stand in its space.
  private func words(in availableSpace: Rect, of subject: DrawSubject) -> String {
    let own = texts.filter { subject.element != nil && $0.subject?.element == subject.element }
    let found = own.isEmpty ? texts.filter { availableSpace.contains($0.frame.center) } : own
    return found.map(\.words).joined(separator: " ")
  }
}

extension TextFact {
  fileprivate var findings: [PictureFinding] {
    var kinds: [PictureFinding] = []
    if isTruncated { kinds.append(finding(.truncated)) }
    if isCut, !isTruncated { kinds.append(finding(.clipped)) }
    if let contrast, !contrast.suffices, chooser != .system {
      var finding = finding(.contrast)
      (finding.measured, finding.needed) = (contrast.ratio, contrast.needed)
      kinds.append(finding)
    }
    return kinds
  }

  private func finding(_ kind: PictureFinding.Kind) -> PictureFinding {
    PictureFinding(
      kind, words: words, subject: subject?.type ?? "text", frame: frame, element: subject?.element)
  }
}

extension SymbolFact {
  fileprivate var finding: PictureFinding? {
    guard let contrast, !contrast.suffices, chooser != .system else { return nil }
    return PictureFinding(
      .contrast, words: "", subject: "symbol \(name)", frame: frame, element: subject?.element,
      measured: contrast.ratio, needed: contrast.needed)
  }
}

extension PictureComparison {
  /// What stays as it is while the text size grows: where it can be pressed, only what is not shown large
  /// either.
  var findings: [PictureFinding] {
    (fixedTexts + fixedSymbols).compactMap { fixed in
      if let type = fixed.subject?.type, PictureFacts.keepsItsSize(type) { return nil }
      return switch fixed.subject {
      case let subject? where subject.target != nil:
        // What lacks its interaction alone is told as that.
        subject.showsLargeContent || subject.lacksInteraction ? nil : fixed.finding(.noLargeContent)
      default: fixed.finding(.fixedSize)
      }
    }
  }
}

extension PictureComparison.Fixed {
  fileprivate func finding(_ kind: PictureFinding.Kind) -> PictureFinding {
    let (words, type) =
      switch content {
      case .text(let words): (words, subject?.type ?? "text")
      case .symbol(let name): ("", "symbol \(name)")
      }
    return PictureFinding(
      kind, words: words, subject: type, frame: frame, element: subject?.element, measured: sizes.last,
      needed: sizes.first)
  }
}
