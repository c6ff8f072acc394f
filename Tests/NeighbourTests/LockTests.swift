import Dispatch
import OSLog
import Testing

@Suite("Locks of the os module")
struct LockTests {
  @Test("A state that many threads change under a lock loses no change, and copies share it")
  func state() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let copy = lock
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<5_000 { copy.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 40_000)
    #expect(lock.withLockUnchecked { $0 } == 40_000)
  }

  @Test("Whoever asks for a lock that is held gets nothing, and has it once it is let go")
  func availability() {
    let lock = OSAllocatedUnfairLock(initialState: "Bailey")
    lock.withLockUnchecked { _ in #expect(lock.withLockIfAvailable { $0 } == nil) }
    #expect(lock.withLockIfAvailable { $0 } == "Bailey")
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    #expect(!plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.lockIfAvailable())
    plain.unlock()
    #expect(plain.withLock { 3 } == 3)
  }

  @Test("A lock is let go where the closure throws")
  func errors() {
    struct Refusal: Error {}
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(throws: Refusal.self) { try lock.withLock { _ in throw Refusal() } }
    #expect(lock.withLockIfAvailable { $0 } == 1)
  }
}
