/// A target as the package manifest declares it.
struct ManifestTarget: Equatable {
  /// The function that declares it, such as `source` or `testTarget`.
  let declaration: String
  /// The target's name.
  let name: String
  /// The targets of this package it depends on.
  let targets: [String]
  /// The products of other packages it depends on.
  let packages: [String]

  /// Whether the target holds tests.
  var isTest: Bool { declaration == "tests" || declaration == "testTarget" }
  /// Whether the target is app code that comes with the package.
  var isExample: Bool { declaration == "example" }
}

/// A product as the package manifest declares it.
struct ManifestProduct: Equatable {
  /// The product's name.
  let name: String
  /// The targets it is made of.
  let targets: [String]
}

/// The targets and products of a package manifest, read from its source.
struct Manifest {
  /// Every target, in the order of the manifest.
  let targets: [ManifestTarget]
  /// Every product for other packages to link, in the order of the manifest.
  let libraries: [ManifestProduct]

  /// Reads the calls that declare a target or a library by a literal name.
  init(source: String) {
    let code = Lexer.tokens(of: source).filter(\.isCode)
    let calls = Call.all(in: code)
    targets = calls.compactMap(Self.target)
    libraries = calls.compactMap(Self.library)
  }

  /// Everything a target needs, directly or not, with the products of other packages.
  func closure(of target: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [target]
    while let next = waiting.popLast() {
      guard reached.insert(next).inserted else { continue }
      guard let found = targets.first(where: { $0.name == next }) else { continue }
      waiting += found.targets + found.packages
    }
    return reached
  }

  private static func target(_ call: Call) -> ManifestTarget? {
    let declarations = [
      "source", "tests", "example", "target", "executableTarget", "testTarget", "systemLibrary",
    ]
    guard declarations.contains(call.function), let name = call.name else { return nil }
    let dependencies = call.arguments.first { argument in
      argument.value.first?.isSymbol("[") == true
        && (argument.label == nil || argument.label == "dependencies")
    }
    let value = dependencies?.value ?? []
    let products = Call.all(in: value).filter { $0.function == "product" }.compactMap(\.name)
    return ManifestTarget(
      declaration: call.function, name: name, targets: Call.literals(inList: value), packages: products)
  }

  private static func library(_ call: Call) -> ManifestProduct? {
    guard call.function == "library", let name = call.name else { return nil }
    let list = call.arguments.first { $0.label == "targets" }?.value ?? []
    return ManifestProduct(name: name, targets: Call.literals(inList: list))
  }
}
