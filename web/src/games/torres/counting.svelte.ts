import { announcer } from '../../design/announcer.svelte';
import { motion } from '../../design/motion.svelte';
import type { GameEvent } from '../../net/types';
import { say, sayList } from '../../words';
import type { Gain } from './Gains.svelte';
import type { Castle } from './model';
import './words';

/** One thing that pays at a scoring: a castle, the king, the master card. */
export interface Payment {
  what: 'castle' | 'king' | 'master';
  castle: Castle | undefined;
  gains: Gain[];
}

/** A scoring thing by thing: the castles, the poorest first, then the king and the master card. */
export function payments(events: readonly GameEvent[], castles: readonly Castle[], king: string | null): Payment[] {
  const of = (space: string | null) => castles.find(({ spaces }) => spaces.includes(space ?? ''));
  const found: Payment[] = [];
  for (const event of events) {
    const what = event.event;
    if (what !== 'castle' && what !== 'king' && what !== 'master') {
      continue;
    }
    const space = what === 'castle' ? String(event['at']) : (king ?? '');
    const castle = what === 'master' ? undefined : of(space);
    const gain = { space, points: Number(event['points']), seat: Number(event['seat']) };
    const same = found.find((each) => each.what === what && each.castle === castle);
    if (same) {
      same.gains.push(gain);
    } else {
      found.push({ what, castle, gains: [gain] });
    }
  }
  const rank = { castle: 0, king: 1, master: 2 };
  const most = ({ gains }: Payment) => Math.max(...gains.map(({ points }) => points));
  return found.sort((a, b) => rank[a.what] - rank[b.what] || most(a) - most(b));
}

/** What a payment is in words. */
export function words({ what, castle, gains }: Payment, names: readonly string[]): string {
  const paid = sayList(gains.map(({ seat = 0, points }) => say('torres-counted-seat', { who: names[seat] ?? '', points })));
  return what === 'castle'
    ? say('torres-counted-castle', { area: castle?.spaces.length ?? 0, paid })
    : say(what === 'king' ? 'torres-counted-king' : 'torres-counted-master', { paid });
}

const [LONG, MORE] = [1500, 250];

/** A scoring that is being counted out on the board; whoever has seen enough skips the rest. */
export class Counting {
  private left = $state.raw<readonly Payment[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is being paid now, or null. */
  readonly now = $derived(this.left[0] ?? null);

  /** Begins to count; all of it is said at once for those who listen. */
  begin(all: readonly Payment[], names: readonly string[]): void {
    announcer.say(all.map((payment) => words(payment, names)).join(' '));
    if (motion.on) {
      this.left = all;
      this.wait();
    }
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.now !== null) {
      this.timer = setTimeout(this.next, LONG + MORE * this.now.gains.length);
    }
  }

  private next = (): void => {
    this.left = this.left.slice(1);
    this.wait();
  };

  skip = (): void => {
    clearTimeout(this.timer);
    this.left = [];
  };
}
