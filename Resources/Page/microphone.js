"use strict";
// Records what is said, and turns it, or what a file holds, into the samples that the recogniser takes.
class Microphone {
  static rate = 16000;

  // Begins to record; `end` gives the samples.
  async begin() {
    this.stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
    this.recorder = new MediaRecorder(this.stream);
    this.parts = [];
    this.recorder.ondataavailable = event => this.parts.push(event.data);
    this.recorder.start();
  }
  async end() {
    const ended = new Promise(resolve => { this.recorder.onstop = resolve; });
    this.recorder.stop();
    await ended;
    for (const track of this.stream.getTracks()) track.stop();
    return Microphone.samples(await new Blob(this.parts).arrayBuffer());
  }

  // The samples of a recording in any form that the browser reads.
  static async samples(bytes) {
    const context = new OfflineAudioContext(1, Microphone.rate, Microphone.rate);
    const sound = await context.decodeAudioData(bytes);
    const mixing = new OfflineAudioContext(1, Math.max(1, Math.ceil(sound.duration * Microphone.rate)), Microphone.rate);
    const source = mixing.createBufferSource();
    source.buffer = sound;
    source.connect(mixing.destination);
    source.start();
    const mixed = (await mixing.startRendering()).getChannelData(0);
    return Int16Array.from(mixed, value => Math.max(-32768, Math.min(32767, Math.round(value * 32767))));
  }
}
