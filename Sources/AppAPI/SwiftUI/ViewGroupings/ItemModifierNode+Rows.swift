extension ItemModifierNode: RowSource {
  var rowCount: Int { content?.totalRowCount ?? 0 }
  func rowKey(at index: Int) -> RowKey { content?.key(ofRow: index) ?? RowKey(path: [index]) }
  func rowFacts(at index: Int) -> RowFacts { content?.facts(ofRow: index) ?? RowFacts() }
  var rowRuns: [RowRun] { content?.runs ?? [] }

  func rowItems(at index: Int) -> [LayoutItem] {
    (content?.items(ofRow: index) ?? []).map { wrapper(around: $0, row: index) }
  }

  func releaseRows(outside kept: Range<Int>) {
    content?.releaseAllRows(outside: kept)
    releaseWrappers(outside: kept)
  }
}
