"use strict";
// Turns what pointers do on the screen into lines of a drive script.
//   new Gestures(element, { toPoint, do, during, fingers, listens, points, selects, height })
//   do(line) · toPoint(event) → [x, y] in points · fingers(event) → 1…4 · listens() → whether VoiceOver is on
// during(event, body) → does what an event asks for · selects() → whether words are selected
// points() → whether AssistiveTouch is on · height() → how high the screen is, in points
class Gestures {
  static tapTime = 300;      // ms within which a finger that comes and goes is a tap, and the next tap belongs to it
  static flickTime = 350;    // ms within which a stroke is a flick
  static flickWay = 40;      // pixels that a flick is long at least
  static holdTime = 600;     // ms after which a finger is held
  static stillness = 8;      // pixels within which a finger does not move

  constructor(element, what) {
    this.what = what;
    this.touches = new Map();
    this.taps = 0;
    this.selecting = null;
    // Moves are told at once where a browser can; otherwise it keeps them until it draws next.
    const moves = "onpointerrawupdate" in element ? "pointerrawupdate" : "pointermove";
    for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
      element.addEventListener(name === "pointermove" ? moves : name, event => {
        if (event.cancelable) event.preventDefault();
        what.during(event, () => this[name](event));
      });
    }
    if (moves !== "pointermove") element.addEventListener("pointermove", event => event.preventDefault());
    element.addEventListener("contextmenu", event => event.preventDefault());
  }

  pointerdown(event) {
    if (event.button > 0) return;
    if (this.what.selects()) return this.beginSelection(event);
    if (this.what.points()) return this.point(event, "pointer hold");
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    const touch = { x: event.clientX, y: event.clientY, lastX: event.clientX, lastY: event.clientY, at: event.timeStamp, point: this.what.toPoint(event) };
    if (this.touches.size === 0) {
      this.most = this.what.fingers(event);
      this.first = touch;
      // A tap just before this one belongs to it.
      this.before = this.taps;
      clearTimeout(this.waiting);
      this.explores = false;
      this.given = false;
      this.reached = null;
      if (!this.what.listens()) this.press(touch);
      else this.hold = setTimeout(() => this.held(), Gestures.holdTime);
    }
    this.touches.set(event.pointerId, touch);
    this.most = Math.max(this.most, this.touches.size);
  }

  // A pointer that is pressed selects the word below it, and moved, all words up to it; the menu opens when it is let go.
  beginSelection(event) {
    event.currentTarget.focus({ preventScroll: true });
    event.currentTarget.setPointerCapture(event.pointerId);
    this.selecting = { x: event.clientX, y: event.clientY, point: this.what.toPoint(event), hasMoved: false };
  }
  continueSelection(event) {
    const start = this.selecting;
    if (!start.hasMoved && Math.hypot(event.clientX - start.x, event.clientY - start.y) <= Gestures.stillness) return;
    if (!start.hasMoved) this.send(`select word ${start.point.join(" ")}`);
    start.hasMoved = true;
    this.send(`select to ${this.what.toPoint(event).join(" ")}`);
  }
  endSelection() {
    const start = this.selecting;
    this.selecting = null;
    if (!start.hasMoved) return this.what.do(`select word ${start.point.join(" ")}`);
    if (this.next) this.what.do(this.next);
    this.next = null;
    this.busy = false;
    this.what.do("speak menu");
  }

  // Without a screen reader the app has the finger.
  press(touch) {
    if (this.most > 1) return;
    this.given = true;
    this.what.do(`press ${touch.point.join(" ")} 0s`);
  }

  // A finger that stays explores from then on; after a tap it is given to the app.
  held() {
    if (this.most > 1 || this.moved()) return;
    this.taps = 0;
    if (this.before === 1) {
      this.given = true;
      this.what.do("double tap and hold");
    } else {
      this.explore(this.first.point);
    }
  }

  explore(point) {
    this.explores = true;
    this.taps = 0;
    this.what.do(`touch ${point.join(" ")}`);
  }

  moved(touch = this.first) {
    return Math.hypot(touch.lastX - touch.x, touch.lastY - touch.y) > Gestures.stillness;
  }

  // AssistiveTouch has a pointer of its own, which goes where the page's goes.
  point(event, line) {
    event.currentTarget.setPointerCapture(event.pointerId);
    this.next = null;
    this.busy = false;
    this.what.do(`pointer to ${this.what.toPoint(event).join(" ")}`);
    this.what.do(line);
  }

  pointermove(event) {
    if (this.selecting) return this.continueSelection(event);
    if (this.what.points()) return this.send(`pointer to ${this.what.toPoint(event).join(" ")}`);
    const touch = this.touches.get(event.pointerId);
    if (!touch) return;
    touch.lastX = event.clientX;
    touch.lastY = event.clientY;
    const point = this.what.toPoint(event);
    if (this.most > 1) return;
    if (this.given) return this.drag(point);
    if (this.explores) return this.follow(point);
    if (this.what.listens() && this.moved() && event.timeStamp - touch.at > Gestures.flickTime) {
      clearTimeout(this.hold);
      this.explore(point);
    }
  }

  // One line at a time: the latest place waits until the last one was answered.
  follow(point) { this.send(`touch ${point.join(" ")}`); }
  drag(point) { this.send(this.what.listens() ? `drag ${point.join(" ")}` : `drag to ${point.join(" ")}`); }
  send(line) {
    if (this.busy) { this.next = line; return; }
    this.busy = true;
    this.what.do(line);
  }
  answered() {
    this.busy = false;
    const line = this.next;
    this.next = null;
    if (line) this.send(line);
  }

  pointerup(event) {
    if (this.selecting) return this.endSelection();
    if (this.what.points()) return this.point(event, "pointer release");
    const touch = this.touches.get(event.pointerId);
    if (!touch) return;
    touch.lastX = event.clientX;
    touch.lastY = event.clientY;
    this.touches.delete(event.pointerId);
    if (this.touches.size > 0) return;
    clearTimeout(this.hold);
    if (this.next) { this.what.do(this.next); this.next = null; }
    this.busy = false;
    if (this.given) {
      this.what.do(this.what.listens() ? "lift finger" : "lift");
      return;
    }
    if (this.explores) return;
    const time = event.timeStamp - this.first.at;
    const [x, y] = [touch.lastX - touch.x, touch.lastY - touch.y];
    if (Math.hypot(x, y) >= Gestures.flickWay && time <= Gestures.flickTime * 2) {
      const direction = Math.abs(x) > Math.abs(y) ? (x > 0 ? "right" : "left") : (y > 0 ? "down" : "up");
      this.taps = 0;
      this.what.do(this.named(`flick ${direction}`));
    } else if (!this.moved(touch)) {
      this.tap(touch.point);
    }
  }

  pointercancel(event) {
    if (this.selecting) return this.endSelection();
    this.touches.delete(event.pointerId);
    clearTimeout(this.hold);
    if (this.given) this.what.do(this.what.listens() ? "lift finger" : "lift");
    this.given = this.explores = false;
  }

  tap(point) {
    this.taps += 1;
    clearTimeout(this.waiting);
    const fingers = this.most;
    // A single tap of one finger is answered at once; those that may become more wait for them.
    if (fingers === 1 && this.taps === 1) this.what.do(`tap ${point.join(" ")}`);
    this.waiting = setTimeout(() => {
      const count = this.taps;
      this.taps = 0;
      if (fingers === 1 && count === 1) return;
      const name = ["tap", "double tap", "triple tap", "quadruple tap"][Math.min(count, 4) - 1];
      this.what.do(fingers === 4 && count === 1 ? (point[1] < this.what.height() / 2 ? "first" : "last") : this.named(name, fingers));
    }, Gestures.tapTime);
  }

  named(gesture, fingers = this.most) {
    return fingers === 1 ? gesture : `${["", "", "two", "three", "four"][fingers]}-finger ${gesture}`;
  }
}
