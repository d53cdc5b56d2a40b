import type { ScoringStep } from '../../../board-kit/scoringSteps.svelte';
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

/** The text of a payment. */
export function paymentText({ what, castle, gains }: Payment, names: readonly string[]): string {
  const paid = formatList(gains.map(({ seat = 0, points }) => t('torres-counted-seat', { who: names[seat] ?? '', points })));
  return what === 'castle'
    ? t('torres-counted-castle', { area: castle?.spaces.length ?? 0, paid })
    : t(what === 'king' ? 'torres-counted-king' : 'torres-counted-master', { paid });
}

const PAYMENT_MS = 1500;
const GAIN_MS = 250; // longer for each seat that is paid
const MAX_TOTAL_MS = 10_000; // without these

/** The payments as steps of an animation. */
export const paymentSteps = (payments: readonly Payment[], names: readonly string[]): (Payment & ScoringStep)[] =>
  payments.map((payment) => ({
    ...payment,
    caption: paymentText(payment, names),
    durationMs: Math.min(PAYMENT_MS, MAX_TOTAL_MS / payments.length) + GAIN_MS * payment.gains.length,
    points: payment.gains,
  }));
