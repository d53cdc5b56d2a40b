import type { GameTable } from '../game';
import Goal from './Goal.svelte';
import { speech } from './moves';
import Scoring from './Scoring.svelte';
import Table from './TorresTable.svelte';

export const torres: GameTable = { Table, speech, Goal, Scoring };
