import { announcer } from '../../../design/announcer.svelte';
import type { ScorePart, TableInfo } from '../../../net/types';
import { formatPhrase, playerName, t } from '../../../i18n';
import type { NextPart } from '../model';
import type { CastleParts } from '../castle/drawing/castle';

/** The time for which each item of the score sheets is shown. */
export const SCORE_PART_MS = 1100;

export const scorePartText = ({ phrase }: ScorePart): string => formatPhrase(phrase);

/** The parts of a castle that a line of its score is about. */
export function scoredParts(part: ScorePart | undefined, castle: CastleParts): NextPart[] {
  const list = (kind: NextPart['kind'], count: number): NextPart[] => Array.from({ length: count }, (_, i) => ({ kind, number: i + 1 }));
  switch (part?.id) {
    case 'towers':
    case 'per-tower':
      return list('tower', castle.towers.length);
    case 'flags':
    case 'per-flag':
      return list('flag', castle.flags.length);
    case 'per-wall':
      return list('wall', castle.walls);
    case 'per-floor':
      return list('floor', castle.floors);
    default:
      return [];
  }
}

/** Announces the points of every castle for screen readers. */
export function announceScores({ sheets = [], seats }: TableInfo): void {
  sheets.forEach((sheet, seat) => {
    const sources = sheet.parts.map((part) => t('onceupon-points-source', { source: scorePartText(part), points: part.points }));
    announcer.announce(t('onceupon-points-told', { who: seats[seat]?.name ?? playerName(seat), points: sheet.total, sources }));
  });
}
