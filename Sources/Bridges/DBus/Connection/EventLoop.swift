import CGIO
import Synchronization

/// A thread that runs a loop of GLib, in which a connection tells what becomes of it.
final class EventLoop: @unchecked Sendable {
  // Both are thread-safe objects of GLib, and live as long as this.
  let context: OpaquePointer
  private let loop: OpaquePointer

  init() {
    let context = g_main_context_new()
    let loop = g_main_loop_new(context, 0)
    guard let context, let loop else { preconditionFailure("GLib has no memory for a loop") }
    self.context = context
    self.loop = loop
    g_main_loop_ref(loop)
    let thread = g_thread_new(
      "bus",
      { data in
        guard let data else { return nil }
        let loop = OpaquePointer(data)
        let context = g_main_loop_get_context(loop)
        g_main_context_push_thread_default(context)
        g_main_loop_run(loop)
        g_main_context_pop_thread_default(context)
        g_main_loop_unref(loop)
        return nil
      }, UnsafeMutableRawPointer(loop))
    g_thread_unref(thread)
  }

  deinit {
    // From the loop's own thread, so that a loop that has not begun yet ends as well.
    let loop = loop
    run(after: 0) {
      g_main_loop_quit(loop)
      g_main_loop_unref(loop)
    }
    g_main_context_unref(context)
  }

  /// Runs a closure on the thread after a time.
  ///
  /// - Parameters:
  ///   - milliseconds: The time; 0 for at once.
  ///   - body: What is run.
  func run(after milliseconds: Int, _ body: @escaping () -> Void) {
    let source = milliseconds == 0 ? g_idle_source_new() : g_timeout_source_new(guint(clamping: milliseconds))
    let work = Unmanaged.passRetained(Work(body))
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { data in
        if let data { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body() }
        return 0
      }, work.toOpaque(),
      { data in
        if let data { Unmanaged<Work>.fromOpaque(data).release() }
      })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }
}
