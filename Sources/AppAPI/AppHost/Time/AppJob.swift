import CVirtualTime

/// Something the app wants to be run on its thread.
enum AppJob: @unchecked Sendable {
  /// A block or a function.
  case call(earshot_work)
  /// A job of the Concurrency runtime, for the main actor or for nobody.
  case job(UnsafeMutableRawPointer, onMain: Bool)
  /// The run loop's timers that are due.
  case timers

  /// Gives up what the job holds; a job keeps its task waiting for ever.
  func discard() {
    guard case .call(let work) = self else { return }
    work.discard(work.context)
  }
}
