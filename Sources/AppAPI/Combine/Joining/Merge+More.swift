import OpenCombine

extension Publishers {
  /// Publishes the values of five publishers, in the order in which they come.
  public struct Merge5<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
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
    /// Where some of the values come from.
    public let e: E

    /// Makes a publisher of the values of five.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    /// Lets a subscriber have the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let meeting = MergeSubscription(of: 5, into: subscriber)
      meeting.start()
      meeting.join(a)
      meeting.join(b)
      meeting.join(c)
      meeting.join(d)
      meeting.join(e)
    }
  }

  /// Publishes the values of six publishers, in the order in which they come.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure
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
    /// Where some of the values come from.
    public let e: E
    /// Where some of the values come from.
    public let f: F

    /// Makes a publisher of the values of six.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    /// Lets a subscriber have the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let meeting = MergeSubscription(of: 6, into: subscriber)
      meeting.start()
      meeting.join(a)
      meeting.join(b)
      meeting.join(c)
      meeting.join(d)
      meeting.join(e)
      meeting.join(f)
    }
  }

  /// Publishes the values of seven publishers, in the order in which they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure
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
    /// Where some of the values come from.
    public let e: E
    /// Where some of the values come from.
    public let f: F
    /// Where some of the values come from.
    public let g: G

    /// Makes a publisher of the values of seven.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    /// Lets a subscriber have the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let meeting = MergeSubscription(of: 7, into: subscriber)
      meeting.start()
      meeting.join(a)
      meeting.join(b)
      meeting.join(c)
      meeting.join(d)
      meeting.join(e)
      meeting.join(f)
      meeting.join(g)
    }
  }

  /// Publishes the values of eight publishers, in the order in which they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher
  >: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure,
    D.Output == A.Output, D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure,
    F.Output == A.Output, F.Failure == A.Failure, G.Output == A.Output, G.Failure == A.Failure,
    H.Output == A.Output, H.Failure == A.Failure
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
    /// Where some of the values come from.
    public let e: E
    /// Where some of the values come from.
    public let f: F
    /// Where some of the values come from.
    public let g: G
    /// Where some of the values come from.
    public let h: H

    /// Makes a publisher of the values of eight.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    /// Lets a subscriber have the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let meeting = MergeSubscription(of: 8, into: subscriber)
      meeting.start()
      meeting.join(a)
      meeting.join(b)
      meeting.join(c)
      meeting.join(d)
      meeting.join(e)
      meeting.join(f)
      meeting.join(g)
      meeting.join(h)
    }
  }
}
