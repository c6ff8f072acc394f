import AccessibilityModel

/// Looks for everything that keeps people from using a screen.
///
///     let outcome = Audit().outcome(of: AuditedScreen("Adoption", tree))
///     outcome.findings.first?.message   // Too little: only "Button". Give it a label that says which one.
///
/// - Source: Behaviour 8.1, 8.2, 8.3
public struct Audit: Sendable {
  /// What is looked for, and how.
  public var choices: AuditChoices

  /// Makes an audit by a project's choices.
  public init(_ choices: AuditChoices = AuditChoices()) {
    self.choices = choices
  }

  /// What an audit of one screen came to.
  public struct Outcome: Hashable, Sendable {
    /// Name of the screen.
    public var screen: String
    /// What was found, rule by rule in the order of the data.
    public var findings: [AuditFinding]
    /// Rules that could not be looked at, since what they need is not known.
    public var unexamined: [AuditRuleInfo]

    /// Makes an outcome.
    public init(screen: String, findings: [AuditFinding], unexamined: [AuditRuleInfo] = []) {
      self.screen = screen
      self.findings = findings
      self.unexamined = unexamined
    }
  }

  /// Audits a screen.
  ///
  /// - Parameter screen: What is known of it.
  /// - Returns: What was found, and which rules could not be looked at.
  /// - Complexity: O(n) for n stops and facts, for each rule.
  public func outcome(of screen: AuditedScreen) -> Outcome {
    var outcome = Outcome(screen: screen.name, findings: [])
    let facts = screen.facts
    for rule in Self.rules {
      guard let info = AuditRuleInfo.rule(rule.id), let severity = choices.severity(of: info) else {
        continue
      }
      guard facts.contains(info.needs) else {
        // The first screen of an app did not come about from another one.
        if info.needs != .arrival { outcome.unexamined.append(info) }
        continue
      }
      let context = AuditContext(limits: choices.limits, severity: severity)
      outcome.findings += rule.findings(in: screen, context)
    }
    return outcome
  }

  /// Audits the first screen of an app and those that it leads to; what stays there from the first is told once.
  ///
  /// - Parameter screens: What is known of each, the first one of the app before the others.
  /// - Returns: What was found, screen by screen.
  /// - Complexity: O(n) for n stops and facts of all screens, for each rule.
  public func outcomes(of screens: [AuditedScreen]) -> [Outcome] {
    var result: [Outcome] = []
    var known: Set<Remains> = []
    for screen in screens {
      var outcome = outcome(of: screen)
      if result.isEmpty {
        known = Set(outcome.findings.map(Remains.init))
      } else {
        outcome.findings.removeAll { known.contains(Remains($0)) }
      }
      result.append(outcome)
    }
    return result
  }

  /// What a finding is known by on another screen of the same app.
  private struct Remains: Hashable {
    let rule: String
    let element: ElementID?
    let path: String

    init(_ finding: AuditFinding) {
      rule = finding.rule
      element = finding.element
      path = finding.path
    }
  }

  /// Every rule, in the order in which findings are told.
  static let rules: [any AuditRule] = [
    MissingNameRule(), SilentStopRule(), FileNameRule(), SymbolNameRule(), RoleInLabelRule(),
    HintRepeatsLabelRule(), SameNameRule(), VanishingNameRule(), TooMuchRule(), HiddenTextRule(),
    ConflictingTraitsRule(), UnusableControlRule(), StopInsideStopRule(), MissingHeadingRule(),
    ForeignLanguageRule(), ContrastRule(), SmallTargetRule(), OverlappingTargetsRule(), TextCutRule(),
    FixedTextRule(), NoLargeContentRule(), LabelInNameRule(), UnexposedControlRule(),
    UnexposedDrawingRule(),
    GhostActivationRule(), OtherActivationRule(), NamelessActionRule(), OutOfReachRule(), TrapRule(),
    UnheardAnnouncementRule(), UnannouncedScreenRule(), UntitledScreenRule(), FocusNotReturnedRule(),
    UnconnectedOutletRule(), AppFaultRule(),
  ]
}
