import DesktopSupport
import Foundation
import Testing

@Suite(
  "A device in the browser", .tags(.live), .serialized, .timeLimit(.minutes(10)), .sharedBrowsers,
  .enabled(if: !Browser.Kind.installed.isEmpty))
struct ServeTests {
  /// Serves a target while a test uses the address of its page.
  func serving(
    _ arguments: [String], from folder: TemporaryFolder? = nil, _ body: (String) async throws -> Void
  ) async throws {
    let inFolder = folder.map { ["env", "-C", $0.path] } ?? []
    let program = try RunningProgram(
      inFolder + [try DevelopmentPrefix.path() + "/bin/earshot", "serve"] + arguments,
      environment: ["XDG_CACHE_HOME": DevelopmentPrefix.cache, "LANG": "C.UTF-8"])
    defer { program.stop() }
    var address = ""
    while !address.hasPrefix("http://127.0.0.1:") { address = try await program.line(within: 120) }
    try await body(address)
  }

  /// Serves a target and opens its page in a browser while a test uses it.
  func page(
    _ arguments: String..., in kind: Browser.Kind, from folder: TemporaryFolder? = nil,
    _ body: (Browser) async throws -> Void
  ) async throws {
    try await serving(arguments, from: folder) { address in
      let browsers = try #require(OpenBrowsers.current)
      do {
        let browser = try await browsers.browser(kind)
        try await browser.open(address)
        try await browser.wait(until: "state !== null && document.getElementById('picture').width > 300")
        try await body(browser)
        try await browser.open("about:blank")
      } catch {
        await browsers.leave(kind)
        throw error
      }
    }
  }

  @Test(
    "B9: the kennel by pointer: flicks move the cursor, the dial turns the rotor, facts are heard one by one",
    arguments: Browser.Kind.installed)
  func kennel(in kind: Browser.Kind) async throws {
    try await page("--example", "kennel", in: kind) { browser in
      try await browser.drag([(100, 300), (260, 310)], over: 60)
      try await browser.wait(forCaption: "Juno, Whippet, Four years. More content available.")
      try await browser.run(
        "find('dial').querySelectorAll('button').forEach(b => { if (b.textContent === 'More Content') b.click() })"
      )
      try await browser.wait(forCaption: "More Content")
      try await browser.wait(
        until: "find('dial').querySelector('[aria-current=true]').textContent === 'More Content'")
      try await browser.drag([(200, 250), (205, 400)], over: 60)
      try await browser.wait(forCaption: "Four years, Age")
      let facts = try await browser.run("return find('facts').innerText.replaceAll('\\n', ' ')")
      #expect(facts.hasPrefix("Age Four years Weight 13 kilograms"))
      let script = try await browser.run("return find('script').textContent")
      #expect(script.hasPrefix("flick right\n"))
      #expect(script.contains("rotor \"More Content\""))
    }
  }

  // What the program tells is the same for every browser.
  @Test(
    "B9: what is saved is shown and heard, the cursor kept; what does not compile leaves the last screen",
    arguments: Browser.Kind.installed.prefix(1))
  func saving(in kind: Browser.Kind) async throws {
    let folder = try TemporaryFolder()
    func write(_ second: String) throws {
      _ = try folder.write(
        """
        import SwiftUI
        #Preview { VStack { Button("First") {}; Button("\(second)") {} } }
        """, to: "Two.swift")
    }
    try write("Second")
    try await page("Two.swift", in: kind, from: folder) { browser in
      try await browser.run("find('screen').focus()")
      try await browser.type("\u{E014}")
      try await browser.wait(forCaption: "Second, button")
      try write("Last")
      try await browser.wait(until: "find('heard').textContent.includes('+ Last, button')")
      try await browser.wait(until: "state.cursor === 'Last'")
      _ = try folder.write("import SwiftUI\n#Preview { Buton(1) }\n", to: "Two.swift")
      try await browser.wait(until: "!find('trouble').hidden")
      #expect(try await browser.run("return find('trouble-text').textContent").contains("Buton"))
      #expect(try await browser.run("return picture.width > 300") == "true")
      try write("Third")
      try await browser.wait(until: "find('trouble').hidden && state.cursor === 'Third'")
    }
  }

  // What the program tells is the same for every browser.
  @Test(
    "B9: an app that traps is said, and started again by a button",
    arguments: Browser.Kind.installed.suffix(1))
  func trap(in kind: Browser.Kind) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      import SwiftUI
      #Preview { Button("Fall") { let none: [Int] = []; print(none[1]) } }
      """, to: "Fall.swift")
    try await page("Fall.swift", in: kind, from: folder) { browser in
      try await browser.run("perform('double tap')")
      try await browser.wait(until: "find('trouble-title').textContent === 'The app has ended'")
      #expect(try await browser.run("return find('trouble-text').textContent").contains("trapped"))
      try await browser.run("find('restart').click()")
      try await browser.wait(until: "find('trouble').hidden && find('status').textContent === ''")
      try await browser.wait(forCaption: "Fall, button")
    }
  }

  @Test(
    "B9: Unicode, and a language and a layout from right to left", arguments: Browser.Kind.installed)
  func writing(in kind: Browser.Kind) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      import SwiftUI
      #Preview { VStack { Text("שלום עולם 👩‍👩‍👧"); Button("<img src=x onerror=alert(1)>") {} } }
      """, to: "Words.swift")
    try await page("Words.swift", "--right-to-left", "--language", "he", in: kind, from: folder) { browser in
      try await browser.wait(forCaption: "שלום עולם 👩‍👩‍👧")
      #expect(try await browser.run("return getComputedStyle(find('caption')).direction") == "rtl")
      #expect(try await browser.run("return state.isRightToLeft && state.language") == "he")
      try await browser.run("find('screen').focus()")
      try await browser.type("\u{E014}")
      try await browser.wait(until: "find('caption').textContent.startsWith('<img src=x onerror=alert(1)>')")
      #expect(try await browser.run("return document.images.length") == "0")
    }
  }

  @Test(
    "B9: the game's drag by the page's pointer: a tap, a finger that stays, and what is announced under way",
    arguments: Browser.Kind.installed)
  func zombies(in kind: Browser.Kind) async throws {
    try await page("--example", "zombies", in: kind) { browser in
      try await browser.run("perform('select \"Self-release\"')")
      try await browser.wait(until: "state.cursor === 'Self-release'")
      let frame = try await browser.run("return state.cursorFrame.join(' ')").split(separator: " ").compactMap
      { Double($0) }
      try #require(frame.count == 4)
      let middle = (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2)
      try await browser.drag([middle, (200, 300), (120, 250)], over: 200, hold: 1_000, afterTap: true)
      try await browser.wait(until: "find('script').textContent.endsWith('lift finger')")
      let heard = try await browser.run("return find('heard').textContent")
      #expect(heard.contains("Drag button over zombies"))
      #expect(heard.contains("Lift to deploy memory"))
    }
  }

  @Test(
    "L2, L6: without VoiceOver the app has the finger: held on a bar it shows an item large, and lifting it ends that",
    arguments: Browser.Kind.installed)
  func viewer(in kind: Browser.Kind) async throws {
    try await page("--example", "browser-bar", "--text-size", "accessibility3", in: kind) { browser in
      try await browser.run("perform('triple click')")
      try await browser.wait(until: "!isOn('VoiceOver')")
      try await browser.run(
        "window.held = new Promise(done => { const look = () => state.shown.some(line => line.includes('large: Back')) ? done() : requestAnimationFrame(look); look(); })"
      )
      try await browser.drag([(40, 790), (300, 790)], over: 200, hold: 1_500)
      try await browser.run("await window.held")
      try await browser.wait(until: "state.shown.length === 0 && find('script').textContent.endsWith('lift')")
    }
  }

  @Test(
    "B10: the survey is taken by a spoken command, from a file and from a microphone",
    .enabled(if: SecondListener.isInstalled), arguments: Browser.Kind.installed)
  func survey(in kind: Browser.Kind) async throws {
    let folder = try TemporaryFolder()
    let wav = try ListenTests.recording("Tap take survey", in: folder)
    try await page("--example", "survey", "--preview", "Settled", in: kind) { browser in
      try await browser.choose(wav, in: "wav")
      try await browser.wait(until: "find('said').textContent === 'Understood: tap Take Survey'")
      try await browser.wait(until: "find('script').textContent.includes('say \"tap Take Survey\"')")
      // The microphone that these browsers feign hears a tone, which is no command.
      try await browser.run("find('said').textContent = ''; find('speak').click()")
      try await browser.wait(until: "find('speak').getAttribute('aria-pressed') === 'true'")
      try await browser.run("await new Promise(done => setTimeout(done, 500)); find('speak').click()")
      try await browser.wait(until: "find('said').textContent === 'Not understood. Say it again.'")
      #expect(try await browser.run("return find('speak').textContent") == "Speak a command")
    }
  }

  @Test(
    "B9, B10: what is heard comes as sound too, each word marked as it is spoken, and stands on a braille line",
    arguments: Browser.Kind.installed)
  func sound(in kind: Browser.Kind) async throws {
    try await page("--example", "kennel", "--braille", "20", in: kind) { browser in
      try await browser.run(
        "window.marks = new Set(); new MutationObserver(() => { const mark = find('caption').querySelector('mark'); if (mark) marks.add(mark.textContent) }).observe(find('caption'), { childList: true })"
      )
      try await browser.run("find('mute').click(); perform('right')")
      try await browser.wait(until: "marks.has('Whippet') && marks.has('Four')")
      #expect(try await browser.run("return sound.first > 0") == "true")
      #expect(try await browser.run("return state.braille").hasPrefix("⠠⠚⠥⠝⠕"))
    }
  }

  @Test(
    "B9: a page whose connection was lost finds its place again; another page is told that this one has the device",
    arguments: Browser.Kind.installed)
  func connections(in kind: Browser.Kind) async throws {
    try await page("--example", "kennel", in: kind) { browser in
      try await browser.run("perform('right')")
      try await browser.wait(forCaption: "Juno, Whippet, Four years. More content available.")
      try await browser.run("window.place = state.cursor; socket.close()")
      try await browser.wait(until: "socket === null")
      #expect(try await browser.run("return (await fetch('open?page=other')).text()") == "taken\n")
      try await browser.run("state = null")
      try await browser.wait(until: "state !== null && socket?.readyState === 1")
      #expect(try await browser.run("return state.cursor === place && place !== ''") == "true")
      #expect(try await browser.run("return find('status').textContent") == "")
      let heard = try await browser.run("return find('heard').textContent")
      #expect(heard.contains("› right"))
      #expect(heard.contains("Juno, Whippet"))
      #expect(try await browser.run("return (await fetch('socket?page=other')).status") == "409")
      let address = try await browser.run("return location.href")
      let name = try await browser.run("return pageName")
      let copy = try await apart { try Self.socket(at: address, page: name) }
      try await browser.wait(
        until: "find('trouble-title').textContent === 'The device is open in another page.'")
      #expect(try await browser.run("return pageName") != name)
      try copy.close(1001)
      try await browser.wait(until: "find('trouble').hidden && socket?.readyState === 1")
      let other = try await #require(OpenBrowsers.current).browser(kind.other)
      try await other.open(address)
      try await other.wait(
        until: "find('trouble-title').textContent === 'The device is open in another page.'")
      try await browser.open("about:blank")
      try await other.wait(until: "state !== null && find('trouble').hidden")
      try await other.open("about:blank")
    }
  }

  @Test(
    "B9: fingers by buttons, AssistiveTouch by the page's pointer, and time that stands still and goes on by steps",
    arguments: Browser.Kind.installed)
  func fingersAndTime(in kind: Browser.Kind) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      import SwiftUI
      struct Clock: View {
        @State private var seconds = 0
        var body: some View {
          VStack(spacing: 100) {
            Text("\\(seconds) seconds")
            Button("Below") { seconds = 1_000 }
          }
          .task { while true { try? await Task.sleep(for: .seconds(1)); seconds += 1 } }
        }
      }
      #Preview { Clock() }
      """, to: "Clock.swift")
    try await page("Clock.swift", in: kind, from: folder) { browser in
      try await browser.run("document.querySelector('[data-fingers=\"2\"]').click()")
      try await browser.drag([(200, 300), (205, 500)], over: 60)
      try await browser.wait(until: "find('script').textContent.includes('two-finger flick down')")
      try await browser.run("document.querySelector('[data-fingers=\"1\"]').click()")
      try await browser.wait(until: "find('pause').getAttribute('aria-pressed') === 'false'")
      try await browser.run("find('pause').click()")
      try await browser.wait(
        until: "find('pause').getAttribute('aria-pressed') === 'true' && !find('step').disabled")
      try await browser.run("perform('select \"Below\"')")
      try await browser.run(
        "for (let count = 0; count < 2; count += 1) { find('step').click(); await new Promise(done => setTimeout(done, 300)); }"
      )
      try await browser.wait(until: "find('script').textContent.split('wait 500ms').length === 3")
      try await browser.run("find('technologies').querySelector('[data-technology=AssistiveTouch]').click()")
      try await browser.wait(until: "isOn('AssistiveTouch')")
      try await browser.drag([(100, 200), (200, 426)], over: 60)
      try await browser.wait(
        until: "/pointer hold\\n(pointer to .*\\n)*pointer to 200 42.\\n/.test(find('script').textContent)")
      try await browser.wait(until: "find('script').textContent.endsWith('pointer release')")
    }
  }

  @Test(
    "B9: the page has no barriers, light and dark, and nothing of it lies beyond a narrow window",
    .enabled(if: AxeCore.script != nil), arguments: Browser.Kind.installed)
  func barriers(in kind: Browser.Kind) async throws {
    try await page("--example", "kennel", "--braille", "20", in: kind) { browser in
      try await browser.run(
        "perform('right'); perform('select text \"Juno\"'); find('select-text').click(); find('inspect').click()"
      )
      try await browser.wait(
        until:
          "find('facts').children.length > 0 && !find('inspection').hidden && !find('selection-menu').hidden"
      )
      try await browser.run("document.querySelectorAll('details').forEach(d => d.open = true)")
      for scheme in ["light", "dark"] {
        try await browser.run(
          """
          document.documentElement.style.colorScheme = "\(scheme)";
          await Promise.all(document.getAnimations().map(animation => animation.finished));
          """)
        let barriers = try await AxeCore.barriers(in: browser)
        #expect(barriers == "", "\(scheme)")
      }
      try await browser.resized(width: 320, height: 600) {
        try await browser.wait(until: "innerWidth < 600")
        #expect(try await browser.run("return document.documentElement.scrollWidth <= innerWidth") == "true")
        let barriers = try await AxeCore.barriers(in: browser)
        #expect(barriers == "")
        #expect(try await browser.run("return find('heard').querySelector('details').open") == "true")
      }
    }
  }

  @Test("B9: a page that is opened after a rest, longer than an app may take to answer, finds the app there")
  func rest() async throws {
    try await serving(["--example", "kennel", "--timeout", "6"]) { address in
      let first = try await apart { try Self.socket(at: address, page: "one") }
      try await apart { try Self.skip(to: "Looking for a home", in: first) }
      try await Task.sleep(for: .seconds(7))
      let second = try await apart { try Self.socket(at: address, page: "one") }
      try await apart { while case .text = try second.receive() {} }
      try second.send(#"{"deed":"line","text":"right"}"#)
      try await apart { try Self.skip(to: "Juno, Whippet", in: second) }
      try await apart { while try first.receive() != .closed(4001) {} }
      await #expect {
        _ = try await apart { try Self.socket(at: address, page: "two") }
      } throws: {
        "\($0)".hasSuffix("http/1.1 409 conflict")
      }
      await #expect {
        _ = try await apart { try Self.socket(at: address, page: "one", origin: nil) }
      } throws: {
        "\($0)".hasSuffix("http/1.1 403 forbidden")
      }
    }
  }

  @Test("B9: a page that is opened after an app has ended is told so")
  func latecomer() async throws {
    let folder = try TemporaryFolder(["Two.swift": "import SwiftUI\n#Preview { Buton(1) }\n"])
    try await serving(["Two.swift"], from: folder) { address in
      let first = try await apart { try Self.socket(at: address, page: "one") }
      try await apart { try Self.skip(to: "cannot find 'Buton' in scope", in: first) }
      let second = try await apart { try Self.socket(at: address, page: "one") }
      try await apart { try Self.skip(to: "cannot find 'Buton' in scope", in: second) }
    }
  }

  @Test(
    "B9: Control-C ends it where whoever started it ignores or blocks that signal too",
    arguments: ["--default-signal=INT", "--ignore-signal=INT", "--block-signal=INT"])
  func interruption(signals: String) async throws {
    let program = try RunningProgram(
      ["env", signals, try DevelopmentPrefix.path() + "/bin/earshot", "serve", "--example", "kennel"],
      environment: ["XDG_CACHE_HOME": DevelopmentPrefix.cache, "LANG": "C.UTF-8"])
    #expect(try await program.line(within: 120).hasPrefix("http://127.0.0.1:"))
    #expect(try await program.interrupt() == 0)
  }

  /// The socket of a page, without a browser.
  private static func socket(
    at address: String, page: String, origin: String? = "http://127.0.0.1"
  ) throws -> WebSocket {
    let url = try #require(URL(string: address))
    let port = try #require(url.port)
    return try WebSocket(
      port: port, path: "\(url.path)/socket?page=\(page)", origin: origin.map { "\($0):\(port)" })
  }

  /// Takes what comes over a socket up to a message with some words.
  private static func skip(to words: String, in socket: WebSocket) throws {
    while true {
      switch try socket.receive() {
      case .text(let text) where text.contains(words): return
      case .closed(let code): throw BrowserFailure(description: "Closed with \(code) before \(words).")
      default: continue
      }
    }
  }
}
