import type { GameUi } from '../gameUi';
import Goal from './Goal.svelte';
import { eventText, phrasing } from './moves';
import Scoring from './Scoring.svelte';
import Table from './OnceUponTable.svelte';

/** Everything lies open in it: whoever looks back sees the same with all eyes. */
export const onceupon: GameUi & { open: true } = { Table, phrasing, eventText, StatusStrip: Goal, Scoring, open: true };
