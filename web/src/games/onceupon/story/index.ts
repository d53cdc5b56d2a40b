import type { GameStory } from '../../gameUi';
import Apprentice from './Apprentice.svelte';
import GreatArchitect from './GreatArchitect.svelte';
import Opening from './Opening.svelte';

export const story: GameStory = {
  Opening,
  chapters: [{ id: 'guests', names: ['residents', 'bolt', 'hourglass', 'crown'] }],
  variants: { apprentice: Apprentice, 'great-architect': GreatArchitect },
};
