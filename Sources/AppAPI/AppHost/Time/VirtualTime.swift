import CVirtualTime

/// The functions through which clocks are kept.
enum VirtualTime {
  /// Those of the executable where it carries them, else this library's own; set once, before the first clock.
  nonisolated(unsafe) static var functions = earshot_virtual_time_functions().pointee
}
