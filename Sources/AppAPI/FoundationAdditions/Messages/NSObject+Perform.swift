import Dispatch
import Foundation

extension NSObject {
  /// Calls a method at once; what it answers is lost, for there is no object it could be sure to be.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - object: What it takes, if anything.
  @MainActor @preconcurrency
  public func perform(_ aSelector: Selector, with object: Any? = nil) {
    _ = aSelector.perform(on: self, sender: object)
  }

  /// Calls a method after a while; the object is kept until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: What it takes, if anything.
  ///   - delay: Seconds.
  @MainActor @preconcurrency
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let call = DelayedCall(target: self, selector: aSelector)
    nonisolated(unsafe) let argument = anArgument
    DelayedCall.waiting.append(call)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
      MainActor.assumeIsolated {
        guard DelayedCall.take(call) else { return }
        _ = aSelector.perform(on: call.target, sender: argument)
      }
    }
  }

  /// Takes back every call that an object still waits for.
  @MainActor @preconcurrency
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = aTarget as AnyObject
    DelayedCall.waiting.removeAll { $0.target === target }
  }

  /// Takes back the calls of one method that an object still waits for.
  @MainActor @preconcurrency
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let target = aTarget as AnyObject
    DelayedCall.waiting.removeAll { $0.target === target && $0.selector == aSelector }
  }
}
