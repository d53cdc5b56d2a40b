import type { GameTable } from '../game';
import Table from './BlackstoneTable.svelte';
import { speech, tell } from './moves';
import Scoring from './Tableau.svelte';

export const blackstone: GameTable = { Table, speech, tell, Scoring };
