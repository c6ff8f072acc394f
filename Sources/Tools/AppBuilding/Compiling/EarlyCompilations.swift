/// First compilations of modules that are under way side by side, each of a module that imports none of those to come.
///
/// What the compiler refuses of a module is repaired in the order of the modules, so that the same is left out however
/// many are under way.
struct EarlyCompilations {
  /// A compiler under way.
  struct Early: Sendable {
    let running: Command.Running
    let start: ContinuousClock.Instant
  }

  /// The modules that each module imports.
  private let needs: [String: Set<String>]
  /// How many modules are compiled at once.
  private let width: Int
  private var underWay: [String: Early] = [:]
  private var begun: Set<String> = []
  private var compiled: Set<String> = []

  /// Begins with nothing.
  ///
  /// - Parameters:
  ///   - needs: The modules that each module imports.
  ///   - width: How many modules are compiled at once.
  init(needs: [String: Set<String>], width: Int) {
    self.needs = needs
    self.width = width
  }

  /// Begins to compile modules whose imports are compiled, as many as there is room for.
  ///
  /// - Parameters:
  ///   - modules: Those that are not compiled yet, in their order.
  ///   - start: Starts the compiler on a module.
  /// - Throws: What the starting throws.
  mutating func begin<Failure: Error>(
    _ modules: some Sequence<SourceModule>, start: (SourceModule) throws(Failure) -> Command.Running
  ) throws(Failure) {
    for module in modules where underWay.count < width {
      guard !begun.contains(module.name), !module.files.isEmpty,
        needs[module.name, default: []].isSubset(of: compiled)
      else { continue }
      begun.insert(module.name)
      let instant = ContinuousClock.now
      underWay[module.name] = Early(running: try start(module), start: instant)
    }
  }

  /// The first compilation of a module; `nil` where none has begun, or it was taken.
  mutating func take(_ module: SourceModule) -> Early? {
    begun.insert(module.name)
    return underWay.removeValue(forKey: module.name)
  }

  /// Takes in that others can import a module now.
  mutating func finish(_ module: SourceModule) {
    compiled.insert(module.name)
  }

  /// Ends what is still under way.
  func end() {
    for early in underWay.values { _ = early.running.finish(within: 0) }
  }
}
