import type { GameUi } from '../gameUi';
import Table from './BlackstoneTable.svelte';
import Goal from './Goal.svelte';
import { eventText, phrasing } from './moves';
import Scoring from './Tableau.svelte';

export const blackstone: GameUi = { Table, StatusStrip: Goal, phrasing, eventText, Scoring };
