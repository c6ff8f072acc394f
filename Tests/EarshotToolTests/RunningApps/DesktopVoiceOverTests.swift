import DesktopSupport
import Foundation
import Testing

extension LiveTests {
  @Suite("VoiceOver on a desktop", .serialized)
  struct DesktopVoiceOverTests {
    /// A form whose button thanks for the order, and has much to tell.
    private static let form = """
      name = Gtk.Entry()
      name.get_accessible().set_name('Name')
      wrap = Gtk.CheckButton(label='Gift wrap')
      order = Gtk.Button(label='Order now')
      order.get_accessible().set_description('We deliver on weekdays. ' * 6)
      order.connect('clicked', lambda _: window.get_accessible().emit('announcement', 'Thank you'))
      for one in (name, wrap, order):
          box.add(one)
      """

    private static let list = """
      for label in ('Bread', 'Butter'):
          box.add(Gtk.Button(label=label))
      """

    @Test("B6: VoiceOver follows the keyboard from window to window, and takes its own keys alone")
    func following() async throws {
      let voiceOver = try await DesktopVoiceOver()
      let form = try voiceOver.startApp("Order form", Self.form)
      defer { form.stop() }
      try await voiceOver.focus("Name")
      try await voiceOver.expect("Order form, Name, text field, is editing, insertion point at start")
      try await voiceOver.press("control-alt-right")
      try await voiceOver.expect("> vo-right")
      try await voiceOver.expect("Gift wrap, checkbox, unticked")
      try await voiceOver.press("control-alt-space")
      try await voiceOver.expect("Ticked")
      try await voiceOver.press("control-alt-left")
      try await voiceOver.expect("Name, text field, is editing, insertion point at start")
      try await voiceOver.press("tab")
      try await voiceOver.expect("Gift wrap, checkbox, ticked")
      try await voiceOver.press("control-alt-y")
      #expect(try await form.line() == "Tab")
      #expect(try await form.line() == "y")

      let list = try voiceOver.startApp("Shopping", Self.list)
      defer { list.stop() }
      try await voiceOver.focus("Bread")
      try await voiceOver.expect("Shopping, Bread, button")
      try await voiceOver.press("control-alt-right")
      try await voiceOver.expect("Butter, button")
      try await voiceOver.press("control-alt-t")
      try await voiceOver.expect("Shopping")
      list.stop()
      try await voiceOver.expect("(Shopping.py has ended)")
      try await voiceOver.focus("Gift wrap")
      try await voiceOver.expect("Order form, Gift wrap, checkbox, ticked")
      #expect(voiceOver.lines.count { $0 == "Order form, Gift wrap, checkbox, ticked" } == 1)
      try await voiceOver.press("command-f5")
      try await voiceOver.expect("(VoiceOver off)")
      #expect(try await voiceOver.end() == 0)
    }

    @Test(
      "B6: menus of VoiceOver take all keys while they are open, and announcements are heard behind answers")
    func menus() async throws {
      let voiceOver = try await DesktopVoiceOver()
      let form = try voiceOver.startApp("Order form", Self.form)
      defer { form.stop() }
      try await voiceOver.focus("Name")
      try await voiceOver.expect("Order form, Name, text field, is editing, insertion point at start")
      try await voiceOver.press("control-alt-i")
      try await voiceOver.expect("Item Chooser. 3 items.")
      try await voiceOver.expectLetters(areTaken: true)
      try await voiceOver.press("t")
      try await voiceOver.expect("> type \"t\"")
      try await voiceOver.press("y")
      try await voiceOver.expect("Item Chooser. 0 items.")
      try await voiceOver.press("escape")
      try await voiceOver.expect("> escape")
      try await voiceOver.expectLetters(areTaken: false)
      try await voiceOver.focus("Order now")
      try await voiceOver.expect("Order now, button")
      try await voiceOver.expect(
        "To click this button, press Control-Option-Space. More content available.")
      try await voiceOver.press("control-alt-command-/")
      try await voiceOver.expect("More Content menu. 1 item.")
      try await voiceOver.expectLetters(areTaken: true)
      try await voiceOver.press("down")
      try await voiceOver.expect("> down arrow")
      try await voiceOver.press("escape")
      try await voiceOver.expect("> escape")
      try await voiceOver.expectLetters(areTaken: false)
      try await voiceOver.press("control-alt-space")
      try await voiceOver.expect("Order now")
      try await voiceOver.expect("Thank you")
      try await voiceOver.press("control-alt-shift-l")
      try await voiceOver.expect("> vo-f3")
      try await voiceOver.press("tab")
      #expect(try await form.line() == "Tab")
      #expect(try await voiceOver.interrupt() == 0)
    }

    @Test("B6: with Caps Lock as VO, Control and Alt are left to applications, and Caps Lock stays off")
    func capsLock() async throws {
      let voiceOver = try await DesktopVoiceOver("--modifier", "caps-lock")
      let form = try voiceOver.startApp("Order form", Self.form)
      defer { form.stop() }
      try await voiceOver.focus("Name")
      try await voiceOver.expect("Order form, Name, text field, is editing, insertion point at start")
      try await voiceOver.press("capslock-right")
      try await voiceOver.expect("> vo-right")
      try await voiceOver.expect("Gift wrap, checkbox, unticked")
      try await voiceOver.press("capslock-left")
      try await voiceOver.expect("> vo-left")
      try await voiceOver.press("control-alt-t")
      try await voiceOver.press("y")
      try await voiceOver.expect("y")
      #expect(try await form.line() == "t")
      #expect(try await form.line() == "y")
    }

    @Test("B6: what a person changes by keys is there again when VoiceOver comes back")
    func settings() async throws {
      let voiceOver = try await DesktopVoiceOver()
      try await voiceOver.press("control-alt-command-shift-up")
      try await voiceOver.expect("55%")
      #expect(try await voiceOver.interrupt() == 0)
      let kept = try ToolRun(
        arguments: ["settings"], in: voiceOver.desktop.folder, environment: voiceOver.desktop.environment)
      #expect(kept.output.contains("speaking rate = 55"), "\(kept.output)")
    }

    @Test("B6: what keeps VoiceOver from a desktop is told in one line")
    func bad() async throws {
      let voiceOver = try await DesktopVoiceOver()
      let desktop = voiceOver.desktop
      func run(_ more: [String: String]) throws -> ToolRun {
        try ToolRun(
          arguments: ["voiceover", "--mute"], in: desktop.folder,
          environment: desktop.environment.merging(more) { $1 })
      }
      let second = try run([:])
      #expect(second.lastError.hasPrefix("earshot: Another program holds VoiceOver's keys, such as "))
      let noDisplay = try run(["DISPLAY": ":4711"])
      #expect(noDisplay.lastError.hasPrefix("earshot: Keys cannot be taken: no display :4711. "))
      let noBus = try run([
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "AT_SPI_BUS_ADDRESS": "",
        "XDG_RUNTIME_DIR": "/nowhere",
      ])
      #expect(noBus.lastError.hasPrefix("earshot: There is no accessibility bus ("))
      let other = try await PrivateDesktop(withDisplay: true)
      let noRegistry = try run([
        "AT_SPI_BUS_ADDRESS": other.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "",
        "DISPLAY": other.environment["DISPLAY"] ?? "",
      ])
      #expect(noRegistry.lastError.hasPrefix("earshot: Keys cannot be taken ("))
      let noSound = try ToolRun(
        arguments: ["voiceover"], in: desktop.folder,
        environment: desktop.environment.merging(["ALSA_CONFIG_PATH": "/dev/null"]) { $1 })
      #expect(noSound.errors.hasSuffix(". Run it with --mute to print what is heard alone.\n"))
      for run in [second, noDisplay, noBus, noRegistry, noSound] {
        #expect(run.status == 2)
        #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      }
    }
  }
}
