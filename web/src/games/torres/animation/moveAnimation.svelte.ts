import type { LogRecord } from '../../../table/store/history.svelte';
import { eventsOf } from '../model';
import { cardOf, phrasing } from '../moves';
import { seatScores, type SeatScore } from '../scoring/scoring';

/** What the eye needs to know of the table besides the move itself. */
interface MoveContext {
  you: readonly number[];
  over: boolean;
  /** The cards that this person has bought in this turn. */
  bought: readonly string[];
}

/** Longer than any flight takes. */
const MAX_FLIGHT_MS = 600;

/** What is being shown of the last move: what flies where, the card that is held up, the scoring it brought. */
export class MoveAnimation {
  flight = $state.raw<{ action: string; from: string | null; to: string } | null>(null);
  card = $state.raw<{ seat: number; kind: string | null; key: number } | null>(null);
  scores = $state.raw<SeatScore[]>([]);
  /** Where the king stands, to know where he came from when he moves. */
  king: string | null = null;

  /** Begins to show a move; returns what ends it, for an effect. */
  begin(latest: LogRecord | null, context: MoveContext): (() => void) | undefined {
    if (latest?.entry.kind !== 'move') {
      return undefined;
    }
    const { move: text = '', seat = 0, number: key } = latest.entry;
    const move = phrasing.parse(text);
    const own = context.you.includes(seat);
    const from = move.verb === 'king' ? this.king : move.from;
    this.flight = move.to === null ? null : { action: move.verb, from, to: move.to };
    const card = cardOf(move.verb);
    if (card !== null) {
      this.card = { seat, kind: card, key };
    } else if (move.verb === 'draw') {
      this.card = { seat, kind: (own ? context.bought.at(-1) : undefined) ?? null, key };
    }
    const scores = seatScores(eventsOf(latest.events));
    if (scores.length > 0 || own) {
      this.scores = context.over ? [] : scores;
    }
    const landed = setTimeout(() => (this.flight = null), MAX_FLIGHT_MS);
    return () => clearTimeout(landed);
  }
}
