import type { Move } from '../../board-kit/notation';
import { MovePhrasing } from '../../board-kit/phrasing';
import { t } from '../../i18n';
import type { GameUi } from '../gameUi';
import Table from './PlainTable.svelte';

/** Shows moves in notation, for games whose messages this client does not have. */
class NotationPhrasing extends MovePhrasing {
  override sentence = (text: string, who: string): string => t('ui-plain-table-move', { who, move: text });
  override logLine = (text: string): string => text;
  override question = ({ text }: Move): string => t('ui-plain-table-confirm-move', { move: text });
  override buttonLabel = ({ text }: Move): string => text;
}

/** The user interface of a game without a board of its own: facts of the view, and the legal moves as buttons. */
export const plainGameUi = (game: string): GameUi => ({ Table, phrasing: new NotationPhrasing(game) });
