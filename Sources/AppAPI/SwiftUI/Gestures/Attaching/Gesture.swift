/// Something fingers do on a view, and what becomes of it.
///
///     Text("Bailey").gesture(LongPressGesture().onEnded { _ in isPetted = true })
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture while it is made and when it ends.
  associatedtype Value = Body.Value
  /// The type of the gesture it is made of.
  associatedtype Body: Gesture

  /// The gesture it is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// Nothing is ever known of it.
  public typealias Value = Never
}

/// A gesture that the framework recognises itself.
@MainActor
protocol PrimitiveGesture: Gesture where Body == Never {
  /// Makes what recognises the gesture once.
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value>
  /// True where a tap or a press is part of it, which people who listen can make by activating.
  var takesTaps: Bool { get }
}

extension Gesture where Body == Never {
  /// The framework's own gestures have no body; asking for one is a mistake in the program.
  public var body: Never {
    fatalError("\(Self.self) is one of the framework's own and has no body to ask for.")
  }
}

extension Gesture {
  /// Makes what recognises the gesture once.
  func machine(_ context: GestureContext) -> GestureMachine<Value> {
    func own<Primitive: PrimitiveGesture>(_ primitive: Primitive) -> AnyObject {
      primitive.makeMachine(context)
    }
    let made: AnyObject =
      if let primitive = self as? any PrimitiveGesture { own(primitive) } else { body.machine(context) }
    return made as? GestureMachine<Value> ?? GestureMachine(context)
  }

  /// True where a tap or a press is part of it.
  var hasTaps: Bool { (self as? any PrimitiveGesture)?.takesTaps ?? body.hasTaps }
}

/// A gesture of any kind, of which only the type of its value is told.
public struct AnyGesture<Value> {
  let gesture: any Gesture<Value>

  /// Hides the kind of a gesture.
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
    self.gesture = gesture
  }
}

extension AnyGesture: Gesture {
  /// Has no body of its own.
  public typealias Body = Never
}

extension AnyGesture: PrimitiveGesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Value> {
    func open<Inner: Gesture>(_ inner: Inner) -> AnyObject { inner.machine(context) }
    return open(gesture) as? GestureMachine<Value> ?? GestureMachine(context)
  }

  var takesTaps: Bool { gesture.hasTaps }
}

/// A gesture that is there, or none at all.
extension Optional: Gesture where Wrapped: Gesture {
  /// What is known of the gesture that is there.
  public typealias Value = Wrapped.Value
}

extension Optional: PrimitiveGesture where Wrapped: Gesture {
  func makeMachine(_ context: GestureContext) -> GestureMachine<Wrapped.Value> {
    self?.machine(context) ?? GestureMachine(context)
  }

  var takesTaps: Bool { self?.hasTaps ?? false }
}
