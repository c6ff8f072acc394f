/// Shows one phase of a view after another, each for as long as its animation takes.
///
///     PhaseAnimator([1, 2, 3], trigger: count) { Text("Step \($0)") }
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let phases: [Phase]
  let trigger: PhaseTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  nonisolated init(
    _ phases: some Sequence<Phase>, _ trigger: PhaseTrigger?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  /// Goes from phase to phase without end.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, nil, content, animation)
  }

  /// Goes through the phases once, back to the first, whenever a value changes.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, PhaseTrigger(value: trigger), content, animation)
  }
}

extension PhaseAnimator: View {
  /// The phase that is shown.
  public var body: some View {
    if !phases.isEmpty { PhaseSteps(animator: self) }
  }
}

/// A value whose changes set something off.
struct PhaseTrigger: Equatable {
  let value: any Equatable

  static func == (left: Self, right: Self) -> Bool { isSame(left.value, right.value) }
}

/// Knows which phase is shown, and goes on.
private struct PhaseSteps<Phase: Equatable, Content: View>: View {
  @State private var index = 0
  @State private var round = 0
  let animator: PhaseAnimator<Phase, Content>

  init(animator: PhaseAnimator<Phase, Content>) {
    self.animator = animator
  }

  var body: some View {
    animator.content(animator.phases[min(index, animator.phases.count - 1)])
      .onChange(of: animator.trigger) { round += 1 }
      .task(id: round) { await walk() }
  }

  private func walk() async {
    let count = animator.phases.count
    guard count > 1 else { return }
    guard animator.trigger != nil else {
      while !Task.isCancelled { guard await show((index + 1) % count) else { return } }
      return
    }
    guard round > 0 else { return }
    for next in Array(1..<count) + [0] { guard await show(next) else { return } }
  }

  /// Shows a phase for as long as its animation takes; false where that has no end.
  private func show(_ next: Int) async -> Bool {
    let animation = animator.animation(animator.phases[next])
    withAnimation(animation) { index = next }
    let seconds = max(animation?.duration ?? 0, 1.0 / 60)
    guard seconds.isFinite else { return false }
    do { try await Task.sleep(for: .seconds(seconds)) } catch { return false }
    return true
  }
}

extension View {
  /// Goes through changes of the view, one for each phase, without end.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, nil, { content(PlaceholderContentView(showing: self), $0) }, animation)
  }

  /// Goes through changes of the view once, one for each phase, whenever a value changes.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, PhaseTrigger(value: trigger), { content(PlaceholderContentView(showing: self), $0) }, animation)
  }
}
