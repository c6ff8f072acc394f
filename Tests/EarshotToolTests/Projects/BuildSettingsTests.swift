import Testing

@testable import AppBuilding

@Suite("Build settings")
struct BuildSettingsTests {
  private func settings(_ layers: [String: String]...) -> BuildSettings {
    var settings = BuildSettings(defaults: ["TARGET_NAME": "2 Köter-App"])
    for layer in layers { settings.add(layer) }
    return settings
  }

  @Test(
    "References are put in, changed as they say",
    arguments: [
      ("$(TARGET_NAME)", "2 Köter-App"), ("${TARGET_NAME:c99extidentifier}", "__Köter_App"),
      ("org.x.$(TARGET_NAME:rfc1034identifier)", "org.x.2-K-ter-App"), ("$(NONE)", ""),
      ("$(NONE:default=a)", "a"),
      ("$($(WORD)_NAME)", "2 Köter-App"), ("$(WORD:lower)", "target"), ("5 $", "5 $"), ("$(WORD", "TARGET"),
    ])
  func references(written: String, value: String) {
    #expect(settings(["WORD": "TARGET", "A": written])["A"] == value)
  }

  @Test("What a layer inherits comes from the ones below")
  func inherited() {
    let three = settings(
      ["C": "$(inherited) A"], ["C": "$(inherited) B"], ["D": "x"], ["C": "$(inherited) \"C\""])
    #expect(three.words("C") == ["A", "B", "C"])
    #expect(three["E"] == nil)
  }

  @Test("Conditions count where they hold for a debug build for the simulator")
  func conditions() {
    let some = settings([
      "A": "0", "A[sdk=iphonesimulator*]": "1", "B": "0", "B[sdk=macosx*]": "1",
      "C[config=Debug][sdk=*]": "1",
      "D": "0", "D[config=Release]": "1",
    ])
    #expect(["A", "B", "C", "D"].map { some[$0] } == ["1", "0", "1", "0"])
  }

  @Test("Settings that refer to each other in a circle, and ever more of each other, come to an end")
  func circles() {
    #expect(settings(["A": "$(B)", "B": "$(A)x"])["A"] != nil)
    let many = (0..<60).map { ("A\($0)", "$(A\($0 + 1))$(A\($0 + 1))") }
    #expect(settings(Dictionary(uniqueKeysWithValues: many))["A0"] != nil)
  }

  @Test("A configuration file is read with what it includes, which may include it")
  func files() throws {
    let folder = try TemporaryFolder([
      "Base.xcconfig": "#include \"App.xcconfig\"\nA = base // comment\nC[sdk=iphone*] = yes\n",
      "Config/App.xcconfig":
        "#include \"Base.xcconfig\"\n#include? \"Gone.xcconfig\"\nB = $(A) app;\nnonsense\n",
    ])
    let found = ConfigurationFile.settings(at: "\(folder.path)/Config/App.xcconfig", project: folder.path)
    #expect(found == ["A": "base", "B": "$(A) app", "C[sdk=iphone*]": "yes"])
  }
}
