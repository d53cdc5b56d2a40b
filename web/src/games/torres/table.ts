import type { GameTable } from '../game';
import { line, sentence } from './moves';
import Scoring from './Scoring.svelte';
import Table from './TorresTable.svelte';

export const torres: GameTable = { Table, sentence, line, Scoring };
