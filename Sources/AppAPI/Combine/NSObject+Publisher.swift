import FoundationAdditions

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Publishes the values of a property.
  ///
  ///     player.publisher(for: \.status).sink { status in … }
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: Whether the value that it has now comes first.
  /// - Returns: A publisher that looks for as long as somebody has subscribed.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// Publishes the values of a property of an object.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: OpenCombine.Publisher {
    /// The value.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    /// Whose property it is.
    public let object: Subject
    /// Leads to the property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether the value that it has now comes first.
    public let options: NSKeyValueObservingOptions

    /// Makes a publisher that looks for as long as somebody has subscribed.
    public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
      self.object = object
      self.keyPath = keyPath
      self.options = options
    }

    /// Lets a subscriber have the values.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      let values = PassthroughSubject<Value, Never>()
      let kept = Kept()
      values
        .handleEvents(receiveCancel: { kept.observation?.invalidate() })
        .receive(subscriber: subscriber)
      kept.observation = object.observe(keyPath, options: options.union(.new)) { _, change in
        if let value = change.newValue { values.send(value) }
      }
    }
  }
}

/// Keeps an observation for as long as somebody has subscribed.
private final class Kept {
  var observation: NSKeyValueObservation?
}
