import OpenCombine

extension Publishers {
  /// Publishes the newest values of two publishers, each time one of them sends another.
  ///
  ///     Publishers.CombineLatest($name, $password)
  ///       .map { !$0.isEmpty && $1.count >= 8 }
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The newest values, once both publishers have sent one.
    public typealias Output = (A.Output, B.Output)
    /// Either one's failure ends both.
    public typealias Failure = A.Failure

    /// Where the first value comes from.
    public let a: A
    /// Where the second value comes from.
    public let b: B

    /// Makes a publisher of the newest values of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Lets a subscriber have the newest values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      LatestPair(into: subscriber).start(a, b)
    }
  }

  /// Publishes the newest values of three publishers, each time one of them sends another.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The newest values, once all publishers have sent one.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// Any one's failure ends all.
    public typealias Failure = A.Failure

    /// Where the first value comes from.
    public let a: A
    /// Where the second value comes from.
    public let b: B
    /// Where the third value comes from.
    public let c: C

    /// Makes a publisher of the newest values of three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Lets a subscriber have the newest values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest<A, B>(a, b), c)
        .map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Publishes the newest values of four publishers, each time one of them sends another.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The newest values, once all publishers have sent one.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// Any one's failure ends all.
    public typealias Failure = A.Failure

    /// Where the first value comes from.
    public let a: A
    /// Where the second value comes from.
    public let b: B
    /// Where the third value comes from.
    public let c: C
    /// Where the fourth value comes from.
    public let d: D

    /// Makes a publisher of the newest values of four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Lets a subscriber have the newest values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest<A, B>(a, b), CombineLatest<C, D>(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
