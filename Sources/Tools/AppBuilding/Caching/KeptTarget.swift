import Foundation

/// What is kept of a compiled target beside its library.
struct KeptTarget: Codable, Hashable {
  /// Lines about what is not here of C, and what the compiler said about files that are left out.
  var messages: [String]
  /// Lines about what frameworks lack.
  var lacks: [String]
  /// The line about files that are left out; `nil` where there are none.
  var leftOut: String?
  /// What was left out of files that are heard otherwise.
  var repairs: [Repair]
  /// How many previews are not there for it.
  var previews: Int
  /// Whether its code looks for files that come with the app.
  var asksForFiles: Bool

  private static let name = "target.json"
  /// The name of the library beside it.
  static let library = "libHeardFiles.so"

  /// Reads what a folder keeps; `nil` where it keeps nothing whole.
  init?(in folder: String) {
    guard FileManager.default.fileExists(atPath: "\(folder)/\(Self.library)"),
      let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)"),
      let kept = try? JSONDecoder().decode(KeptTarget.self, from: data)
    else { return nil }
    self = kept
  }

  /// Notes what is to be kept.
  init(messages: [String], report: LeftOutReport, asksForFiles: Bool) {
    self.messages = messages
    lacks = report.lacks
    leftOut = report.files
    repairs = report.repairs
    previews = report.previews
    self.asksForFiles = asksForFiles
  }

  /// Writes this into a folder.
  ///
  /// - Throws: What keeps the file from being written.
  func write(in folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(self).write(to: URL(filePath: "\(folder)/\(Self.name)"))
  }

  /// What is not heard, as a report; `nil` where nothing is left out.
  var report: LeftOutReport? {
    let report = LeftOutReport(lacks: lacks, files: leftOut, repairs: repairs, previews: previews)
    return report.isEmpty ? nil : report
  }
}
