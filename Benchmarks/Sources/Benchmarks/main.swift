// Prints a table for each suite whose name begins with one of the arguments; for all where there is none.

import Foundation

let suites = [
  treeSuite, formatSuite, hearSuite, appSuite, recoverySuite, typeCheckSuite, listSuite, flickSuite,
  tourSuite, layoutSuite,
  placementSuite,
  viewSuite, walkSuite, changeSuite, technologySuite, keySuite, speechSuite, textSizeSuite, pictureSuite,
  spokenContentSuite, auditSuite, crawlSuite, providerSuite, hostingSuite, sandboxSuite,
]
let wanted = CommandLine.arguments.dropFirst()
var failures = 0
for suite in suites where wanted.isEmpty || wanted.contains(where: suite.name.hasPrefix) {
  print("## \(suite.name)\n\n| what | median | runs | target |\n|---|---|---|---|")
  for measurement in try await suite.run() {
    print(measurement.row)
    failures += measurement.failures
  }
  print("")
}
// Being slow is no failure; a rule that does not hold is one.
if failures > 0 {
  print("\(failures) walks found something wrong; they are told above.")
  exit(1)
}
