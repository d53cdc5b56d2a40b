import type { GameUi } from '../gameUi';
import StatusStrip from './board/StatusStrip.svelte';
import { eventText, phrasing } from './moves';
import Scoring from './scoring/Scoring.svelte';
import Table from './OnceUponTable.svelte';

export const onceupon: GameUi = { Table, phrasing, eventText, StatusStrip, Scoring, openInformation: true };
