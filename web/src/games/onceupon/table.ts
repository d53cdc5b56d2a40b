import type { GameTable } from '../game';
import Goal from './Goal.svelte';
import { speech, tell } from './moves';
import Scoring from './Scoring.svelte';
import Table from './OnceUponTable.svelte';

export const onceupon: GameTable = { Table, speech, tell, Goal, Scoring };
