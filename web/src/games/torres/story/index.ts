import type { GameStory } from '../../gameUi';
import Master from './Master.svelte';
import Opening from './Opening.svelte';
import Standard from './Standard.svelte';

export const story: GameStory = {
  Opening,
  chapters: [{ id: 'heirs', names: ['king', 'sons', 'plain'] }],
  variants: { standard: Standard, master: Master },
};
