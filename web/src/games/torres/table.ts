import type { GameUi } from '../gameUi';
import StatusStrip from './panels/StatusStrip.svelte';
import { phrasing } from './moves';
import Scoring from './scoring/Scoring.svelte';
import Table from './TorresTable.svelte';

export const torres: GameUi = { Table, phrasing, StatusStrip, Scoring };
