extension Substring {
  /// The text without white space at either end.
  var trimmed: Substring {
    let head = drop(while: \.isWhitespace)
    return head.lastIndex { !$0.isWhitespace }.map { head[...$0] } ?? ""
  }
}
