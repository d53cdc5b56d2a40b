import type { GameTable } from '../game';
import { line, sentence, tell } from './moves';
import Scoring from './Scoring.svelte';
import Table from './OnceUponTable.svelte';

export const onceupon: GameTable = { Table, sentence, line, tell, Scoring };
