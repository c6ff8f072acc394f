"use strict";
// Plays what the program speaks, as its samples come, and marks the word that is being spoken.
class Sound {
  static patience = 1000;    // ms within which the clock of sound goes where anything can be played

  constructor(rate, mark) {
    this.rate = rate;
    this.mark = mark;
    this.words = [];
    this.starts = new Map();
    this.playing = new Set();
  }
  turnOn() {
    this.context ??= new AudioContext();
    this.context.onstatechange = () => { if (this.isSilent && this.context.state === "running") this.sounds(); };
    this.context.resume();
    this.isOn = true;
    this.end = 0;
    this.begin = this.context.currentTime - performance.now() / 1000;
    setTimeout(() => { this.isSilent = this.context.state !== "running"; this.follow(); }, Sound.patience);
  }
  // Where nothing can be played, some browsers let the clock of sound stand still; words are marked by the page's own then.
  get now() { return this.isSilent ? this.begin + performance.now() / 1000 : this.context?.currentTime ?? 0; }
  // What was begun by the page's clock is over by that of sound.
  sounds() {
    this.isSilent = false;
    for (const number of this.starts.keys()) this.starts.set(number, 0);
    this.hush();
  }
  turnOff() {
    this.isOn = false;
    this.hush();
  }
  hush() {
    for (const source of this.playing) { try { source.stop(); } catch { /* it has ended */ } }
    this.playing.clear();
    this.words = [];
    this.end = 0;
    cancelAnimationFrame(this.frame);
    this.mark(null);
  }
  play(kind, number, samples) {
    if (!this.isOn || samples.length === 0) return;
    const now = this.now;
    const start = kind === 3 ? 0 : Math.max(now + 0.01, this.end ?? 0);
    if (!this.isSilent) this.schedule(samples, start);
    this.first ??= performance.now();
    if (kind === 3) return;
    if (!this.starts.has(number)) this.starts.set(number, start);
    this.end = start + samples.length / this.rate;
    this.follow();
  }
  schedule(samples, start) {
    const buffer = this.context.createBuffer(1, samples.length, this.rate);
    const channel = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) channel[i] = samples[i] / 32768;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.context.destination);
    source.onended = () => this.playing.delete(source);
    this.playing.add(source);
    source.start(start);
  }
  word(word) {
    this.words.push(word);
    this.follow();
  }
  follow() {
    cancelAnimationFrame(this.frame);
    const step = () => {
      const now = this.now;
      let due = null;
      while (this.words.length > 0) {
        const begin = this.starts.get(this.words[0].number);
        if (begin === undefined || begin + this.words[0].sample / this.rate > now) break;
        due = this.words.shift();
      }
      if (due) this.mark(due);
      if (this.words.length > 0) this.frame = requestAnimationFrame(step);
      else if (now > this.end) this.mark(null);
      else setTimeout(() => { if (this.now >= this.end && this.words.length === 0) this.mark(null); }, 1000 * (this.end - now) + 50);
    };
    this.frame = requestAnimationFrame(step);
  }
}
