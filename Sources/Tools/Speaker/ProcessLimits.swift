import Glibc

/// How much memory this process may hold, and how long the processor may work on one piece of work.
struct ProcessLimits: Sendable {
  /// Megabytes of data.
  var megabytes: Int?
  /// Seconds of the processor's time.
  var seconds: Int?

  /// Takes effect for the memory, and leaves no core file behind.
  func begin() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    guard let megabytes, megabytes > 0 else { return }
    let bytes = rlim_t(megabytes) << 20
    var data = rlimit(rlim_cur: bytes, rlim_max: bytes)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &data)
  }

  /// Gives the time anew: a piece of work begins.
  func beginWork() {
    guard let seconds, seconds > 0 else { return }
    var timer = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }
}
