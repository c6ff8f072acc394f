/// A question to the measuring library, and the key its answer is remembered by.
struct MeasureRequest: Hashable {
  var runs: [TextRun]
  var maxWidth: Double?
  var lineLimit: Int?
  var lineSpacing: Double
}
