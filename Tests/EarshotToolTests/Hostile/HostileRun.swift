import Foundation
import Glibc
import Synchronization

/// One run of the installed program over a hostile input.
struct HostileRun {
  let status: Int32
  let output: String
  /// Processor time of the program and of the processes that it waited for; what other tests take is not in it.
  let processorSeconds: Double
  /// The most memory that the program's own process held, in megabytes.
  let megabytes: Int
  /// What is in the folder of temporary files afterwards.
  let left: [String]
  /// The processes that run programs of the input afterwards.
  let processes: [String]

  /// The user whom nobody is.
  private static let ordinary = 65_534
  /// What the inputs' own programs are called with.
  private static let mark = "4321"
  /// How many runs there were, so that each finds its own programs.
  private static let runs = Mutex(0)

  /// Makes an input and runs the program over it.
  ///
  /// - Throws: What keeps it from being run.
  init(_ hostile: HostileCase, on kernel: HostileKernel = HostileKernel(without: "", isOrdinary: false))
    throws
  {
    let (folder, person, scratch) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
    let cache = "\(DevelopmentPrefix.cache)\(kernel.isOrdinary ? "-ordinary" : "")"
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    let program = try DevelopmentPrefix.path() + "/bin/earshot"
    let numbers = "\(folder.path)/.status"
    let mark = Self.runs.withLock { runs in
      runs += 1
      return "\(Self.mark)\(10_000 + runs)"
    }
    // The status is that of the program, whatever it is piped into.
    let script = """
      cd '\(folder.path)' && (\(hostile.preparation)) || exit
      find . -type f -size -64k \\( -name '*.swift' -o -name swiftc \\) \
        -exec grep -l '\(Self.mark)' {} + 2>/dev/null | xargs -r sed -i 's/\(Self.mark)/\(mark)/'
      PATH="$PWD/bin:$PATH" && export PATH
      earshot() {
        set +e
        times >'\(numbers).before'
        "$PROGRAM" "$@" & number=$!
        echo $number >'\(numbers)'
        wait $number
        echo "$?" >>'\(numbers)'
        times >'\(numbers).after'
      }
      earshot \(hostile.command)
      """
    for path in [folder.path, person.path, scratch.path, cache] { chmod(path, 0o777) }
    let owner = kernel.isOrdinary ? Toolbox.find("setpriv") : nil
    let user =
      owner.map { [$0, "--reuid=\(Self.ordinary)", "--regid=\(Self.ordinary)", "--clear-groups"] } ?? []
    let process = Process()
    let command = user + ["/bin/bash", "-c", script]
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_CACHE_HOME": cache, "TMPDIR": scratch.path, "HOME": person.path, "PERSON": person.path,
      "HOSTILE": "\(HostileCase.folder)/Fixtures", "PROGRAM": program, "SECRET_TOKEN": "42",
      "EARSHOT_SANDBOX_WITHOUT": kernel.without,
    ]) { $1 }
    let kept = try TemporaryFolder()
    let said = try kept.write("", to: "said")
    let handle = try FileHandle(forWritingTo: URL(filePath: said))
    process.standardOutput = handle
    process.standardError = handle
    let start = ContinuousClock.now
    try process.run()
    var peak = 0
    while process.isRunning {
      poll(nil, 0, 20)
      peak = max(peak, Self.peak(of: numbers))
      guard ContinuousClock.now - start < .seconds(540) else {
        process.terminate()
        break
      }
    }
    process.waitUntilExit()
    megabytes = peak
    let lines = (try? String(contentsOfFile: numbers, encoding: .utf8))?.split(separator: "\n") ?? []
    status = lines.count > 1 ? Int32(lines[1]) ?? -1 : -1
    let (before, after) = (Self.childTime(in: "\(numbers).before"), Self.childTime(in: "\(numbers).after"))
    processorSeconds = if let before, let after { after - before } else { .infinity }
    output = String(decoding: FileManager.default.contents(atPath: said) ?? Data(), as: UTF8.self)
    left = (try? FileManager.default.contentsOfDirectory(atPath: scratch.path)) ?? []
    processes = Self.running(mark)
    withExtendedLifetime(kept) {}
  }

  /// The processor seconds of a shell's children, as `times` wrote them: on the second line, minutes and seconds in
  /// user mode and in the kernel.
  private static func childTime(in file: String) -> Double? {
    let lines = (try? String(contentsOfFile: file, encoding: .utf8))?.split(separator: "\n") ?? []
    guard lines.count == 2 else { return nil }
    let parts = lines[1].split(whereSeparator: { $0 == "m" || $0 == "s" || $0 == " " }).compactMap {
      Double($0)
    }
    return parts.count == 4 ? (parts[0] + parts[2]) * 60 + parts[1] + parts[3] : nil
  }

  /// The most megabytes that the process held whose number is the first line of a file.
  private static func peak(of numbers: String) -> Int {
    guard let number = (try? String(contentsOfFile: numbers, encoding: .utf8))?.split(separator: "\n").first,
      let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return 0 }
    return (Int(line.filter(\.isNumber)) ?? 0) / 1024
  }

  /// The command lines of processes that an input started with a mark.
  private static func running(_ mark: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { Int($0) != nil }.compactMap { number in
      let words =
        FileManager.default.contents(atPath: "/proc/\(number)/cmdline")
        .map { String(decoding: $0, as: UTF8.self).split(separator: "\0") } ?? []
      return words.count == 2 && words[0].hasSuffix("sleep") && words[1] == mark
        ? words.joined(separator: " ") : nil
    }
  }
}
