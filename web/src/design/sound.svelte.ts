import { stored } from '../app/storage';

/** A tone: start, pitch and length, in seconds and hertz. */
type ToneSpec = readonly [at: number, pitch: number, length: number];

const SOUNDS = {
  /** A piece was placed. */
  knock: [[0, 190, 0.07]],
  /** The user is to move. */
  turn: [
    [0, 523, 0.18],
    [0.12, 659, 0.28],
  ],
  /** Points were scored. */
  score: [
    [0, 587, 0.12],
    [0.09, 740, 0.12],
    [0.18, 880, 0.25],
  ],
  /** A move was refused. */
  no: [[0, 130, 0.12]],
  /** The game is over. */
  win: [
    [0, 523, 0.2],
    [0.15, 659, 0.2],
    [0.3, 784, 0.2],
    [0.45, 1047, 0.6],
  ],
} as const satisfies Record<string, readonly ToneSpec[]>;

export type SoundName = keyof typeof SOUNDS;

const VOLUME = 0.12;

/** Synthesised sounds. Browsers allow sound only after the first user input. */
class Sound {
  on = $state(stored.sound.load() === 'on');
  private context: AudioContext | undefined;
  private activeTones = 0;

  constructor() {
    addEventListener('pointerdown', () => this.resume(), { once: true });
    addEventListener('keydown', () => this.resume(), { once: true });
  }

  private resume(): void {
    if (this.on && typeof AudioContext !== 'undefined') {
      this.context ??= new AudioContext();
      this.suspendWhenSilent();
    }
  }

  /** A running audio context uses the processor even in silence, so it is suspended. */
  private suspendWhenSilent(): void {
    if (this.activeTones === 0) {
      void this.context?.suspend();
    }
  }

  setOn(on: boolean): void {
    this.on = on;
    stored.sound.save(on ? 'on' : 'off');
    this.resume();
    this.play('knock');
  }

  play(name: SoundName): void {
    const context = this.context;
    if (!this.on || context === undefined || document.visibilityState !== 'visible') {
      return;
    }
    void context.resume();
    for (const [at, pitch, length] of SOUNDS[name]) {
      const start = context.currentTime + at;
      const oscillator = context.createOscillator();
      const volume = context.createGain();
      oscillator.type = 'triangle';
      oscillator.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(VOLUME, start + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.001, start + length);
      oscillator.connect(volume).connect(context.destination);
      this.activeTones++;
      oscillator.onended = () => {
        this.activeTones--;
        this.suspendWhenSilent();
      };
      oscillator.start(start);
      oscillator.stop(start + length);
    }
  }

  /** Alerts a user who is looking elsewhere: by sound, and by vibration on phones. */
  playTurnAlert(): void {
    this.play('turn');
    if (this.on) {
      navigator.vibrate?.(120);
    }
  }
}

export const sound = new Sound();
