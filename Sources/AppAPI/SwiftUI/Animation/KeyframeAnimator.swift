/// Shows a view with a value on its ways; here the value arrives at once.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View> {
  let initial: Value
  let trigger: PhaseTrigger?
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  nonisolated init(
    _ initial: Value, _ trigger: PhaseTrigger?, _ content: @escaping (Value) -> Content,
    _ keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initial = initial
    self.trigger = trigger
    self.content = content
    self.keyframes = keyframes
  }

  /// Goes the ways again and again.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, nil, content, keyframes)
  }

  /// Goes the ways whenever a value changes.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.init(initialValue, PhaseTrigger(value: trigger), content, keyframes)
  }
}

extension KeyframeAnimator: View {
  /// The view with the value that has arrived.
  public var body: some View { KeyframeWalk(animator: self) }
}

/// Knows whether the value has gone its ways.
private struct KeyframeWalk<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  @State private var hasGone = false
  let animator: KeyframeAnimator<Value, KeyframePath, Content>

  init(animator: KeyframeAnimator<Value, KeyframePath, Content>) {
    self.animator = animator
  }

  var body: some View {
    animator.content(value).onChange(of: animator.trigger) { hasGone = true }
  }

  private var value: Value {
    guard hasGone || animator.trigger == nil else { return animator.initial }
    let timeline = KeyframeTimeline(initialValue: animator.initial) { animator.keyframes(animator.initial) }
    return timeline.value(time: timeline.duration)
  }
}

extension View {
  /// Changes the view by a value that goes its ways again and again; here it has arrived.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue, nil, { content(PlaceholderContentView(showing: self), $0) }, keyframes)
  }

  /// Changes the view by a value that goes its ways whenever another one changes; here it arrives at once.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue, PhaseTrigger(value: trigger), { content(PlaceholderContentView(showing: self), $0) },
      keyframes)
  }
}
