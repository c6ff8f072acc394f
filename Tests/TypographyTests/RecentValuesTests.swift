import Testing

@testable import Typography

@Suite("Remembered values")
struct RecentValuesTests {
  @Test("Never more than twice the capacity is remembered, and always the newest")
  func bounded() {
    var values = RecentValues<Int, Int>(capacity: 10)
    for number in 0..<1_000 {
      values[number] = number
      #expect(values[number] == number)
      #expect(values.count <= 20)
    }
    #expect(values[0] == nil)
    for number in 990..<1_000 { #expect(values[number] == number) }
  }

  @Test("What is read again and again outlives what is not")
  func recency() {
    var values = RecentValues<Int, Int>(capacity: 4)
    values[-1] = 7
    for number in 0..<100 {
      values[number] = number
      #expect(values[-1] == 7)
    }
  }

  @Test("A value can be replaced and removed in either generation")
  func replacement() {
    var values = RecentValues<Int, String>(capacity: 1)
    values[1] = "old"
    values[2] = "other"
    values[1] = "new"
    #expect(values[1] == "new")
    values[1] = nil
    #expect(values[1] == nil)
  }
}
