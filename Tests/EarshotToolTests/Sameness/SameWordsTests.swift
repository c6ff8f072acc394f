import Foundation
import TestSupport
import Testing

extension LiveTests {
  /// `Scripts/compare-runs` does the same twenty times for each command.
  @Suite("The same input gives the same words")
  struct SameWordsTests {
    /// Queues, detached tasks, Combine, timers, random numbers and dates, each in an order that the app decides.
    private static let source = """
      import Combine
      import SwiftUI

      final class Model: ObservableObject {
        @Published var log: [String] = []
        private var bag: Set<AnyCancellable> = []
        init() {
          for number in 0..<6 {
            Just(number).delay(for: .milliseconds(10 * (6 - number)), scheduler: DispatchQueue.global())
              .receive(on: DispatchQueue.main).sink { [weak self] in self?.log.append("delayed \\($0)") }
              .store(in: &bag)
          }
          Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().prefix(3)
            .sink { [weak self] _ in self?.log.append("tick") }.store(in: &bag)
        }
      }

      actor Box {
        var order: [Int] = []
        func add(_ number: Int) { order.append(number) }
      }

      func work(_ number: Int, _ box: Box) async -> Int {
        await Task.yield()
        await box.add(number)
        return number * number
      }

      struct Screen: View {
        @StateObject private var model = Model()
        @State private var log: [String] = []
        @State private var sum = "…"
        var body: some View {
          List {
            Text(Date(), style: .time)
            Text(Date().formatted(date: .abbreviated, time: .shortened))
            Text(12.5, format: .currency(code: "EUR"))
            Text(sum)
            ForEach(Array((model.log + log).enumerated()), id: \\.offset) { Text($0.element) }
            Button("Adopt") { log.append("adopted") }
          }
          .task {
            let box = Box()
            async let first = work(1, box)
            async let second = work(2, box)
            let total = await first + second
            sum = "sum \\(total)"
            await withTaskGroup(of: Int.self) { group in
              for number in 0..<20 { group.addTask { await work(number, box) } }
              for await square in group { log.append("square \\(square)") }
            }
          }
          .onAppear {
            DispatchQueue.main.async { log.append("A") }
            Task { log.append("B") }
            Task.detached { await MainActor.run { log.append("C") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { log.append("D") }
            let own = DispatchQueue(label: "own", attributes: .concurrent)
            let operations = OperationQueue()
            for number in 0..<4 {
              DispatchQueue.global().async { DispatchQueue.main.async { log.append("global \\(number)") } }
              own.async(flags: .barrier) { DispatchQueue.main.async { log.append("own \\(number)") } }
              operations.addOperation { DispatchQueue.main.async { log.append("operation \\(number)") } }
              Task.detached { await MainActor.run { log.append("at once \\(number)") } }
            }
            own.sync { log.append("E") }
            for number in 0..<5 {
              Task.detached(priority: number % 2 == 0 ? .background : .high) {
                try? await Task.sleep(for: .milliseconds(10 * (10 - number)))
                await MainActor.run { log.append("detached \\(number)") }
              }
            }
          }
        }
      }

      #Preview("Busy") { Screen() }
      """

    /// Surroundings that say nothing to an app.
    private static let surroundings: [[String: String]] = [
      [:], ["TZ": "Pacific/Kiritimati", "LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
      ["TZ": "America/St_Johns", "LC_ALL": "C", "LANG": "C", "HOME": "/nonexistent", "COLUMNS": "40"],
      [
        "TZ": "Asia/Kathmandu", "LANGUAGE": "fr", "USER": "somebody", "HOSTNAME": "elsewhere", "TERM": "dumb",
      ],
    ]

    @Test(
      "Other time zones, languages, homes and folders change no byte",
      arguments: [
        ["hear", "A.swift"], ["tree", "A.swift", "--format", "json"], ["effort", "A.swift"],
        ["look", "A.swift", "-o", "-"], ["drive", "A.swift", "a.drive"], ["audit", "A.swift"],
        ["crawl", "A.swift", "--format", "json"],
      ])
    func surroundings(arguments: [String]) throws {
      var first: (output: String, errors: String)?
      for environment in Self.surroundings {
        let folder = try TemporaryFolder([
          "A.swift": Self.source, "a.drive": "right\nlast\ndouble tap\nwait 2s\nfirst\nlast\n",
        ])
        let run = try ToolRun(arguments: arguments, in: folder, environment: environment)
        #expect(run.status < 2, "\(run.errors)")
        #expect(!run.output.isEmpty)
        // Another folder has another name, and nothing else of it is told.
        let output = run.output.replacing(folder.path, with: "")
        let errors = run.errors.replacing(folder.path, with: "")
        if let first {
          #expect(output == first.output, "\(environment)")
          #expect(errors == first.errors, "\(environment)")
        } else {
          first = (output, errors)
        }
      }
    }
  }
}
