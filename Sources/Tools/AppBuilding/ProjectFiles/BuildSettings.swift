/// The build settings of a target: layers, each of which can take over what the ones below say.
struct BuildSettings {
  private var layers: [[String: String]]

  /// Begins with what every target has.
  init(defaults: [String: String]) {
    layers = [defaults]
  }

  /// Lays settings over those that are there.
  ///
  /// - Parameter settings: Values by names; a name may have conditions behind it, `NAME[sdk=iphoneos*]`.
  mutating func add(_ settings: [String: String]) {
    var layer = settings.filter { !$0.key.contains("[") }
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) where key.contains("[") {
      let parts = key.split { $0 == "[" || $0 == "]" || $0 == "," }
      guard let name = parts.first, parts.dropFirst().allSatisfy(Self.holds) else { continue }
      layer[String(name)] = value
    }
    layers.append(layer)
  }

  /// True for a condition that holds for a debug build for the simulator.
  private static func holds(_ condition: Substring) -> Bool {
    let sides = condition.split(separator: "=", maxSplits: 1)
    guard sides.count == 2 else { return false }
    let pattern = sides[1].hasSuffix("*") ? sides[1].dropLast() : sides[1]
    let isOpen = sides[1].hasSuffix("*")
    func matches(_ name: String) -> Bool { isOpen ? name.hasPrefix(pattern) : name == pattern }
    return switch sides[0] {
    case "sdk": matches("iphonesimulator")
    case "config": matches("Debug")
    case "arch": matches("arm64")
    default: false
    }
  }

  /// The value of a setting with everything it refers to put in; `nil` where it is not set.
  subscript(_ name: String) -> String? {
    guard let found = written(name, below: layers.count) else { return nil }
    var steps = Self.stepLimit
    return expanded(found.value, of: name, in: found.layer, &steps)
  }

  /// The words of a setting.
  func words(_ name: String) -> [String] {
    (self[name] ?? "").split { $0 == " " || $0 == "\n" || $0 == "\t" }.map {
      $0.trimmingPrefix("\"").hasSuffix("\"") ? String($0.dropFirst().dropLast()) : String($0)
    }
  }

  /// True where a setting says yes.
  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// A text with the settings put in that it refers to: `$(PRODUCT_NAME)`.
  func expanded(_ text: String) -> String {
    var steps = Self.stepLimit
    return expanded(text, of: "", in: layers.count, &steps)
  }

  /// The names of the settings that begin with a word.
  func names(beginningWith word: String) -> [String] {
    Set(layers.flatMap(\.keys)).filter { $0.hasPrefix(word) }.sorted()
  }

  /// How many references one value may lead to; settings may refer to each other in a circle.
  private static let stepLimit = 500

  private func written(_ name: String, below layer: Int) -> (value: String, layer: Int)? {
    for layer in layers.indices.prefix(layer).reversed() {
      if let value = layers[layer][name] { return (value, layer) }
    }
    return nil
  }

  private func expanded(_ text: String, of name: String, in layer: Int, _ steps: inout Int) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{", steps > 0 else {
        result += "$"
        continue
      }
      let inner = Self.balanced(rest.dropFirst(), open, open == "(" ? ")" : "}")
      rest = rest.dropFirst(inner.count + 2)
      steps -= 1
      result += value(of: inner, for: name, in: layer, &steps)
    }
    return result + rest
  }

  /// What a reference stands for: a name, and how its value is changed, `PRODUCT_NAME:c99extidentifier`.
  private func value(
    of reference: Substring, for name: String, in layer: Int, _ steps: inout Int
  ) -> String {
    let parts = expanded(String(reference), of: name, in: layer, &steps).split(
      separator: ":", omittingEmptySubsequences: false)
    guard let wanted = parts.first.map(String.init) else { return "" }
    let found = wanted == "inherited" ? written(name, below: layer) : written(wanted, below: layers.count)
    let key = wanted == "inherited" ? name : wanted
    var value = found.map { expanded($0.value, of: key, in: $0.layer, &steps) } ?? ""
    for change in parts.dropFirst() {
      switch change {
      case "c99extidentifier", "identifier": value = Self.identifier(value)
      case "rfc1034identifier": value = String(value.map { Self.isPlain($0) || $0 == "." ? $0 : "-" })
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      default:
        if change.hasPrefix("default="), value.isEmpty { value = String(change.dropFirst("default=".count)) }
      }
    }
    return value
  }

  /// The text up to the sign that closes.
  private static func balanced(_ text: Substring, _ open: Character, _ close: Character) -> Substring {
    var depth = 1
    return text.prefix { character in
      if character == open { depth += 1 }
      if character == close { depth -= 1 }
      return depth > 0
    }
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-")
  }

  /// A name that code can use: what may not stand in one becomes "_".
  static func identifier(_ name: String) -> String {
    let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return plain.first?.isNumber == true ? "_" + plain.dropFirst() : plain
  }
}
