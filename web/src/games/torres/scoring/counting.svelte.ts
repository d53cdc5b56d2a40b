import { announcer } from '../../../design/announcer.svelte';
import { motion } from '../../../design/motion.svelte';
import type { ScoringAnimation } from '../../../board-kit/scoringAnimation';
import { formatList, t } from '../../../i18n';
import type { Gain } from '../board/ScoreLabels.svelte';
import type { Castle, TorresEvent } from '../model';
import '../words';

/** One thing that pays at a scoring: a castle, the king, the master card. */
export interface Payment {
  what: 'castle' | 'king' | 'master';
  castle: Castle | undefined;
  gains: Gain[];
}

/** A scoring thing by thing: the castles, the poorest first, then the king and the master card. */
export function payments(events: readonly TorresEvent[], castles: readonly Castle[], king: string | null): Payment[] {
  const of = (space: string | null) => castles.find(({ spaces }) => spaces.includes(space ?? ''));
  const found: Payment[] = [];
  for (const event of events) {
    if (event.event !== 'castle' && event.event !== 'king' && event.event !== 'master') {
      continue;
    }
    const { event: what, points, seat } = event;
    const space = event.event === 'castle' ? event.at : (king ?? '');
    const castle = what === 'master' ? undefined : of(space);
    const gain = { space, points, seat };
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
  const paid = formatList(gains.map(({ seat = 0, points }) => t('torres-counted-seat', { who: names[seat] ?? '', points })));
  return what === 'castle'
    ? t('torres-counted-castle', { area: castle?.spaces.length ?? 0, paid })
    : t(what === 'king' ? 'torres-counted-king' : 'torres-counted-master', { paid });
}

/** For how long one payment is looked at, how much longer for each who is paid, and how long all of them should take. */
const [PAYMENT_MS, GAIN_MS, MAX_TOTAL_MS] = [1500, 250, 10_000];

/** A scoring that is being counted out on the board; whoever has seen enough skips the rest. */
export class Counting implements ScoringAnimation {
  private left = $state.raw<readonly Payment[]>([]);
  private names: readonly string[] = [];
  private long = PAYMENT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is being paid now, or null. */
  readonly now = $derived(this.left[0] ?? null);
  readonly caption = $derived(this.now === null ? '' : words(this.now, this.names));

  /** @param tell who has to know that something is counted, and that it no longer is */
  constructor(private readonly tell: (counting: ScoringAnimation | null) => void) {}

  /** Begins to count; all of it is said at once for those who listen. */
  begin(all: readonly Payment[], names: readonly string[]): void {
    announcer.announce(all.map((payment) => words(payment, names)).join(' '));
    if (motion.on) {
      this.names = names;
      this.long = Math.min(PAYMENT_MS, MAX_TOTAL_MS / all.length);
      this.tell(this);
      this.show(all);
    }
  }

  private show(left: readonly Payment[]): void {
    this.left = left;
    clearTimeout(this.timer);
    if (left[0] === undefined) {
      this.tell(null);
    } else {
      this.timer = setTimeout(() => this.show(left.slice(1)), this.long + GAIN_MS * left[0].gains.length);
    }
  }

  pendingPoints(seat: number): number {
    const waiting = this.left.slice(1).flatMap(({ gains }) => gains);
    return waiting.reduce((sum, gain) => sum + (gain.seat === seat ? gain.points : 0), 0);
  }

  skip = (): void => {
    if (this.now !== null) {
      this.show([]);
    }
  };
}
