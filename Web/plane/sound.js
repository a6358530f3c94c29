// A curve as a sound: the point that is read out goes from the left edge of the window to the
// right one, and pitch follows y. Where nothing is defined it is silent; what matters ticks,
// and is spoken with its exact value. How high a point sounds says the engine.

/** The steps across the window, and how long one takes, in ms. */
const STEPS = 160;
const STEP = 45;
/** How long a point that matters is listened to, in ms. */
const REST = 1_500;
/** The pitch of the lower edge of the window, in Hz. */
const LOWEST = 220;

export class Sound {
  #context;
  #tone;
  #gain;
  /** The play that goes on; another one ends it. */
  #play = /** @type {object | null} */ (null);

  /**
   * @param width How many columns the window has.
   * @param trace Sends a step of the trace; resolves to the screen.
   * @param onChange Called when it begins and when it ends.
   */
  constructor(width, trace, onChange) {
    this.width = width;
    this.trace = trace;
    this.onChange = onChange;
  }

  /** Whether a curve is played. */
  get isPlaying() {
    return this.#play !== null;
  }

  /** Whether a screen shows a point that is only passed. */
  isPassing({ trace }) {
    return this.isPlaying && trace?.point === null;
  }

  /** Plays the curve that is read out, or ends that. */
  toggle() {
    if (this.isPlaying) this.stop();
    else this.#run();
  }

  stop() {
    if (!this.isPlaying) return;
    this.#play = null;
    this.#silence();
    this.onChange();
  }

  async #run() {
    const play = this.#play = {};
    this.#open();
    this.onChange();
    const step = Math.max(1, Math.round(this.width() / STEPS));
    let { trace } = await this.trace({ start: true }) ?? {};
    while (trace && this.#play === play) {
      const isPoint = trace.point !== null;
      this.#sound(trace.cents);
      if (isPoint) this.#tick();
      await new Promise((done) => setTimeout(done, isPoint ? REST : STEP));
      if (this.#play !== play) break;
      // The engine knows where a curve ends.
      const next = await this.trace({ pass: step });
      trace = next?.outcome === "moved" ? next.trace : null;
    }
    if (this.#play === play) this.stop();
  }

  #open() {
    if (this.#context) return void this.#context.resume();
    this.#context = new AudioContext();
    this.#gain = this.#context.createGain();
    this.#gain.gain.value = 0;
    this.#tone = this.#context.createOscillator();
    this.#tone.type = "triangle";
    this.#tone.frequency.value = LOWEST;
    this.#tone.connect(this.#gain).connect(this.#context.destination);
    this.#tone.start();
  }

  /** Sounds so high, or is silent where there is no value. */
  #sound(cents) {
    if (cents === null) return this.#silence();
    const { currentTime: now } = this.#context;
    this.#tone.detune.setTargetAtTime(cents, now, 0.012);
    this.#gain.gain.setTargetAtTime(0.16, now, 0.012);
  }

  #silence() {
    this.#gain?.gain.setTargetAtTime(0, this.#context.currentTime, 0.01);
  }

  /** A click of its own on top of the tone. */
  #tick() {
    const { currentTime: now, destination } = this.#context;
    const click = this.#context.createOscillator();
    const gain = this.#context.createGain();
    click.type = "square";
    click.frequency.value = 1_760;
    gain.gain.setValueAtTime(0.12, now);
    gain.gain.exponentialRampToValueAtTime(0.001, now + 0.06);
    click.connect(gain).connect(destination);
    click.start(now);
    click.stop(now + 0.07);
    // The tone rests, so that words are heard.
    this.#gain.gain.setTargetAtTime(0.03, now + 0.25, 0.05);
  }
}
