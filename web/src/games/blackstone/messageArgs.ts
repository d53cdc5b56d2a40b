import type { ArgFormatter } from '../../board-kit/phrasing';
import { formatPhrase, type MessageArg, type Phrase } from '../../i18n';
import { TASKS } from './cards';
import './words';

/** The things of the table as a sentence names them; whatever is not here has a message of its own. */

export const face = (name: string): Phrase => ({ key: `blackstone-face-${name}` });

/** A card with its two faces: "lion spy (dragon captain behind)". */
export function vassal(card: string): Phrase {
  const [up = '', down = ''] = card.split('/');
  return up === down ? face(up) : { key: 'blackstone-vassal', args: { up: face(up), down: face(down) } };
}

export const task = (id: string): Phrase => ({ key: `blackstone-task-${TASKS.get(id)?.type ?? ''}`, args: { id } });

const into = (set: string): Phrase =>
  set === 'new' ? { key: 'blackstone-into-new' } : { key: 'blackstone-into', args: { number: Number(set) } };

export const formatArg: ArgFormatter = (kind, value) => {
  switch (kind) {
    case 'space':
      return value === '-' ? 'absent' : value.toUpperCase();
    case 'task':
      return task(value);
    case 'vassal':
      return vassal(value);
    case 'side':
      return face(value.split('/')[0] ?? '');
    case 'upcharge':
      return value.split(' ').map(vassal);
    case 'set':
      return into(value);
    case 'reward':
      return { key: `blackstone-reward-${value.replace('+', '-')}` };
    default:
      return undefined;
  }
};

const SPACES = ['space', 'from', 'to', 'left', 'right'];

/** The same by the fields of events, which call a task and a vassal a card. */
export const formatEventArg: ArgFormatter = (field, value): MessageArg | undefined => {
  if (SPACES.includes(field)) {
    return formatArg('space', value);
  }
  return value.includes('/') ? vassal(value) : TASKS.has(value) ? task(value) : formatArg(field, value);
};

export const vassalText = (card: string): string => formatPhrase(vassal(card));
export const taskText = (id: string): string => formatPhrase(task(id));
