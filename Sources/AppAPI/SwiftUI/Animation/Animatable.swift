/// Something that can be shown between two of its states; here it is in the second at once.
@MainActor @preconcurrency
public protocol Animatable {
  /// What is animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public nonisolated var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension UnitPoint: Animatable {
  /// Both parts.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGPoint: Animatable {
  /// Both coordinates.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// Width and height.
  public nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The corner and the size.
  public nonisolated var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A change of a view that can be shown between two of its states.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
