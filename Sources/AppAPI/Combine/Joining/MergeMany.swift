import OpenCombine

extension Publishers {
  /// Publishes the values of any number of publishers of one kind, in the order in which they come.
  ///
  ///     Publishers.MergeMany(spaces.map(\.messages))
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What each of the publishers sends.
    public typealias Output = Upstream.Output
    /// Any one's failure ends all.
    public typealias Failure = Upstream.Failure

    /// Where the values come from.
    public let publishers: [Upstream]

    /// Makes a publisher of the values of some.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Makes a publisher of the values of all in a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    /// Lets a subscriber have the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let meeting = MergeSubscription(of: publishers.count, into: subscriber)
      meeting.start()
      for publisher in publishers { meeting.join(publisher) }
    }

    /// Publishes the values of one more publisher as well.
    public func merge(with other: Upstream) -> MergeMany<Upstream> { .init(publishers + [other]) }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
