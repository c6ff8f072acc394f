"use strict";
// Plays what the program speaks, as its samples come, and marks the word that is being spoken.
class Sound {
  constructor(rate, mark) {
    this.rate = rate;
    this.mark = mark;
    this.words = [];
    this.starts = new Map();
    this.playing = new Set();
  }
  turnOn() {
    this.context ??= new AudioContext();
    this.context.resume();
    this.isOn = true;
    this.end = 0;
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
    const buffer = this.context.createBuffer(1, samples.length, this.rate);
    const channel = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) channel[i] = samples[i] / 32768;
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.context.destination);
    source.onended = () => this.playing.delete(source);
    this.playing.add(source);
    const now = this.context.currentTime;
    if (kind === 3) { source.start(); this.first ??= performance.now(); return; }
    const start = Math.max(now + 0.01, this.end ?? 0);
    if (!this.starts.has(number)) this.starts.set(number, start);
    source.start(start);
    this.first ??= performance.now();
    this.end = start + buffer.duration;
    this.follow();
  }
  word(word) {
    this.words.push(word);
    this.follow();
  }
  follow() {
    cancelAnimationFrame(this.frame);
    const step = () => {
      const now = this.context?.currentTime ?? 0;
      let due = null;
      while (this.words.length > 0) {
        const begin = this.starts.get(this.words[0].number);
        if (begin === undefined || begin + this.words[0].sample / this.rate > now) break;
        due = this.words.shift();
      }
      if (due) this.mark(due);
      if (this.words.length > 0) this.frame = requestAnimationFrame(step);
      else if (now > this.end) this.mark(null);
      else setTimeout(() => { if (this.context.currentTime >= this.end && this.words.length === 0) this.mark(null); }, 1000 * (this.end - now) + 50);
    };
    this.frame = requestAnimationFrame(step);
  }
}
