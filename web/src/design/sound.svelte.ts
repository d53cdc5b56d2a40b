import { remember, remembered } from '../house.svelte';

/** A note: when it begins, how high it is, how long it rings, all in seconds and hertz. */
type Note = readonly [at: number, pitch: number, length: number];

const NOTES = {
  /** Wood on wood: something was put down. */
  knock: [[0, 190, 0.07]],
  /** It is your turn. */
  turn: [
    [0, 523, 0.18],
    [0.12, 659, 0.28],
  ],
  /** Points were counted. */
  score: [
    [0, 587, 0.12],
    [0.09, 740, 0.12],
    [0.18, 880, 0.25],
  ],
  /** That cannot be. */
  no: [[0, 130, 0.12]],
  /** Somebody has won. */
  win: [
    [0, 523, 0.2],
    [0.15, 659, 0.2],
    [0.3, 784, 0.2],
    [0.45, 1047, 0.6],
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Noise = keyof typeof NOTES;

const LOUDNESS = 0.12;

/** Small sounds, made here and not loaded. Browsers keep silent until the first tap, and so do we. */
class Sound {
  on = $state(remembered('sound', 'on') === 'on');
  private context: AudioContext | undefined;
  private ringing = 0;

  constructor() {
    addEventListener('pointerdown', () => this.wake(), { once: true });
    addEventListener('keydown', () => this.wake(), { once: true });
  }

  private wake(): void {
    if (this.on && typeof AudioContext !== 'undefined') {
      this.context ??= new AudioContext();
      this.rest();
    }
  }

  /** A context that is awake makes silence, all the time, and takes the processor for it. */
  private rest(): void {
    if (this.ringing === 0) {
      void this.context?.suspend();
    }
  }

  set(on: boolean): void {
    this.on = on;
    remember('sound', on ? 'on' : 'off');
    this.wake();
    this.play('knock');
  }

  play(noise: Noise): void {
    const context = this.context;
    if (!this.on || context === undefined || document.visibilityState !== 'visible') {
      return;
    }
    void context.resume();
    for (const [at, pitch, length] of NOTES[noise]) {
      const begin = context.currentTime + at;
      const voice = context.createOscillator();
      const volume = context.createGain();
      voice.type = 'triangle';
      voice.frequency.value = pitch;
      volume.gain.setValueAtTime(0, begin);
      volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + length);
      voice.connect(volume).connect(context.destination);
      this.ringing++;
      voice.onended = () => {
        this.ringing--;
        this.rest();
      };
      voice.start(begin);
      voice.stop(begin + length);
    }
  }

  /** Calls whoever has looked away: a telephone hums, everything else rings. */
  call(): void {
    this.play('turn');
    if (this.on) {
      navigator.vibrate?.(120);
    }
  }
}

export const sound = new Sound();
