import Foundation
import Testing

extension LiveTests {
  @Suite("Running applications", .serialized)
  struct RunningAppTests {
    static let page = """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bakery</title></head><body>
      <nav aria-label="Main"><ul><li><a href="#a">Bread</a></li><li><a href="#b">Cakes</a></li></ul></nav>
      <main><h1>Order bread</h1>
      <form id="f"><p><label>Name <input id="n" required></label></p>
      <p><label><input id="g" type="checkbox"> Gift wrap</label></p>
      <p><label>Loaves <input type="range" min="1" max="9" value="3"></label></p>
      <p><button aria-description="We deliver on weekdays only.">Send order</button></p></form>
      <p role="status" id="done"></p>
      <table><tr><th>Item</th><th>Price</th></tr><tr><td>Rye</td><td>4</td></tr></table>
      <script>
      f.onsubmit = event => {
        event.preventDefault();
        done.textContent = 'Thank you, ' + n.value + '. ' + (g.checked ? 'Wrapped.' : 'Plain.');
        f.reset();
      };
      </script></main></body></html>
      """

    @Test("B6: applications of GTK 3 and GTK 4 are listed, heard and audited")
    func toolkits() async throws {
      let session = try await DesktopSession()
      let programs = [
        try session.start(["gtk3-widget-factory"]), try session.start(["gtk4-widget-factory"]),
      ]
      defer { for program in programs { program.stop() } }
      let three = try session.hear("gtk3-widget-factory", with: "togglebutton")
      #expect(three.output.contains("checkbutton, switch button, on"))
      #expect(three.output.contains("50, adjustable"))
      #expect(three.output.contains("Click icon to change mode, text field"))
      let four = try session.hear("gtk4-widget-factory", with: "togglebutton")
      #expect(four.output.contains("checkbutton, switch button, on"))
      #expect(!four.output.contains("GtkEntry"))
      let list = try session.earshot("apps")
      for name in ["gtk3-widget-factory  gtk", "gtk4-widget-factory  GTK"] {
        #expect(list.output.contains(name))
      }
      #expect(list.status == 0)
      let listed = try session.earshot("apps", "--format", "json").output
      let document = try JSONSerialization.jsonObject(with: Data(listed.utf8)) as? [String: Any]
      #expect(document?["format"] as? String == "earshot.applications")
      let applications = try #require(document?["applications"] as? [[String: Any]])
      let factory = try #require(applications.first { $0["name"] as? String == "gtk4-widget-factory" })
      #expect(factory["toolkit"] as? String == "GTK")
      #expect((factory["process"] as? Int) != nil && factory["responds"] as? Bool == true)
      #expect((factory["windows"] as? [String])?.isEmpty == false)
      let audit = try session.earshot("audit", "--app", "gtk3-widget-factory")
      #expect(audit.status == 1)
      #expect(audit.output.contains("gtk3-widget-factory"))
      let prices = try session.earshot("effort", "--app", "gtk3-widget-factory")
      #expect(prices.output.contains("Click icon to change mode  "))
      let reasons = try session.earshot("why", "--app", "gtk3-widget-factory", "togglebutton")
      #expect(reasons.output.contains("\"switch button\": accessibilityTraits"))
      let picture = try session.earshot("look", "--app", "gtk3-widget-factory", "-o", "factory.png")
      #expect(picture.status == 2)
      #expect(picture.lastError.hasPrefix("earshot: gtk3-widget-factory cannot be drawn. "))
      let crawled = try session.earshot("crawl", "--app", "gtk3-widget-factory")
      #expect(crawled.status == 2)
      let missing = try session.earshot("hear", "--app", "no such application")
      #expect(missing.status == 2)
      #expect(
        missing.lastError.hasPrefix("earshot: No running application \"no such application\". Running: "))
    }

    @Test("B6: an application of Qt is heard, and used by voice and by gestures")
    func qt() async throws {
      let session = try await DesktopSession()
      let settings = try session.start(["qt6ct"])
      defer { settings.stop() }
      let heard = try session.hear("qt6ct", with: "Appearance")
      for line in ["Fusion, pop up button, collapsed", "Selected, Default, button", "Interface, tab, 4 of 6"]
      {
        #expect(heard.output.contains(line), "\(heard.output)\(heard.errors)")
      }
      try session.folder.write(
        """
        say "tap interface"
        wait 1s
        say "tap menus have icons"
        wait 1s
        last
        left
        """, to: "settings.drive")
      let run = try session.earshot("drive", "--app", "qt6ct", "settings.drive")
      #expect(run.output.contains("(done: activate \"Menus have icons\")"), "\(run.output)\(run.errors)")
      #expect(run.output.contains("Cancel, button"))
      let after = try session.hear("qt6ct", with: "Menus have icons")
      #expect(after.output.contains("Menus have icons, switch button, off"), "\(after.output)")
      #expect(after.output.contains("400, text field, adjustable"))
      let list = try session.earshot("apps")
      #expect(list.output.contains("qt6ct  Qt"))
    }

    @Test("B6: a field of GTK 3 is filled in by gestures")
    func typing() async throws {
      let session = try await DesktopSession()
      let factory = try session.start(["gtk3-widget-factory"])
      defer { factory.stop() }
      _ = try session.hear("gtk3-widget-factory", with: "togglebutton")
      try session.folder.write(
        """
        first
        double tap
        type "Rye"
        wait 0.3s
        """, to: "typing.drive")
      let run = try session.earshot("drive", "--app", "gtk3-widget-factory", "typing.drive")
      #expect(run.errors == "")
      let tree = try session.earshot("tree", "--app", "gtk3-widget-factory")
      #expect(tree.output.contains("Rye"))
    }

    @Test("B6: a form in Chromium is filled in and sent by VoiceOver, by Voice Control and by keys alone")
    func form() async throws {
      let session = try await DesktopSession()
      let loaded = try LoadSignal()
      let browser = try session.startChromium(
        try session.folder.write(Self.page + loaded.script, to: "bakery.html"))
      defer { browser.stop() }
      #expect(loaded.wait())
      let heard = try session.hear("Chromium", with: "Send order")
      for line in [
        "Main navigation, Bread, link, landmark, list start", "Order bread, heading level 1",
        "Gift wrap, switch button, off. Double tap to toggle setting.", "Loaves, 3, adjustable",
        "Send order, button", "We deliver on weekdays only.", "Item, Rye, row 2, column 1",
      ] {
        #expect(heard.output.contains(line), "\(heard.output)\(heard.errors)")
      }
      let ways = [
        """
        rotor "Form Controls"
        down
        double tap
        type "Ada"
        right
        double tap
        right
        right
        double tap
        wait 0.5s
        """,
        """
        say "tap name"
        say "type Bob"
        say "tap gift wrap"
        say "tap send order"
        wait 0.5s
        """,
        """
        press tab
        press tab
        press tab
        press space
        type "Eve"
        press tab
        press space
        press tab
        press tab
        press space
        wait 0.5s
        """,
      ]
      for (way, name) in zip(ways, ["Ada", "Bob", "Eve"]) {
        try session.folder.write(way, to: "\(name).drive")
        let run = try session.earshot("drive", "--app", "Chromium", "\(name).drive")
        #expect(run.output.contains("Thank you, \(name). Wrapped."), "\(run.output)\(run.errors)")
      }
    }

    @Test("B6: a page in Firefox is heard")
    func firefox() async throws {
      let session = try await DesktopSession()
      let loaded = try LoadSignal()
      let page = try session.folder.write(Self.page + loaded.script, to: "bakery.html")
      let browser = try session.start(["firefox-esr", "--no-remote", "--kiosk", "file://\(page)"])
      defer { browser.stop() }
      #expect(loaded.wait())
      let heard = try session.hear("Firefox", with: "Send order")
      for line in [
        "Main navigation, Bread, link, landmark, list start", "Order bread, heading level 1",
        "Gift wrap, switch button, off. Double tap to toggle setting.", "Loaves, 3, adjustable",
        "Send order, button", "We deliver on weekdays only.", "Item, Rye, row 2, column 1",
      ] {
        #expect(heard.output.contains(line), "\(heard.output)\(heard.errors)")
      }
    }

    @Test(
      "B6: an application that is killed in the middle of a session ends it with a clear message, each time")
    func killed() async throws {
      let session = try await DesktopSession()
      try session.folder.write(String(repeating: "right\nwait 0.1s\n", count: 60), to: "walk.drive")
      for round in 0..<20 {
        let editor = try session.start(["gtk3-widget-factory"])
        _ = try session.hear("gtk3-widget-factory", with: "togglebutton")
        let end = Thread {
          Thread.sleep(forTimeInterval: 0.05 + Double(round) * 0.04)
          editor.stop()
        }
        end.start()
        let isHeard = round % 4 == 3
        let run =
          try isHeard
          ? session.earshot("hear", "--app", "gtk3-widget-factory")
          : session.earshot("drive", "--app", "gtk3-widget-factory", "walk.drive")
        editor.stop()
        // What is only heard may be told before the end.
        if isHeard, run.status < 2, run.errors.isEmpty { continue }
        #expect(run.status == 2)
        #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        let messages = ["has ended. Start it again.", "earshot apps lists them.", "shows no window."]
        #expect(messages.contains { run.lastError.contains($0) }, "\(run.errors)")
      }
    }

    @Test("B6: without a bus the message says what is missing")
    func noBus() throws {
      let run = try ToolRun(
        "apps", in: try TemporaryFolder(),
        environment: [
          "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "AT_SPI_BUS_ADDRESS": "",
          "XDG_RUNTIME_DIR": "/nowhere",
        ])
      #expect(run.status == 2)
      #expect(run.lastError.hasPrefix("earshot: There is no accessibility bus ("))
    }
  }
}
