import Foundation
import SwiftUI

// Counts the processes that it sees, but for itself and the one that watches over it.
#Preview {
  let own = ["1", "\(ProcessInfo.processInfo.processIdentifier)"]
  let seen = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  let others = seen.filter { Int($0) != nil && !own.contains($0) }
  Text("sees \(others.count)")
}
