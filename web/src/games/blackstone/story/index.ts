import type { GameStory } from '../../gameUi';
import Advanced from './Advanced.svelte';
import Coop from './Coop.svelte';
import KingsQuest from './KingsQuest.svelte';
import Opening from './Opening.svelte';
import PuzzleMaster from './PuzzleMaster.svelte';
import QueensQuest from './QueensQuest.svelte';
import Solo from './Solo.svelte';
import Throne from './Throne.svelte';
import Westarland from './Westarland.svelte';
import WizardsQuest from './WizardsQuest.svelte';

export const story: GameStory = {
  Opening,
  chapters: [
    { id: 'throne', Picture: Throne, names: [] },
    {
      id: 'map',
      Picture: Westarland,
      names: ['avondell', 'deltimar', 'castle', 'hanshore', 'magdar', 'felth', 'permon'],
    },
    {
      id: 'families',
      names: ['corwin', 'keygriff', 'thistledown', 'wolfram', 'evertine', 'gramberly', 'hester', 'marbuck'],
    },
  ],
  variants: {
    'kings-quest': KingsQuest,
    advanced: Advanced,
    coop: Coop,
    solo: Solo,
    'queens-quest': QueensQuest,
    'wizards-quest': WizardsQuest,
    'puzzle-master': PuzzleMaster,
  },
};
