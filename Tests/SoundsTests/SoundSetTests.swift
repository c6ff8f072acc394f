import AccessibilityModel
import Sounds
import Testing

@Suite("Sounds of events")
struct SoundSetTests {
  private let sounds = SoundSet(sampleRate: 22_050)

  @Test("Every event has a sound of its own, shorter than a third of a second and never too loud")
  func complete() {
    var heard: Set<[Int16]> = []
    for event in SoundEvent.allCases {
      let samples = sounds.samples(of: event)
      #expect(samples.contains { abs(Int($0)) > 1_000 }, "\(event)")
      #expect(samples.count < 22_050 / 3, "\(event)")
      #expect(samples.allSatisfy { abs(Int($0)) < 24_000 }, "\(event)")
      #expect(heard.insert(samples).inserted, "\(event)")
    }
  }

  @Test("They begin and end in silence, so that nothing cracks")
  func edges() {
    for event in SoundEvent.allCases {
      let samples = sounds.samples(of: event)
      #expect(abs(Int(samples.first ?? .max)) < 200, "\(event)")
      #expect(abs(Int(samples.last ?? .max)) < 200, "\(event)")
    }
  }

  @Test("The same sound every time, softer where the volume is lower")
  func volume() {
    #expect(SoundSet(sampleRate: 22_050) == sounds)
    let soft = SoundSet(sampleRate: 22_050, volume: 50)
    for event in SoundEvent.allCases {
      let (loud, quiet) = (sounds.samples(of: event), soft.samples(of: event))
      #expect(quiet.map { abs(Int($0)) }.max() ?? 0 < loud.map { abs(Int($0)) }.max() ?? 0)
    }
    #expect(SoundSet(sampleRate: 22_050, volume: 0).samples(of: .boundary).allSatisfy { $0 == 0 })
  }

  @Test("The pass-through sound is three rising tones")
  func passThrough() {
    let samples = sounds.samples(of: .passThrough)
    let parts = [0, 90, 180].map { start in samples.dropFirst(start * 22_050 / 1_000).prefix(1_600) }
    let turns = parts.map { part in
      zip(part, part.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    }
    #expect(turns == turns.sorted())
    #expect(Set(turns).count == 3)
  }
}
