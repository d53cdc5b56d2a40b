import { untrack } from 'svelte';
import type { TableInfo } from '../net/types';
import type { Candidate, Choosing } from '../rules/choosing.svelte';
import { say } from '../words';
import { Reason } from './reason.svelte';
import type { TableSession } from './session.svelte';

/** The seat that somebody looks from: who is asked if they play several, and -1 for somebody who only looks on. */
export const seatOf = ({ you, toMove }: TableInfo): number => (you.includes(toMove ?? -1) ? (toMove ?? 0) : (you[0] ?? -1));

/** Somebody before a board of any game: what they see, what they are about to play, and why something cannot be. */
export class Playing<View, Choice extends Choosing = Choosing> {
  readonly reason = new Reason();
  readonly info = $derived.by(() => this.session.info);
  readonly view = $derived.by(() => (this.info?.view ?? null) as View | null);
  readonly names: string[] = $derived(this.info?.seats.map((seat) => seat.name ?? '') ?? []);
  /** Whether something is asked of them. */
  readonly yours = $derived(this.info?.legal !== undefined);
  readonly seat = $derived(this.info ? seatOf(this.info) : -1);
  /** Changes when something else is asked, and not while only presence or clocks change: what is half chosen stays so. */
  readonly moment = $derived(`${this.info?.number} ${this.yours}`);

  /**
   * @param begin what else happens when something new is asked
   * @param asks whether a chosen move waits for a yes; what cannot be taken back does
   */
  constructor(
    readonly session: TableSession,
    readonly choice: Choice,
    begin: (playing: Playing<View, Choice>) => void = () => {},
    asks: (move: Candidate) => boolean = (move) => !choice.free(move),
  ) {
    // Before the page changes: nothing of the last moment must be lit in this one.
    $effect.pre(() => {
      if (this.moment) {
        untrack(() => {
          choice.offer(this.info?.legal ?? [], this.info?.lasting);
          this.reason.clear();
          begin(this);
        });
      }
    });
    $effect(() => {
      const chosen = this.choice.candidate;
      if (this.yours && chosen && !asks(chosen)) {
        untrack(() => {
          choice.candidate = null; // it is not chosen again if it is refused
          void this.play(chosen.moves);
        });
      }
    });
  }

  /** Plays moves one after the other; answers whether they were taken, and else shows why not. */
  async play(moves: readonly string[], event?: Event): Promise<boolean> {
    this.reason.clear();
    const refused = await this.session.walk(moves);
    if (refused !== null) {
      this.reason.show(refused, event);
    }
    return refused === null;
  }

  /** Plays the move that waits for a yes. */
  confirm = (event?: Event): Promise<boolean> => this.play(this.choice.candidate?.moves ?? [], event);

  /** Shows why a move is not among the legal ones. */
  async explain(move: string, event: Event): Promise<void> {
    const { text, keys } = (await this.session.why(move)) ?? { text: say('house-why-not-now'), keys: [] };
    this.reason.show(text, event, keys);
  }

  letGo = (): void => {
    this.choice.reset();
    this.reason.clear();
  };
}
