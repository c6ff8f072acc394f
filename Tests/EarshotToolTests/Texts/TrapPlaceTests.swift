import Testing

@testable import AppBuilding

@Suite("Where a trap is told to be")
struct TrapPlaceTests {
  @Test("The code of a preview is told by the line of the preview, not by the macro's own file")
  func preview() {
    let expansion = "@__swiftmacro_10HeardFiles0020TrapPlaceswift_odAJdfMX3_0_33_8A6Ll7PreviewfMf_.swift"
    var asked: [String] = []
    let place = TrapPlace(symbolized: "??:0\n/tmp/\(expansion):10\n/dogs/Other.swift:7\n") { name in
      asked.append(name)
      return "freestanding macro expansion #1 of Preview(in _8A6) in module HeardFiles file TrapPlace.swift "
        + "line 4 column 1\n"
    }
    #expect(place == TrapPlace(file: "TrapPlace.swift", line: 4))
    #expect(asked == ["$s10HeardFiles0020TrapPlaceswift_odAJdfMX3_0_33_8A6Ll7PreviewfMf_"])
    let other = TrapPlace(symbolized: "/tmp/\(expansion):10\n/dogs/Other.swift:7\n")
    #expect(other == TrapPlace(file: "Other.swift", line: 7))
  }
}
