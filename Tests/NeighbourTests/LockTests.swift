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

  @Test("A lock at an address loses no change of many threads, and one that is held is not free")
  func address() {
    nonisolated(unsafe) let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<5_000 {
        os_unfair_lock_lock(lock)
        count += 1
        os_unfair_lock_unlock(lock)
      }
    }
    #expect(count == 40_000)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_assert_owner(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    os_unfair_lock_assert_not_owner(lock)
    lock.deinitialize(count: 1)
    lock.deallocate()
  }
}
