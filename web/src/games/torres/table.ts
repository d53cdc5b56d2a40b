import type { GameUi } from '../gameUi';
import Goal from './Goal.svelte';
import { phrasing } from './moves';
import Scoring from './Scoring.svelte';
import Table from './TorresTable.svelte';

export const torres: GameUi = { Table, phrasing, StatusStrip: Goal, Scoring };
