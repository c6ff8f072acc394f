/// A file that is not compiled with the others, and why.
struct LeftOutFile: Hashable, Sendable {
  /// What keeps it out.
  enum Reason: Hashable, Sendable {
    /// It needs modules that it imports and that are not here.
    case imports([String])
    /// It needs a name of another file that is left out.
    case needs(String, of: Int)
    /// It uses names that the modules here do not have.
    case lacks
    /// The compiler has said why.
    case refused
  }

  let file: Int
  let reason: Reason
}

extension LeftOutFile.Reason {
  /// What is looked at first: a file that cannot be compiled anyhow makes others look wrong that are not.
  var order: Int {
    switch self {
    case .imports: 0
    case .lacks: 1
    case .needs, .refused: 2
    }
  }

  /// True where a person should read what the compiler said.
  var isTold: Bool {
    switch self {
    case .lacks, .refused: true
    case .imports, .needs: false
    }
  }
}

/// A name that is not here, with every place where it is used.
struct LackedName: Hashable, Sendable {
  /// The framework that has it elsewhere, unless the app has it.
  let framework: String
  /// True where the app can have it as well: nothing about the name says whose it is.
  let mayBeOwn: Bool
  /// As it is written.
  let name: String
  /// The places, as file and line.
  var places: [String]
}
