import type { GameTable } from '../game';
import Table from './BlackstoneTable.svelte';
import { line, sentence } from './moves';
import Scoring from './Tableau.svelte';
import { tell } from './tell';

export const blackstone: GameTable = { Table, sentence, line, tell, Scoring };
