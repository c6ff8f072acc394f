import SwiftParser
import SwiftSyntax

/// Chooses the repairs of one copy.
struct RepairPlanner {
  /// A repair that is made, with the places that it is told by.
  struct Made {
    let repair: Repair
    let edit: SourceEdit
    /// The line of the message.
    let line: Int
    /// The line of the member that it is made in, by which repairs are counted.
    let member: Int
    /// The lines of what it replaces.
    let lines: ClosedRange<Int>
  }

  private let bytes: [UInt8]
  private let tree: SourceFileSyntax
  private let lines: SourceLines
  private let places: SourceLocationConverter

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lines = SourceLines(bytes)
    places = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// Chooses repairs.
  ///
  /// - Parameters:
  ///   - requests: What the compiler complains of.
  ///   - levels: How far up the first unit stands at least, by the lines of members.
  ///   - least: The same, for members of which nothing else is said.
  /// - Returns: The repairs, none inside another, and the requests for which there is none.
  func repairs(for requests: [RepairRequest], levels: [Int: Int], least: Int = 0) -> (
    made: [Made], failed: [RepairRequest]
  ) {
    // Where the parser goes wrong, nothing tells where a unit ends.
    guard !tree.hasError else { return ([], requests) }
    let places = requests.compactMap { request -> (request: RepairRequest, token: TokenSyntax)? in
      token(for: request).map { (request, $0) }
    }
    var failed = requests.filter { request in !places.contains { $0.request == request } }
    let members = Dictionary(grouping: places) { line(ofMemberAround: $0.token) }
    var made: [Made] = []
    for (member, all) in members {
      // What is inferred often follows from what is sure.
      let sure = all.filter(\.request.isSure)
      let chosen = withOtherUses(sure.isEmpty ? all : sure)
      let level = max(levels[member] ?? 0, least)
      for (asked, token) in chosen {
        let request = LeftOutCall.line(around: token).map(asked.moved(to:)) ?? asked
        let units = UnitSearch.repairs(for: request, at: token)
        let chosen = units.first { $0.unit.level >= level } ?? units.last
        guard let repair = TableCode.repair(at: token) ?? chosen else {
          if requests.contains(asked) { failed.append(asked) }
          continue
        }
        made.append(
          Made(
            repair: repair, edit: SourceEdit(repair.range, of: bytes, to: repair.replacement),
            line: request.line, member: member, lines: lines(of: repair.range)))
      }
    }
    return (Self.outermost(made), failed)
  }

  private func line(ofMemberAround token: TokenSyntax) -> Int {
    lines.line(at: token.enclosingMember.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private func lines(of range: Range<Int>) -> ClosedRange<Int> {
    let first = lines.line(at: range.lowerBound)
    return first...max(first, lines.line(at: max(range.lowerBound, range.upperBound - 1)))
  }

  /// Requests for every use of names that are known to be missing.
  ///
  /// - Parameters:
  ///   - names: The names, each of a member or of something that stands by itself.
  ///   - file: The number of the file.
  /// - Returns: The requests.
  func uses(of names: [RepairRun.MissingName], in file: Int) -> [RepairRequest] {
    guard !names.isEmpty else { return [] }
    let kinds = Dictionary(names.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
    return tree.tokens(viewMode: .sourceAccurate).compactMap { token -> RepairRequest? in
      guard let kind = kinds[token.text], let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.baseName.id == token.id
      else { return nil }
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
      let isMember = member?.declName.id == reference.id
      // What a view lacks another type may have; any other member is used without a dot inside its type as well.
      let call = isMember ? member?.parent?.as(FunctionCallExprSyntax.self) : nil
      guard kind != .modifier || call.map({ ViewChain(of: $0).isOfViews }) == true,
        LeftOutCall.call(around: token) == nil
      else { return nil }
      let place = places.location(for: token.positionAfterSkippingLeadingTrivia)
      let line = lines.line(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
      return RepairRequest(file: file, line: line, column: place.column, kind: kind, name: token.text)
    }
  }

  /// The word that a message is about.
  private func token(for request: RepairRequest) -> TokenSyntax? {
    guard let offset = lines.offset(line: request.line, column: request.column) else { return nil }
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return nil }
    guard !request.name.isEmpty,
      request.kind == .member || request.kind == .modifier || request.kind == .argument
    else { return token }
    // Some messages stand where the expression begins.
    let end = token.ancestor(CodeBlockItemSyntax.self)?.endPosition ?? tree.endPosition
    var next: TokenSyntax? = token
    while let present = next, present.position < end {
      if present.text == request.name || present.text == "`\(request.name)`" { return present }
      next = present.nextToken(viewMode: .sourceAccurate)
    }
    return token
  }

  /// Places, with the other uses of the same names in the same members.
  private func withOtherUses(
    _ places: [(request: RepairRequest, token: TokenSyntax)]
  ) -> [(request: RepairRequest, token: TokenSyntax)] {
    var all = places
    var known = Set(places.map(\.token.id))
    for (request, token) in places where [.modifier, .name].contains(request.kind) {
      for other in token.enclosingMember.tokens(viewMode: .sourceAccurate) where other.text == token.text {
        let isMember = other.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id == other.id
        let isDeclared = other.parent?.is(DeclReferenceExprSyntax.self) != true
        guard !isDeclared, isMember == (request.kind == .modifier), known.insert(other.id).inserted else {
          continue
        }
        let line = lines.line(at: other.positionAfterSkippingLeadingTrivia.utf8Offset)
        let use = RepairRequest(
          file: request.file, line: line, column: 1, kind: request.kind, name: request.name)
        all.append((use, other))
      }
    }
    return all
  }

  /// Repairs without those that lie inside others, in the order of the file.
  private static func outermost(_ made: [Made]) -> [Made] {
    var kept: [Made] = []
    for one in made.sorted(by: { $0.edit.range.count > $1.edit.range.count })
    where !kept.contains(where: { $0.edit.range.overlaps(one.edit.range) }) {
      kept.append(one)
    }
    return kept.sorted { $0.edit.range.lowerBound < $1.edit.range.lowerBound }
  }
}
