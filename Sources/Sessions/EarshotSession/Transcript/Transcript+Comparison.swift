extension Transcript {
  /// Screens beside each other, one a line: how many stops, and their seconds; nothing for a single screen.
  static func comparison(of transcripts: [Transcript]) -> [String] {
    guard transcripts.count > 1 else { return [] }
    let counts = transcripts.map(\.stopCount.count).max() ?? 0
    let times = transcripts.map { seconds($0.tour.seconds).count }.max() ?? 0
    let names = width - counts - times - 6
    var lines = ["Side by side", ""]
    for transcript in transcripts {
      var name = transcript.title.wrapped(to: names)
      let last = name.popLast() ?? ""
      let count = transcript.stopCount.padded(to: counts)
      let time = seconds(transcript.tour.seconds).padded(to: times)
      lines += name.map { "  " + $0 }
      lines.append("  " + last.filled(to: names + 2) + count + "  " + time)
    }
    return lines + [""]
  }
}
