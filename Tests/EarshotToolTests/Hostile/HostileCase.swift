import Foundation
import Testing

/// One line of the hostile inputs: what is made, what is run, and what it must answer.
struct HostileCase: Sendable, CustomTestStringConvertible {
  let name: String
  let preparation: String
  let command: String
  let status: Int32
  let words: [String]
  let processorSeconds: Double
  let megabytes: Int
  /// Whether it answers the same on weaker kernels, and to an ordinary user.
  let isForAllKernels: Bool

  var testDescription: String { name }

  /// Where the inputs lie.
  static let folder = DevelopmentPrefix.root.appending(path: "Tests/Hostile").path

  private init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 8, let status = Int32(fields[3]), let processorSeconds = Double(fields[5]),
      let megabytes = Int(fields[6])
    else { return nil }
    (name, preparation, command) = (fields[0], fields[1], fields[2])
    (self.status, self.processorSeconds, self.megabytes) = (status, processorSeconds, megabytes)
    words = fields[4].isEmpty ? [] : fields[4].components(separatedBy: " · ")
    isForAllKernels = fields[7] == "all"
  }

  /// The lines of a file; none where one of them is no case, so that the tests fail.
  static func cases(in file: String) -> [HostileCase] {
    let text = (try? String(contentsOfFile: "\(folder)/\(file).tsv", encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").dropFirst()
    let cases = lines.compactMap(HostileCase.init)
    return cases.count == lines.count ? cases : []
  }
}

/// What a kernel lacks, and who runs the program.
struct HostileKernel: Sendable, CustomTestStringConvertible {
  let without: String
  let isOrdinary: Bool

  var testDescription: String {
    (isOrdinary ? "an ordinary user" : "this user") + (without.isEmpty ? "" : " without \(without)")
  }

  /// Whether the tests run as root, who can become somebody else.
  static let isRoot = getuid() == 0

  /// The kernels that are tried: with everything, and without the one or the other.
  static let all: [HostileKernel] = ["", "landlock", "namespaces"].flatMap { without in
    [HostileKernel(without: without, isOrdinary: false)]
      + (isRoot ? [HostileKernel(without: without, isOrdinary: true)] : [])
  }

  /// Whether the kernel of this machine lets everybody make namespaces, without which it cannot do without Landlock.
  static let hasNamespaces = Toolbox.canHideFolders
}
