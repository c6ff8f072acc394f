import Testing
import TreeFormat

@testable import AppBuilding

@Suite("What the tool says of a preview that fails")
struct PreviewFailureTests {
  private static let preview = PreviewInfo(name: "Bailey", file: "DogCell.swift", line: 40)

  @Test(
    "Each failure is one line that ends with what to do next",
    arguments: [
      (
        AppFailure.trapped(
          signal: 4, message: "HeardFiles/DogCell.swift:12: Fatal error: Index out of range"),
        "\"Bailey\" (DogCell.swift:40) trapped: DogCell.swift:12: Fatal error: Index out of range. "
          + "Correct that and run this again."
      ),
      (
        AppFailure.trapped(signal: 11, message: nil),
        "\"Bailey\" (DogCell.swift:40) trapped: memory that is not there, or recursion without end (signal 11). "
          + "Correct that and run this again."
      ),
      (
        AppFailure.exited(status: 3),
        "\"Bailey\" (DogCell.swift:40) ended the process with status 3. Take out what calls exit."
      ),
      (
        AppFailure.timedOut,
        "\"Bailey\" (DogCell.swift:40) did not answer within 10 s. Look for a loop without end, "
          + "or allow more with --timeout."
      ),
      (
        AppFailure.outOfMemory,
        "\"Bailey\" (DogCell.swift:40) held more than 1024 MB. Look for what grows without end, "
          + "or allow more with --memory."
      ),
    ])
  func text(failure: AppFailure, expected: String) {
    let text = PreviewFailure(preview: Self.preview, failure: failure, limits: AppLimits()).description
    #expect(text == expected)
  }

  @Test("A preview without a name is told by its place")
  func nameless() {
    let preview = PreviewInfo(name: "", file: "A.swift", line: 2)
    let text = PreviewFailure(preview: preview, failure: .exited(status: 0), limits: AppLimits()).description
    #expect(text.hasPrefix("The preview (A.swift:2) ended"))
  }

  @Test("An allocation that fails, and a peak at the limit, are memory; any other signal is a trap")
  func memory() {
    func failure(_ status: Child.Status, peak: Int, output: [String] = []) -> AppFailure {
      AppFailure(ending: Child.Ending(status: status, peakMemory: peak), output: output, limits: AppLimits())
    }
    let refused = "Fatal error: failed to allocate 3000000032 bytes of memory with alignment 8"
    #expect(failure(.signalled(6), peak: 15 << 20, output: [refused]) == .outOfMemory)
    #expect(failure(.signalled(11), peak: 1000 << 20) == .outOfMemory)
    #expect(failure(.signalled(11), peak: 100 << 20) == .trapped(signal: 11, message: nil))
    #expect(failure(.exited(3), peak: 1000 << 20) == .exited(status: 3))
  }
}
