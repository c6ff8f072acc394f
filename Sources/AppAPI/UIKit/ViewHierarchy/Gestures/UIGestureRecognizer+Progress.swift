import Dispatch
import Foundation

extension UIGestureRecognizer {
  /// How far a gesture has come, and what it waits for.
  struct Progress {
    var state = State.possible
    /// What was recognised and has to wait until other gestures have failed.
    var wish: State?
    /// True where the gesture was over before it could begin.
    var endsAtOnce = false
    /// True from the first touch until touches to come are those of another gesture.
    var takesPart = false
    /// Number of the gesture, so that what was put off for an earlier one is left alone.
    var number = 0
    weak var dispatcher: TouchDispatcher?

    /// True where nothing more comes of it.
    var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
    /// True where the gesture is going on, or was made.
    var isRecognized: Bool { state == .began || state == .changed || state == .ended }
  }

  var dispatcher: TouchDispatcher? { progress.dispatcher }

  /// Takes in what a subclass found out.
  func wish(_ new: State) {
    switch (progress.state, new) {
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.possible, .began), (.possible, .changed), (.possible, .ended): begin(new)
    case (.began, .changed), (.changed, .changed): move(to: .changed)
    case (.began, .ended), (.changed, .ended): move(to: .ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      move(to: .cancelled)
    default: break
    }
  }

  private func begin(_ new: State) {
    if progress.wish == .began {
      progress.endsAtOnce = new == .ended
      return
    }
    guard isEnabled, mayBegin else { return fail() }
    progress.wish = new == .changed ? .began : new
    fulfilIfPossible()
  }

  /// Recognises what was made, once nothing has to fail first.
  func fulfilIfPossible() {
    guard let new = progress.wish, !isHeldUp else { return }
    progress.wish = nil
    guard let dispatcher else {
      move(to: new)
      return
    }
    if dispatcher.participants.contains(where: { $0 !== self && $0.prevents(self) }) { return fail() }
    progress.state = new
    for other in dispatcher.participants where other !== self && other.progress.state == .possible {
      if prevents(other) { other.fail() }
    }
    if cancelsTouchesInView { dispatcher.take(fingers + dispatcher.lifted(by: self)) }
    notifyTargets()
    if progress.endsAtOnce { move(to: .ended) }
  }

  private func move(to new: State) {
    progress.state = new
    notifyTargets()
  }

  /// Gives up; gestures that waited for this go on.
  func fail() {
    guard !progress.isOver else { return }
    progress.state = progress.state == .possible ? .failed : .cancelled
    progress.wish = nil
    if progress.state == .cancelled { notifyTargets() }
    dispatcher?.fulfilWaiting()
  }

  /// True where another gesture has to fail first and did not yet.
  private var isHeldUp: Bool {
    guard let dispatcher else { return false }
    return dispatcher.participants.contains { other in
      other !== self && other.progress.state == .possible && waits(for: other)
    }
  }

  private func waits(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
  }

  /// True where this gesture was recognised and leaves no space for another one.
  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard progress.isRecognized, sharesTouches(with: other) else { return false }
    let together =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    return !together && canPrevent(other) && other.canBePrevented(by: self)
  }

  /// True where one view lies in the other, so that both are under a finger.
  private func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    guard let own = attachedView, let theirs = other.attachedView else { return false }
    return own.isDescendant(of: theirs) || theirs.isDescendant(of: own)
  }

  /// True where neither the delegate nor a view between the finger and the recogniser objects.
  private var mayBegin: Bool {
    if delegate?.gestureRecognizerShouldBegin(self) == false { return false }
    guard let own = attachedView else { return true }
    var next = fingers.first?.view ?? dispatcher?.lifted(by: self).first?.view
    while let view = next {
      if !view.gestureRecognizerShouldBegin(self) { return false }
      if view === own { return true }
      next = view.parent
    }
    return own.gestureRecognizerShouldBegin(self)
  }

  /// Does something after a time, unless the gesture is over by then.
  func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    let number = progress.number
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.progress.takesPart, self.progress.number == number else { return }
        body()
        self.dispatcher?.sweep()
      }
    }
  }

  /// Forgets the gesture that is over.
  func startAnew() {
    let dispatcher = progress.dispatcher
    progress = Progress(number: progress.number + 1, dispatcher: dispatcher)
    fingers = []
    reset()
  }
}
