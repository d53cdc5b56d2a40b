import type { GameTable } from '../game';
import Goal from './Goal.svelte';
import { speech, tell } from './moves';
import Scoring from './Scoring.svelte';
import Table from './OnceUponTable.svelte';

/** Everything lies open in it: whoever looks back sees the same with all eyes. */
export const onceupon: GameTable & { open: true } = { Table, speech, tell, Goal, Scoring, open: true };
