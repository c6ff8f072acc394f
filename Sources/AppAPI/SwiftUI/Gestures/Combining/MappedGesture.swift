/// A gesture whose value is made of another's.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
  /// Has no body of its own.
  public typealias Body = Never
}

extension _MapGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    MappedMachine(content.machine(context), transform)
  }

  var takesTaps: Bool { content.hasTaps }
}

/// Recognises a gesture and makes another value of its own.
final class MappedMachine<Inner, Value>: GestureMachine<Value> {
  private let inner: GestureMachine<Inner>
  private let transform: (Inner) -> Value

  init(_ inner: GestureMachine<Inner>, _ transform: @escaping (Inner) -> Value) {
    self.inner = inner
    self.transform = transform
    super.init(inner.context)
  }

  override var deadline: TimeInterval? { inner.deadline }
  override func take(_ moment: TouchMoment) -> GesturePhase<Value> { inner.take(moment).map(transform) }
  override func cancel() { inner.cancel() }
}

extension Gesture {
  /// The same gesture with another value.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}
