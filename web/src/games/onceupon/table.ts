import type { GameUi } from '../gameUi';
import Goal from './Goal.svelte';
import { eventText, phrasing } from './moves';
import Scoring from './Scoring.svelte';
import Table from './OnceUponTable.svelte';

export const onceupon: GameUi = { Table, phrasing, eventText, StatusStrip: Goal, Scoring, openInformation: true };
