import Foundation
import Testing
import UIKit

@Suite("Values that are kept as defaults")
struct DefaultsValueTests {
  private func kept<Value>(_ value: Value) throws -> Any? {
    let name = "defaults-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.set(value, forKey: "value")
    return defaults.object(forKey: "value")
  }

  @Test("Numbers of every width are kept as numbers, in lists and dictionaries too")
  func numbers() throws {
    #expect(try kept(CGFloat(2.5)) as? Double == 2.5)
    #expect(try kept(UInt8(7)) as? Int == 7)
    #expect(try kept([CGFloat(1), 2.5]) as? [Double] == [1, 2.5])
    #expect(try kept(["a": [UInt16(3)]]) as? [String: [Int]] == ["a": [3]])
  }

  @Test("Words, moments, data and truth stay what they are; nothing is taken away")
  func others() throws {
    #expect(try kept("Rex") as? String == "Rex")
    #expect(try kept(true) as? Bool == true)
    #expect(try kept(Data([1])) as? Data == Data([1]))
    #expect(try kept(Date(timeIntervalSince1970: 5)) as? Date == Date(timeIntervalSince1970: 5))
    #expect(try kept(String?.some("Rex")) as? String == "Rex")
    #expect(try kept(String?.none) == nil)
  }

  @Test("Values are read and set by their keys, too, and nothing takes them away")
  func keys() throws {
    let name = "defaults-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    #expect(defaults.value(forKey: "unit") == nil)
    defaults.setValue("metric", forKey: "unit")
    #expect(defaults.value(forKey: "unit") as? String == "metric")
    #expect(defaults.string(forKey: "unit") == "metric")
    defaults.setValue(nil, forKey: "unit")
    #expect(defaults.value(forKey: "unit") == nil)
  }
}
