import SwiftData

/// Somebody who offers seeds; whoever leaves takes all packets along.
@Model
final class Gardener {
  @Attribute(.unique) var name: String
  @Relationship(deleteRule: .cascade, inverse: \Packet.gardener) var packets: [Packet] = []

  init(name: String) {
    self.name = name
  }
}
