/// The modules in C that code can import, with what is linked for them.
struct ClangModules: Hashable {
  /// Their names.
  var names: [String] = []
  /// Their module maps.
  var maps: [String] = []
  /// The folders of their public headers.
  var headerFolders: [String] = []
  /// What was compiled of their code.
  var objects: [String] = []
  /// The libraries of the system that they need.
  var libraries: [String] = []
  /// The folders of their packages, which the compiler reads.
  var packages: [String] = []
  /// What is not here, and what to do about it, a line each.
  var problems: [String] = []

  /// The Swift compiler's words by which code imports them.
  var importArguments: [String] {
    (maps.map { "-fmodule-map-file=\($0)" } + headerFolders.map { "-I\($0)" }).flatMap { ["-Xcc", $0] }
  }

  /// The words for the linker, beside the objects.
  var linkArguments: [String] {
    (libraries + (objects.isEmpty ? [] : ["m"])).map { "-l\($0)" }
  }

  /// Takes in what another target brings.
  mutating func add(_ other: ClangModules) {
    names += other.names
    maps += other.maps
    headerFolders += other.headerFolders
    objects += other.objects
    libraries += other.libraries.filter { !libraries.contains($0) }
    packages += other.packages.filter { !packages.contains($0) }
  }
}
