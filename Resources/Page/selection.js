"use strict";
// Selects words of the screen to be spoken: by the pointer while "Select text" is pressed, by keys, and by their words.
//   new TextSelection(perform) · isOn → whether the pointer and keys select · line(key) → what a key does · show(state)
class TextSelection {
  static keys = { Enter: "speak selection", " ": "speak selection", a: "select all", m: "speak menu" };

  constructor(perform) {
    this.perform = perform;
    this.menu = null;
    this.isOn = false;
    this.words = null;
    this.button = find("select-text");
    this.button.addEventListener("click", () => { this.turn(!this.isOn); if (this.isOn) find("screen").focus({ preventScroll: true }); });
    find("select-words").addEventListener("submit", event => {
      event.preventDefault();
      const words = find("words").value.trim();
      if (words !== "") perform(`select text ${quoted(words)}`);
    });
  }
  turn(isOn) {
    this.isOn = isOn;
    this.button.setAttribute("aria-pressed", isOn);
    find("screen").classList.toggle("selects", isOn);
    find("screen").setAttribute("aria-describedby", isOn ? "select-keys" : "screen-keys");
    find("screen-keys").textContent = isOn ? find("select-keys").textContent : TextSelection.usualKeys;
  }
  // The first key begins at the first text of the screen; the next ones go on from there.
  line(key) {
    if (key === "ArrowRight") return this.words ? "select next word" : "select word";
    if (key === "ArrowDown") return this.words ? "select next line" : "select line";
    if (key === "Escape") {
      this.turn(false);
      return "select nothing";
    }
    return TextSelection.keys[key.length === 1 ? key.toLowerCase() : key] ?? null;
  }
  show(state) {
    this.words = state.selection ?? null;
    const menu = state.selectionMenu ?? null;
    find("selection-panel").hidden = this.words === null && menu === null;
    const told = this.words === null ? "" : `Selected: ${this.words}`;
    if (find("selection").textContent !== told) find("selection").textContent = told;
    // Whoever chose an entry by keys goes on in the menu that comes of it, else on the screen.
    const hadFocus = find("selection-entries").contains(document.activeElement);
    find("selection-menu").hidden = menu === null;
    if (menu === null) {
      this.menu = null;
      if (hadFocus) find("screen").focus({ preventScroll: true });
      return;
    }
    const key = [menu.title, ...menu.entries].join("\n");
    if (this.menu === key) return;
    this.menu = key;
    find("selection-title").textContent = menu.title || "Menu of the selection";
    find("selection-entries").replaceChildren(...menu.entries.map(entry => {
      const button = make("button", entry, { type: "button", dir: "auto" });
      button.addEventListener("click", () => this.perform(`speak choose ${quoted(entry)}`));
      return button;
    }));
    if (hadFocus) find("selection-entries").firstElementChild?.focus();
  }
}
TextSelection.usualKeys = document.getElementById("screen-keys").textContent;
