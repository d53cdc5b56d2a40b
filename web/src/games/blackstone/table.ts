import type { GameTable } from '../game';
import Table from './BlackstoneTable.svelte';
import Goal from './Goal.svelte';
import { speech, tell } from './moves';
import Scoring from './Tableau.svelte';

export const blackstone: GameTable = { Table, Goal, speech, tell, Scoring };
