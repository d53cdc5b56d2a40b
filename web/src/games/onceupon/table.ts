import { following, type GameTable } from '../game';
import { tell, words } from './moves';
import Scoring from './Scoring.svelte';
import Table from './OnceUponTable.svelte';

export const onceupon: GameTable = { Table, ...following(words), tell, Scoring };
