import { announcer } from '../../../design/announcer.svelte';
import { motion } from '../../../design/motion.svelte';
import type { ScorePart, TableInfo } from '../../../net/types';
import { formatPhrase, playerName, t } from '../../../i18n';
import type { ScoringAnimation } from '../../../board-kit/scoringAnimation';
import type { NextPart } from '../model';
import type { CastleParts } from '../castle/drawing/castle';

/** For how long each source of points is looked at, in milliseconds. */
const SCORE_PART_MS = 1100;

export const scorePartText = ({ phrase }: ScorePart): string => formatPhrase(phrase);

/** The parts of a castle that a line of its score is about. */
export function scoredParts(part: ScorePart | undefined, castle: CastleParts): NextPart[] {
  const list = (kind: NextPart['kind'], count: number): NextPart[] => Array.from({ length: count }, (_, i) => ({ kind, number: i + 1 }));
  switch (part?.phrase.key) {
    case 'onceupon-score-towers':
    case 'onceupon-score-per-tower':
      return list('tower', castle.towers.length);
    case 'onceupon-score-flags':
    case 'onceupon-score-per-flag':
      return list('flag', castle.flags.length);
    case 'onceupon-score-per-wall':
      return list('wall', castle.walls);
    case 'onceupon-score-per-floor':
      return list('floor', castle.floors);
    default:
      return [];
  }
}

/** The points of a finished game, counted up source by source before the eyes of those who saw it end. */
export class Counting implements ScoringAnimation {
  /** How many sources have been counted so far. */
  at = $state(Infinity);
  readonly caption = ''; // they stand below each castle

  /**
   * @param fresh whether the game has ended just now
   * @param tell who has to know that something is counted, and that it no longer is
   */
  constructor(
    private readonly info: () => TableInfo,
    fresh: boolean,
    private readonly tell: (counting: ScoringAnimation | null) => void,
  ) {
    const most = Math.max(0, ...(info().sheets ?? []).map((sheet) => sheet.parts.length));
    if (fresh) {
      this.announce(info());
    }
    if (!fresh || !motion.on) {
      return;
    }
    this.at = 0;
    tell(this);
    $effect(() => {
      const timer = setInterval(() => {
        this.at++;
        if (this.at > most) {
          this.skip();
          clearInterval(timer);
        }
      }, SCORE_PART_MS);
      return () => {
        clearInterval(timer);
        tell(null);
      };
    });
  }

  pendingPoints(seat: number): number {
    return (this.info().sheets?.[seat]?.parts ?? []).slice(this.at).reduce((sum, part) => sum + part.points, 0);
  }

  skip = (): void => {
    this.at = Infinity;
    this.tell(null);
  };

  get runs(): boolean {
    return this.at !== Infinity;
  }

  /** The same for those who listen. */
  private announce({ sheets = [], seats }: TableInfo): void {
    sheets.forEach((sheet, seat) => {
      const sources = sheet.parts.map((part) => t('onceupon-points-source', { source: scorePartText(part), points: part.points }));
      announcer.announce(t('onceupon-points-told', { who: seats[seat]?.name ?? playerName(seat), points: sheet.total, sources }));
    });
  }
}
