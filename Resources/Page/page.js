"use strict";
const find = id => document.getElementById(id);
const make = (name, text, attributes = {}) => {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

// The page has a name of its own, by which it finds its place again after its connection was lost.
let pageName = sessionStorage.getItem("page") ?? newName();
function newName() {
  const name = Array.from(crypto.getRandomValues(new Uint8Array(8)), byte => byte.toString(16).padStart(2, "0")).join("");
  sessionStorage.setItem("page", name);
  return name;
}

let socket = null;
let state = null;
let chosenFingers = 1;
let waiting = 0;
let catalog = null;
const measures = { sent: null, pictures: [] };
// What a test or a benchmark reads: milliseconds from each event to its picture.
window.earshot = measures;

const picture = find("picture");
const sound = new Sound(22050, markWord);

// Connection

let patience = 250;
async function connect() {
  const open = await fetch(`open?page=${pageName}`).then(answer => answer.text()).then(text => text.trim()).catch(() => "gone");
  if (open === "taken") {
    trouble("The device is open in another page.", "Close the other page; this one goes on then.");
    setTimeout(connect, 2000);
    return;
  }
  if (open === "gone") return lost();
  socket = new WebSocket(new URL(`socket?page=${pageName}`, location.href.replace(/^http/, "ws")));
  socket.binaryType = "arraybuffer";
  socket.onopen = () => {
    patience = 250;
    trouble(null);
    hello();
    if (sound.isOn) ask({ deed: "sound", isOn: true });
  };
  socket.onmessage = event => typeof event.data === "string" ? take(JSON.parse(event.data)) : takeBytes(event.data);
  socket.onclose = event => {
    // A copy of this page, which a browser makes with its name, has the device now.
    if (event.code === 4001) pageName = newName();
    lost();
  };
}
// As many pixels as are seen: a picture of a zoomed page is as sharp as its text.
function hello() {
  const shown = state ? picture.getBoundingClientRect().width / state.width : 1;
  ask({ deed: "hello", scale: Math.min(4, Math.max(1, Math.ceil(2 * window.devicePixelRatio * Math.min(shown, 1)) / 2)) });
}
let resizing = null;
window.addEventListener("resize", () => {
  clearTimeout(resizing);
  resizing = setTimeout(hello, 300);
});
function lost() {
  if (socket) socket.onclose = null;
  socket = null;
  say("Connection lost. Trying again …");
  inspection.end();
  setTimeout(connect, patience);
  patience = Math.min(patience * 2, 5000);
}
function ask(request) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
}
// When the pointer or the key was moved for which lines are performed now; later, those are on their own.
let eventTime = null;
function during(event, body) {
  eventTime = event.timeStamp;
  try { body(); } finally { eventTime = null; }
}
function perform(line) {
  measures.sent = eventTime ?? performance.now();
  find("problem").textContent = "";
  ask({ deed: "line", text: line });
}

// What comes

function takeBytes(data) {
  const [kind, number] = new Uint32Array(data, 0, 2);
  if (kind === 1) return draw(data, 8);
  if (kind === 6) return draw(data, 16, ...new Uint32Array(data, 8, 2));
  if (kind === 2 || kind === 3) return sound.play(kind, number, new Int16Array(data, 8));
  if (kind === 5) sound.hush();
}
// A whole picture, or a part of it at a place; parts are put on what came before them, in their order.
let drawing = Promise.resolve();
const pen = picture.getContext("2d");
function draw(data, start, x = null, y = null) {
  const image = createImageBitmap(new Blob([new Uint8Array(data, start)], { type: "image/png" }));
  drawing = Promise.all([image, drawing]).then(([bitmap]) => put(bitmap, x, y)).catch(() => {});
}
function put(bitmap, x, y) {
  if (x === null && (picture.width !== bitmap.width || picture.height !== bitmap.height)) {
    picture.width = bitmap.width;
    picture.height = bitmap.height;
  }
  pen.drawImage(bitmap, x ?? 0, y ?? 0);
  bitmap.close();
  if (measures.sent !== null) {
    measures.pictures.push(performance.now() - measures.sent);
    measures.sent = null;
  }
}
function take(update) {
  if (update.word) return sound.word(update.word);
  if (update.status) takeStatus(update.status);
  if (update.isReplay) find("heard").replaceChildren();
  if (update.understood !== undefined) find("said").textContent = update.understood ? `Understood: ${update.understood}` : "Not understood. Say it again.";
  if (update.line) note("line", `› ${update.line}`);
  if (update.problem) find("problem").textContent = update.problem;
  for (const change of update.changes ?? []) note("device", change);
  for (const happening of update.happened ?? []) hear(happening);
  if (update.state) show(update.state);
  if (update.script) find("script").textContent = update.script.join("\n");
  if (update.inspection) inspection.show(update.inspection);
  if (update.problem) inspection.end();
  if (update.line || update.problem) gestures.answered();
}
function takeStatus(status) {
  if (status.kind === "running") {
    trouble(null);
    say("");
  } else if (status.kind === "compiling") {
    say(status.text);
  } else {
    say(status.kind === "broken" ? "Does not compile; the last screen is shown." : "The app has ended.");
    trouble(status.kind === "broken" ? "It does not compile" : "The app has ended", status.text);
  }
}
function say(words) { find("status").textContent = words; }
function trouble(title, words = "") {
  find("trouble").hidden = title === null;
  if (title === null) return;
  find("trouble-title").textContent = title;
  find("trouble-text").textContent = words;
}

// What is heard

let spoken = null;
const captions = new Map();
function hear(happening) {
  if (happening.kind === "stop") return;
  if (happening.kind === "line") return note("line", `› ${happening.text}`);
  if (happening.kind === "sound") {
    if (happening.text !== "focusMoved") note("sound", `(sound: ${words(happening.text)})`);
    return;
  }
  if (happening.kind === "device") return note("device", `(device: ${happening.text})`);
  if (happening.kind === "change") return note("device", happening.text);
  if (happening.kind === "unheard") return note("unheard", `(not heard to its end: ${happening.text})`);
  spoken = happening;
  if (happening.number) {
    captions.set(happening.number, happening);
    if (captions.size > 50) captions.delete(captions.keys().next().value);
  }
  caption(happening);
  const item = make("li", undefined, { class: "speech" });
  const details = make("details");
  const summary = make("summary");
  summary.append(make("span", happening.text, { dir: "auto" }), make("span", `${happening.seconds.toFixed(1)} s`, { class: "seconds" }));
  details.append(summary);
  const table = make("table");
  for (const part of happening.parts) {
    const row = make("tr");
    row.append(make("td", part.text, { dir: "auto", ...(part.language ? { lang: part.language } : {}) }), make("td", part.from), make("td", [part.place?.split("/").pop(), ...part.rules].filter(Boolean).join(" · "), { title: part.place ?? "" }));
    table.append(row);
  }
  details.append(table);
  item.append(details);
  append(item);
}
function words(name) { return name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`); }
function note(kind, text) { append(make("li", text, { class: kind })); }
function append(item) {
  const heard = find("heard");
  heard.append(item);
  while (heard.children.length > 400) heard.firstElementChild.remove();
  heard.scrollTop = heard.scrollHeight;
}
function caption(happening) {
  const place = find("caption");
  place.dir = "auto";
  place.textContent = happening.text;
}
// The word of a segment that begins and ends at bytes of its text.
function markWord(word) {
  const happening = word ? captions.get(word.number) : spoken;
  if (!happening) return;
  if (!word) return caption(happening);
  let offset = 0;
  for (const part of happening.parts.slice(0, word.segment)) {
    const found = happening.text.indexOf(part.text, offset);
    if (found >= 0) offset = found + part.text.length;
  }
  const part = happening.parts[word.segment];
  const begin = part ? happening.text.indexOf(part.text, offset) : -1;
  if (begin < 0) return;
  const bytes = new TextEncoder().encode(part.text);
  const length = to => new TextDecoder().decode(bytes.slice(0, to)).length;
  const [from, to] = [begin + length(word.from), begin + length(word.to)];
  const place = find("caption");
  place.replaceChildren(happening.text.slice(0, from), make("mark", happening.text.slice(from, to)), happening.text.slice(to));
}

// How everything stands

function show(next) {
  state = next;
  document.title = `${state.title} – Earshot`;
  find("title").textContent = state.title;
  find("mute").disabled = !state.canSpeak;
  find("speak").disabled = find("speak-file").disabled = !state.canListen;
  if (!state.canListen) find("said").textContent = "No recogniser of speech is installed: pocketsphinx, pocketsphinx-en-us.";
  find("pause").setAttribute("aria-pressed", state.isPaused);
  find("step").disabled = !state.isPaused;
  picture.setAttribute("aria-label", state.cursor ? `Picture of the screen. The cursor is on ${state.cursor}.` : "Picture of the screen");
  showRotor();
  showFacts();
  list("actions", state.actions);
  list("shown", state.shown.map(line => line.trim()));
  showTechnologies();
  showSettings();
  selection.show(state);
  find("preview-choice").hidden = state.choices.preview.length < 2;
  find("braille").hidden = !state.braille;
  find("braille").textContent = state.braille ?? "";
}
function list(id, texts) {
  const element = find(id);
  element.replaceChildren(...texts.map(text => make("li", text, { dir: "auto" })));
  const panel = find(`${id}-panel`);
  if (panel.tagName !== "DETAILS") panel.hidden = texts.length === 0;
}
// The entries around a dial, the present one above.
function showRotor() {
  const dial = find("dial");
  const names = state.rotor;
  find("rotor").hidden = find("rotor-title").hidden = names.length === 0;
  if (dial.dataset.names === names.join("\n")) return;
  dial.dataset.names = names.join("\n");
  dial.replaceChildren(...names.map((name, place) => {
    const angle = 2 * Math.PI * place / names.length;
    const entry = make("button", name, { type: "button", "aria-current": place === 0, dir: "auto" });
    entry.style.left = `${50 + 37 * Math.sin(angle)}%`;
    entry.style.top = `${50 - 42 * Math.cos(angle)}%`;
    entry.addEventListener("click", () => perform(`rotor ${quoted(name)}`));
    return entry;
  }));
}
function quoted(text) { return `"${text.replace(/[\\"]/g, "\\$&")}"`; }
function showFacts() {
  find("more").hidden = state.moreContent.length === 0;
  find("facts").replaceChildren(...state.moreContent.map(fact => {
    const row = make("div");
    row.append(make("dt", fact.label, { dir: "auto" }), make("dd", fact.value, { dir: "auto" }));
    return row;
  }));
}
// How each technology is turned on and off, in a script's words.
const switches = {
  VoiceOver: ["triple click", "triple click"],
  VoiceControl: ["say \"show names\"", "say \"hide names\""],
  KeyboardAccess: ["press tab", null],
  SwitchControl: ["switch on", "switch off"],
  Zoom: ["zoom on", "zoom off"],
  SpokenContent: ["speak on", "speak off"],
  AssistiveTouch: ["assistive touch on", "assistive touch off"],
  LargeContentViewer: [null, null],
};
function showTechnologies() {
  const panel = find("technologies");
  if (!catalog) {
    catalog = new Map();
    for (const technology of state.technologies) {
      if (!switches[technology.id]?.[0]) continue;
      const label = make("label", undefined, { class: "check" });
      const box = make("input", undefined, { type: "checkbox", "data-technology": technology.id });
      box.addEventListener("change", () => {
        const [on, off] = switches[technology.id];
        const line = box.checked ? on : off;
        if (line) perform(line);
      });
      label.append(box, ` ${technology.name}`);
      panel.append(label);
      catalog.set(technology.id, box);
    }
  }
  for (const technology of state.technologies) {
    const box = catalog.get(technology.id);
    if (box) box.checked = technology.isOn;
  }
}
const textSizes = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"];
function showSettings() {
  for (const control of document.querySelectorAll("[data-setting], [data-line]")) {
    const key = control.dataset.setting ?? { "text size": "textSize", appearance: "appearance", "speak highlight": "highlight" }[control.dataset.line];
    const value = state.settings[key] ?? "";
    if (control.type === "checkbox") { control.checked = value === "on"; continue; }
    if (control.options.length === 0) {
      const choices = key === "textSize" ? textSizes : (state.choices?.[key] ?? []);
      if (key === "device") control.append(make("option", "Telephone", { value: "" }));
      control.append(...choices.map(choice => make("option", choice)));
    }
    control.value = value;
  }
}

// What the person does

function isOn(id) { return state?.technologies.find(technology => technology.id === id)?.isOn ?? false; }

const inspection = new Inspection(() => ask({ deed: "inspect" }));
const selection = new TextSelection(perform);
const gestures = new Gestures(find("screen"), {
  toPoint: event => {
    const box = picture.getBoundingClientRect();
    const scale = state ? state.width / box.width : 1;
    return [Math.round((event.clientX - box.left) * scale), Math.round((event.clientY - box.top) * scale)];
  },
  do: perform,
  during,
  fingers: event => event.shiftKey && event.altKey ? 4 : event.altKey ? 3 : event.shiftKey ? 2 : chosenFingers,
  listens: () => isOn("VoiceOver"),
  points: () => isOn("AssistiveTouch"),
  selects: () => selection.isOn,
  height: () => state?.height ?? 0,
});
for (const button of document.querySelectorAll("[data-do]")) button.addEventListener("click", () => perform(button.dataset.do));
for (const button of document.querySelectorAll("[data-fingers]")) {
  button.addEventListener("click", () => {
    chosenFingers = Number(button.dataset.fingers);
    for (const other of document.querySelectorAll("[data-fingers]")) other.setAttribute("aria-pressed", other === button);
  });
}
const flicks = { ArrowRight: "right", ArrowLeft: "left", ArrowUp: "up", ArrowDown: "down", " ": "double tap", Enter: "double tap", "]": "rotor next", "[": "rotor previous", Home: "first", End: "last", Escape: "two-finger scrub" };
const keyNames = { ArrowRight: "right", ArrowLeft: "left", ArrowUp: "up", ArrowDown: "down", " ": "space", Enter: "return", Escape: "escape", Backspace: "delete", Home: "home", End: "end" };
find("screen").addEventListener("keydown", event => {
  if (event.key === "Tab" && !event.altKey) return;
  const name = keyNames[event.key] ?? (event.key.length === 1 ? event.key.toLowerCase() : null);
  let line = null;
  if (selection.isOn && !event.ctrlKey && !event.metaKey && !event.altKey) line = selection.line(event.key);
  else if (event.ctrlKey && event.altKey && name) line = `vo-${event.shiftKey ? "shift-" : ""}${name}`;
  else if (event.ctrlKey || event.metaKey || event.altKey) return;
  else if (isOn("KeyboardAccess") && keyNames[event.key]) line = `press ${keyNames[event.key]}`;
  else if (flicks[event.key]) line = flicks[event.key];
  else if (event.key.length === 1) line = `type ${quoted(event.key)}`;
  if (!line) return;
  event.preventDefault();
  during(event, () => perform(line));
});
find("rotor-next").addEventListener("click", () => perform("rotor next"));
find("rotor-previous").addEventListener("click", () => perform("rotor previous"));
find("command").addEventListener("submit", event => {
  event.preventDefault();
  const field = find("line");
  if (field.value.trim() !== "") perform(field.value);
  field.select();
});
find("mute").addEventListener("click", () => {
  const isOn = find("mute").getAttribute("aria-pressed") !== "true";
  find("mute").setAttribute("aria-pressed", isOn);
  if (isOn) sound.turnOn(); else sound.turnOff();
  ask({ deed: "sound", isOn });
});
find("pause").addEventListener("click", () => ask({ deed: state?.isPaused ? "resume" : "pause" }));
find("step").addEventListener("click", () => perform("wait 500ms"));
find("restart").addEventListener("click", () => ask({ deed: "restart" }));
for (const control of document.querySelectorAll("[data-setting]")) {
  control.addEventListener("change", () => {
    const value = control.type === "checkbox" ? (control.checked ? "on" : "off") : control.value;
    ask({ deed: "device", settings: { [control.dataset.setting]: value } });
  });
}
for (const control of document.querySelectorAll("[data-line]")) {
  control.addEventListener("change", () => perform(`${control.dataset.line} ${control.value}`));
}
const microphone = new Microphone();
find("speak").addEventListener("click", async () => {
  const button = find("speak");
  const isOn = button.getAttribute("aria-pressed") === "true";
  try {
    if (isOn) send(await microphone.end()); else await microphone.begin();
    button.setAttribute("aria-pressed", !isOn);
    button.textContent = isOn ? "Speak a command" : "Done speaking";
  } catch {
    find("said").textContent = "The browser gives no microphone.";
  }
});
find("speak-file").addEventListener("click", () => find("wav").click());
find("wav").addEventListener("change", async () => {
  const [file] = find("wav").files;
  if (!file) return;
  try {
    send(await Microphone.samples(await file.arrayBuffer()));
  } catch {
    find("said").textContent = `${file.name} is no sound that the browser reads.`;
  }
  find("wav").value = "";
});
function send(samples) {
  find("said").textContent = "Listening …";
  socket?.send(samples.buffer);
}
connect();
