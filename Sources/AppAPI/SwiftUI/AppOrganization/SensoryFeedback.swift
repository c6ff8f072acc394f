import AppHost

/// What people feel when something happens; a test reads what they felt.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy things are that meet.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String

    /// Small and light.
    public static let light = Weight(name: "light")
    /// Neither light nor heavy.
    public static let medium = Weight(name: "medium")
    /// Large and heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How much things give way that meet.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String

    /// Not at all.
    public static let rigid = Flexibility(name: "rigid")
    /// A little.
    public static let solid = Flexibility(name: "solid")
    /// Much.
    public static let soft = Flexibility(name: "soft")
  }

  private let name: String
  private var intensity = 1.0

  private init(name: String, intensity: Double = 1) {
    self.name = name
    self.intensity = intensity
  }

  /// Lets people feel it.
  @MainActor func play() { RunningApp.current[AppHaptics.self].play(name, intensity: intensity) }

  /// It ended well.
  public static let success = SensoryFeedback(name: "success")
  /// It ended with a doubt.
  public static let warning = SensoryFeedback(name: "warning")
  /// It failed.
  public static let error = SensoryFeedback(name: "error")
  /// Another thing is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value went up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value went down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something that is dragged lines up.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The next step is reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Things met.
  public static let impact = SensoryFeedback(name: "impact")
  /// A path is finished.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")

  /// Things of a weight met, and how hard, from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name)", intensity: intensity)
  }

  /// Things that give way met, and how hard, from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name)", intensity: intensity)
  }
}

/// What people feel.
extension View {
  /// Lets people feel something when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Lets people feel something when a value changes and a condition holds.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Lets people feel what a closure says when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    onChange(of: trigger) { old, new in
      let felt = feedback(old, new)
      onMainActor { felt?.play() }
    }
  }
}
