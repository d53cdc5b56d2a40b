import type { GameUi } from '../gameUi';
import Table from './BlackstoneTable.svelte';
import StatusStrip from './panels/StatusStrip.svelte';
import { eventText, phrasing } from './moves';
import Scoring from './panels/Tableau.svelte';

export const blackstone: GameUi = { Table, StatusStrip, phrasing, eventText, Scoring };
