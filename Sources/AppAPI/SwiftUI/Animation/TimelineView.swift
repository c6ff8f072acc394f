/// A view that is shown anew at each instant of a schedule.
///
///     TimelineView(.periodic(from: .now, by: 1)) { Text("\($0.date)") }
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// At which instant of its schedule the view is shown.
  public struct Context {
    /// How often the view is shown anew.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// Whenever the schedule says so.
      case live
      /// Once a second.
      case seconds
      /// Once a minute.
      case minutes
    }

    /// The instant.
    public let date: Date
    /// How often the view is shown anew.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (Context) -> Content
}

/// What the content of any timeline is told.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Shows the views of a closure at each instant of a schedule.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
  }
}

extension TimelineView: PrimitiveView where Content: View {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { TimelineNode(self, inputs) }
}

/// Keeps a timeline and waits for its next instant.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: TypedNode<
  TimelineView<Schedule, Content>
>
{
  private var content: ViewNode?
  private var upcoming: Schedule.Entries.Iterator?
  private var next: Date?
  private var date = Date()
  private var round = 0

  override init(_ view: TimelineView<Schedule, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    begin()
    evaluate()
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func viewChanged(from old: TimelineView<Schedule, Content>) {
    if !isSame(old.schedule, view.schedule) { begin() }
    evaluate()
  }

  override func evaluate() {
    guard isMounted else { return }
    graph.willEvaluate(self)
    let shown = graph.tracking(self) {
      view.content(TimelineView.Context(date: date, cadence: .live))
    }
    content = content?.reconciled(with: shown, childInputs) ?? mount(shown, childInputs)
  }

  private func begin() {
    let now = Date()
    var entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
    date = now
    next = entries.next()
    while let instant = next, instant <= now {
      date = instant
      next = entries.next()
    }
    upcoming = entries
    round += 1
    wait()
  }

  private func wait() {
    guard let instant = next else { return }
    let present = round
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, instant.timeIntervalSinceNow)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isMounted, self.round == present else { return }
        self.date = instant
        self.next = self.upcoming?.next()
        self.graph.setNeedsEvaluation(self)
        self.wait()
      }
    }
  }
}
