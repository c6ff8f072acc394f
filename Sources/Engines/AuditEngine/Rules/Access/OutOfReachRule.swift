import EffortEngine

/// What one technology can use and another cannot.
struct OutOfReachRule: BarrierRule {
  let id = "out-of-reach"
  let kind = AccessBarrier.Kind.unreachable
}
