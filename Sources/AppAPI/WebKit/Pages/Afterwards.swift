import Foundation

/// Does something once the code that runs now has ended, at the same instant of virtual time.
@MainActor
func afterwards(_ body: @escaping @MainActor () -> Void) {
  DispatchQueue.main.async { MainActor.assumeIsolated(body) }
}
