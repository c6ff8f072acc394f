import OpenCombine

extension Publishers {
  /// Publishes the values of two publishers, in the order in which they come.
  public struct Merge<
    A: Publisher, B: Publisher
  >: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    /// What each of the publishers sends.
    public typealias Output = A.Output
    /// Any one's failure ends all.
    public typealias Failure = A.Failure

    /// Where some of the values come from.
    public let a: A
    /// Where some of the values come from.
    public let b: B

    /// Makes a publisher of the values of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Lets a subscriber have the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let meeting = MergeSubscription(of: 2, into: subscriber)
      meeting.start()
      meeting.join(a)
      meeting.join(b)
    }
  }

  /// Publishes the values of three publishers, in the order in which they come.
  public struct Merge3<
    A: Publisher, B: Publisher, C: Publisher
  >: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    /// What each of the publishers sends.
    public typealias Output = A.Output
    /// Any one's failure ends all.
    public typealias Failure = A.Failure

    /// Where some of the values come from.
    public let a: A
    /// Where some of the values come from.
    public let b: B
    /// Where some of the values come from.
    public let c: C

    /// Makes a publisher of the values of three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Lets a subscriber have the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let meeting = MergeSubscription(of: 3, into: subscriber)
      meeting.start()
      meeting.join(a)
      meeting.join(b)
      meeting.join(c)
    }
  }

  /// Publishes the values of four publishers, in the order in which they come.
  public struct Merge4<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure
  {
    /// What each of the publishers sends.
    public typealias Output = A.Output
    /// Any one's failure ends all.
    public typealias Failure = A.Failure

    /// Where some of the values come from.
    public let a: A
    /// Where some of the values come from.
    public let b: B
    /// Where some of the values come from.
    public let c: C
    /// Where some of the values come from.
    public let d: D

    /// Makes a publisher of the values of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Lets a subscriber have the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let meeting = MergeSubscription(of: 4, into: subscriber)
      meeting.start()
      meeting.join(a)
      meeting.join(b)
      meeting.join(c)
      meeting.join(d)
    }
  }
}
