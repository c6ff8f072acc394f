/// How far the compiling of a target is.
package struct BuildProgress: Hashable, Sendable {
  /// The module that is compiled now; `nil` for files that belong to no package or project.
  package let module: String?
  /// How many files it has.
  package let files: Int
  /// Which of the modules it is, from 1.
  package let number: Int
  /// How many modules there are.
  package let count: Int

  init(module: SourceModule, number: Int, of count: Int) {
    self.module = module.name == SourceModule.looseName ? nil : module.name
    files = module.files.count
    self.number = number
    self.count = count
  }
}
