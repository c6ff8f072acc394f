import EffortEngine

/// Where a cursor or the focus gets in and not out again.
struct TrapRule: BarrierRule {
  let id = "trap"
  let kind = AccessBarrier.Kind.trap
}
