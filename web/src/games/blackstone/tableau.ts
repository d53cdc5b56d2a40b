import type { ScoreSheet } from '../../net/types';
import { TASKS, type TaskType } from './cards';
import type { SeatView } from './model';

/** A card of a stack: a household card, or a completed task with what it counts and why not. */
export interface Counted {
  id: string;
  points: number;
  /** Why it does not count; empty if it does. */
  why: string;
}

export interface StackView {
  type: TaskType;
  title: string;
  cards: Counted[];
}

/** What the score says about each card: "Knight G05: third Knight task, but only 2 Kings". */
function verdicts(sheet: ScoreSheet | undefined): Map<string, { points: number; why: string }> {
  const found = new Map<string, { points: number; why: string }>();
  for (const part of sheet?.parts ?? []) {
    const [card = '', why = ''] = part.what.split(': ');
    const id = card.split(' ').at(-1) ?? '';
    if (TASKS.has(id)) {
      found.set(id, { points: part.points, why });
    }
  }
  return found;
}

/** The stacks of a tableau with what counts in front, as the cap of Kings cuts it. */
export function stacks(seat: SeatView, sheet: ScoreSheet | undefined): StackView[] {
  const judged = verdicts(sheet);
  const household = (title: string): Counted => ({ id: title, points: 0, why: '' });
  const stack = (type: TaskType, title: string, own: Counted[], ids: string[] | undefined): StackView => ({
    type,
    title,
    cards: [...own, ...(ids ?? []).map((id) => ({ id, points: 0, why: '', ...judged.get(id) })).sort((a, b) => Number(a.why !== '') - Number(b.why !== ''))],
  });
  return [
    stack('king', 'Kings', [household('King'), household('King')], seat.kings),
    stack('ploy', 'Ploys', [], seat.ploys),
    stack('knight', 'Knights', [household('Knight')], seat.knights),
    stack('wizard', 'Wizards', [household('Wizard')], seat.wizards),
  ];
}
