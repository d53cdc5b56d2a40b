import { following, type GameTable } from '../game';
import Table from './BlackstoneTable.svelte';
import Scoring from './Tableau.svelte';
import { tell } from './tell';
import { words } from './words';

export const blackstone: GameTable = { Table, ...following(words), tell, Scoring };
