import type { GameTable } from '../game';
import { speech, tell } from './moves';
import Scoring from './Scoring.svelte';
import Table from './OnceUponTable.svelte';

export const onceupon: GameTable = { Table, speech, tell, Scoring };
