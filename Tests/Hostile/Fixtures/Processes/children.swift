import Foundation
import SwiftUI

// Starts fifty programs, each in a session of its own, that would outlive the run.
#Preview {
  Text("started \((0..<50).count { _ in start() })")
}

@MainActor func start() -> Bool {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/setsid")
  process.arguments = ["sleep", "4321"]
  return (try? process.run()) != nil
}
