import Foundation
import OpenCombine

/// Hands the values of several publishers to one subscriber, in the order in which they come.
///
/// Values that come before they are asked for are kept.
final class MergeSubscription<Downstream: Subscriber>: Subscription {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstreams: [any Subscription] = []
  private var kept: [Downstream.Input] = []
  private var demand = Subscribers.Demand.none
  private var running: Int
  private var isSending = false

  /// Makes a meeting point of some publishers.
  init(of count: Int, into downstream: Downstream) {
    self.downstream = downstream
    running = count
  }

  /// Starts with the subscriber; the publishers follow with `join`.
  func start() {
    lock.withLock { downstream }?.receive(subscription: self)
    if lock.withLock({ running == 0 }) { finish(.finished) }
  }

  /// Listens to one more of the publishers.
  func join<Upstream: Publisher>(_ upstream: Upstream)
  where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    guard lock.withLock({ downstream != nil }) else { return }
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: { [self] subscription in
          lock.withLock { upstreams.append(subscription) }
          subscription.request(.unlimited)
        },
        receiveValue: { [self] in
          take($0)
          return .none
        },
        receiveCompletion: { [self] in complete($0) }))
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    send()
  }

  func cancel() {
    let stopped = lock.withLock {
      downstream = nil
      kept = []
      defer { upstreams = [] }
      return upstreams
    }
    for upstream in stopped { upstream.cancel() }
  }

  private func take(_ value: Downstream.Input) {
    lock.withLock { if downstream != nil { kept.append(value) } }
    send()
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .failure = completion { return finish(completion) }
    lock.withLock { running -= 1 }
    send()
  }

  /// Whether this call is the one that sends; another, further out or elsewhere, may be at it.
  private func startsSending() -> Bool {
    defer { isSending = true }
    return !isSending
  }

  private func send() {
    guard lock.withLock({ startsSending() }) else { return }
    while let (subscriber, value) = lock.withLock({ next() }) {
      let more = subscriber.receive(value)
      lock.withLock { demand += more }
    }
    let isDone = lock.withLock { running == 0 && kept.isEmpty }
    if isDone { finish(.finished) }
  }

  /// The next value that is wanted; without one, sending ends.
  private func next() -> (Downstream, Downstream.Input)? {
    guard let downstream, demand > 0, !kept.isEmpty else {
      isSending = false
      return nil
    }
    demand -= 1
    return (downstream, kept.removeFirst())
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let subscriber = lock.withLock { downstream }
    cancel()
    subscriber?.receive(completion: completion)
  }
}
