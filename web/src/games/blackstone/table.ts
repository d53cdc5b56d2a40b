import type { GameTable } from '../game';
import Table from './BlackstoneTable.svelte';
import { words } from './words';

export const blackstone: GameTable = { Table, words };
