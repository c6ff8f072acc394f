import Testing

extension ServeTests {
  /// How many pixels of the example's text, which stands above its blue button, are blue.
  private static let bluePixels = """
    (() => {
      const scale = picture.width / state.width;
      const [x, y, width, height] = [17, 121, 359, 250].map(length => Math.round(length * scale));
      const pixels = pen.getImageData(x, y, width, height).data;
      let count = 0;
      for (let i = 0; i < pixels.length; i += 4) if (pixels[i + 2] > pixels[i] + 20) count += 1;
      return count;
    })()
    """
  /// What can be chosen in the menu of the selection.
  private static let entries =
    "[...find('selection-entries').children].map(entry => entry.textContent).join('|')"

  @Test(
    "B9, Z18: the pointer selects text, whose languages are offered and spoken each in its voice, word by word",
    arguments: Browser.Kind.installed)
  func selection(in kind: Browser.Kind) async throws {
    try await page("--example", "three-languages", in: kind) { browser in
      try await browser.run(
        "window.marks = new Set(); new MutationObserver(() => { const mark = find('caption').querySelector('mark'); if (mark) marks.add(mark.textContent) }).observe(find('caption'), { childList: true })"
      )
      try await browser.run("find('mute').click(); perform('triple click'); find('select-text').click()")
      try await browser.wait(until: "!isOn('VoiceOver')")
      #expect(try await browser.run("return \(Self.bluePixels)") == "0")
      try await browser.drag([(20, 133), (200, 250), (150, 368)], over: 200)
      try await browser.wait(
        until: "\(Self.entries) === 'Speak|English, 2 other languages available'")
      #expect(
        try await browser.run("return state.selection").hasPrefix("The revolutionary iPhone also includes"))
      #expect(try await browser.run("return find('selection').textContent").hasPrefix("Selected: The rev"))
      try await browser.run("await drawing")
      #expect(Int(try await browser.run("return \(Self.bluePixels)")) ?? 0 > 5_000)
      try await browser.run(
        "const highlight = document.querySelector('[data-line=\"speak highlight\"]'); highlight.value = 'word'; highlight.dispatchEvent(new Event('change'))"
      )
      try await browser.wait(until: "state.settings.highlight === 'word'")
      try await browser.run("find('selection-entries').lastElementChild.click()")
      try await browser.wait(until: "\(Self.entries) === 'Speak Each Language|English|Greek|Arabic'")
      #expect(
        try await browser.run("return find('selection-title').textContent")
          == "English, 2 other languages available")
      try await browser.run("find('selection-entries').firstElementChild.click()")
      try await browser.wait(
        until: "state.shown.some(line => line.includes('(highlighted word: revolutionary)'))")
      try await browser.wait(until: "marks.has('revolutionary') && marks.has('τηλέφωνο')")
      let script = try await browser.run("perform('speak stop'); return find('script').textContent")
      // The window has whole pixels, each more or less than a point.
      #expect(script.contains(#/select word (19|20|21) 13\d\nselect to /#))
      #expect(script.contains("speak menu\n"))
      #expect(script.contains("speak choose \"English, 2 other languages available\""))
    }
  }

  @Test(
    "B9, Z18: a press on a word selects it, keys select more and speak it, and text is selected by its name",
    arguments: Browser.Kind.installed)
  func selectionByKeys(in kind: Browser.Kind) async throws {
    try await page("--example", "three-languages", in: kind) { browser in
      try await browser.run("perform('triple click'); find('select-text').click()")
      try await browser.wait(until: "!isOn('VoiceOver')")
      #expect(try await browser.run("return document.activeElement.id") == "screen")
      try await browser.type("\u{E014}")
      try await browser.wait(until: "state.selection === 'Screen'")
      try await browser.type("\u{E014}")
      try await browser.wait(until: "state.selection === 'Screen readers'")
      try await browser.type("\u{E007}")
      try await browser.wait(forCaption: "Screen readers")
      try await browser.drag([(25, 133)], over: 0)
      try await browser.wait(until: "state.selection === 'The'")
      try await browser.type("a")
      try await browser.wait(until: "state.selection?.endsWith('حد سواء.')")
      try await browser.type("\u{E00C}")
      try await browser.wait(until: "find('selection-panel').hidden && state.selection === undefined")
      #expect(try await browser.run("return find('select-text').getAttribute('aria-pressed')") == "false")
      try await browser.run(
        "perform('speak stop'); find('words').value = 'sentences'; find('select-words').requestSubmit()")
      try await browser.wait(until: "state.selection?.startsWith('The revolutionary')")
      // The menu is used by keys as any buttons are, and what it opens has the focus. Through its driver Firefox
      // presses no button by a key here, so that it is clicked there.
      func press() async throws {
        if kind == .firefox {
          try await browser.run("document.activeElement.click()")
        } else {
          try await browser.type(" ")
        }
      }
      try await browser.run("find('selection-entries').lastElementChild.focus()")
      try await press()
      try await browser.wait(until: "document.activeElement.textContent === 'Speak Each Language'")
      try await browser.run("find('selection-entries').children[2].focus()")
      try await press()
      try await browser.wait(until: "find('script').textContent.endsWith('speak choose \"Greek\"')")
      try await browser.wait(
        until: "[...find('heard').querySelectorAll('td')].some(part => part.lang === 'el')")
      #expect(try await browser.run("return document.activeElement.id") == "screen")
      try await browser.run("perform('speak stop')")
    }
  }
}
