import Foundation
import OpenCombine

/// Hands a subscriber the newest values of two publishers, each time one of them sends another.
///
/// What comes while nothing is asked for is replaced by what comes after it.
final class LatestPair<Downstream: Subscriber, First, Second>: Subscription
where Downstream.Input == (First, Second) {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [any Subscription] = []
  private var first: First?
  private var second: Second?
  private var demand = Subscribers.Demand.none
  private var running = 2
  private var isNew = false
  private var isSending = false

  init(into downstream: Downstream) { self.downstream = downstream }

  /// Starts with the subscriber, then listens to both publishers.
  func start<A: Publisher, B: Publisher>(_ a: A, _ b: B)
  where A.Output == First, B.Output == Second, A.Failure == Downstream.Failure, B.Failure == A.Failure {
    lock.withLock { downstream }?.receive(subscription: self)
    listen(to: a, keeping: { [self] in first = $0 }, hasValue: { [self] in first != nil })
    listen(to: b, keeping: { [self] in second = $0 }, hasValue: { [self] in second != nil })
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    send()
  }

  func cancel() {
    let stopped = lock.withLock {
      downstream = nil
      defer { upstreams = [] }
      return upstreams
    }
    for upstream in stopped { upstream.cancel() }
  }

  private func listen<Upstream: Publisher>(
    to upstream: Upstream, keeping keep: @escaping (Upstream.Output) -> Void,
    hasValue: @escaping () -> Bool
  ) where Upstream.Failure == Downstream.Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: { [self] subscription in
          lock.withLock { upstreams.append(subscription) }
          subscription.request(.unlimited)
        },
        receiveValue: { [self] value in
          lock.withLock {
            keep(value)
            isNew = true
          }
          send()
          return .none
        },
        receiveCompletion: { [self] completion in
          complete(completion, hadValue: lock.withLock(hasValue))
        }))
  }

  /// One of them ends; there are no more pairs when both have, or when this one never had a value.
  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, hadValue: Bool) {
    if case .failure = completion { return finish(completion) }
    lock.withLock { running -= 1 }
    if hadValue { send() } else { finish(.finished) }
  }

  /// Whether this call is the one that sends; another, further out or elsewhere, may be at it.
  private func startsSending() -> Bool {
    defer { isSending = true }
    return !isSending
  }

  private func send() {
    guard lock.withLock({ startsSending() }) else { return }
    while let (subscriber, pair) = lock.withLock({ next() }) {
      let more = subscriber.receive(pair)
      lock.withLock { demand += more }
    }
    let isDone = lock.withLock { running == 0 && !(isNew && first != nil && second != nil) }
    if isDone { finish(.finished) }
  }

  /// The pair that is new and wanted; without one, sending ends.
  private func next() -> (Downstream, (First, Second))? {
    guard let downstream, demand > 0, isNew, let first, let second else {
      isSending = false
      return nil
    }
    demand -= 1
    isNew = false
    return (downstream, (first, second))
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let subscriber = lock.withLock { downstream }
    cancel()
    subscriber?.receive(completion: completion)
  }
}
