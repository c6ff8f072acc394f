import AccessibilityModel
import EarshotSession
import Foundation

/// The screens of a kit, as `screens.tsv` lists them.
///
///     # id <tab> rules <tab> setup <tab> steps
///     switch-order <tab> switch.order <tab> - <tab> right
///
/// Rules and setups have commas between them, steps bars: `right | double tap`.
package struct ConformanceTable: Hashable, Sendable {
  /// The screens, in the order of the file.
  package let screens: [ConformanceScreen]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - name: What messages call it.
  /// - Throws: `ConformanceError` with the line that makes no sense.
  package init(reading text: String, name: String) throws(ConformanceError) {
    var screens: [ConformanceScreen] = []
    var ids: Set<String> = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do throws(ConformanceError) {
        let screen = try ConformanceScreen(reading: line)
        guard ids.insert(screen.id).inserted else {
          throw ConformanceError("Two screens are called \"\(screen.id)\". Call one of them otherwise.")
        }
        screens.append(screen)
      } catch {
        throw ConformanceError("\(name):\(index + 1): \(error.description)")
      }
    }
    self.screens = screens
  }

  /// The screens of these ids; all of them where none is named.
  ///
  /// - Throws: `ConformanceError` with the nearest ids for one that no screen has.
  package func screens(named ids: [String]) throws(ConformanceError) -> [ConformanceScreen] {
    guard !ids.isEmpty else { return screens }
    let known = Set(screens.map(\.id))
    if let id = ids.first(where: { !known.contains($0) }) {
      let near = Nearest.names(to: id, among: screens.map(\.id)).joined(separator: ", ")
      let advice = near.isEmpty ? "screens.tsv lists them" : "Nearest: \(near)"
      throw ConformanceError("No screen \"\(id)\". \(advice).")
    }
    return screens.filter { ids.contains($0.id) }
  }
}

extension ConformanceScreen {
  /// Reads a line of the table.
  ///
  /// - Throws: `ConformanceError`.
  fileprivate init(reading line: Substring) throws(ConformanceError) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count == 4, !columns[0].isEmpty else {
      throw ConformanceError(
        "A screen has an id, its rules, its setup and its steps, with tabs between them.")
    }
    id = String(columns[0])
    rules = columns[1].split(separator: ",").map(\.trimmingSpaces).filter { $0 != "-" }
    for rule in rules where !Self.known.contains(rule) {
      let near = Nearest.names(to: rule, among: Array(Self.known)).first.map { " Nearest: \($0)." } ?? ""
      throw ConformanceError("No uncertain rule \"\(rule)\".\(near)")
    }
    setup = try Setup(reading: String(columns[2]))
    let steps = columns[3].split(separator: "|").map(\.trimmingSpaces).joined(separator: "\n")
    do {
      script = try Script(reading: steps, name: String(columns[0]))
    } catch {
      throw ConformanceError(
        "\"\(columns[0])\" has steps that make no sense: "
          + error.description.split(separator: "\n").joined(separator: " "))
    }
    if let line = script.lines.first(where: { !$0.instruction.isStep }) {
      throw ConformanceError("\"\(line.text)\" is no step: a recording tells what is heard. Leave it out.")
    }
  }

  private static let known = Set(UncertainRule.all.map(\.name))
}

extension Script.Instruction {
  /// True where a line does something that can be recorded.
  fileprivate var isStep: Bool {
    switch self {
    case .expect, .look, .quit: false
    case .technology, .rotor, .select, .change, .wait: true
    }
  }
}
