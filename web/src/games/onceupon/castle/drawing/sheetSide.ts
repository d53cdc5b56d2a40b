import type { Attachment } from '../../../../net/types';

/**
 * The side of a sheet: with the outline of a castle, or blank. On a blank one, parts are drawn automatically (`blank`) or only by hand
 * (`by-hand`).
 */
export const SHEET_SIDES = ['outline', 'blank', 'by-hand'] as const;
export type SheetSide = (typeof SHEET_SIDES)[number];

/** The part of a sheet to which the game attaches the choice of its side. */
export const SIDE_PART = 'side';

/** The side that a seat has chosen, as everybody at the table sees it. */
export function sheetSideOf(attachments: readonly Attachment[], seat: number): SheetSide {
  const chosen = attachments.find((each) => each.seat === seat && each.part === SIDE_PART)?.content;
  return SHEET_SIDES.find((each) => each === chosen) ?? 'outline';
}

/** A choice as the game keeps it; the outline needs no attachment. */
export const attachmentOfSide = (seat: number, side: SheetSide): Attachment => ({
  seat,
  part: SIDE_PART,
  ...(side === 'outline' ? {} : { content: side }),
});
