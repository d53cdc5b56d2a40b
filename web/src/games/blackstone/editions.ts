/** How the three editions differ, for those at the table. The engine's Edition answers the same questions. */
export const EDITIONS = ['first', 'second', 'prototype'] as const;

export const DIFFERENCES: readonly { what: string; says: readonly [string, string, string] }[] = [
  { what: 'King tasks and Ploys', says: ['3, and 6 or 7 points', '2, and 4 or 5 points', 'as second'] },
  { what: 'After the work', says: ['limits, refill, intrigue', 'refill, intrigue, limits', 'as second'] },
  { what: 'Corner decks', says: ['everybody another one', 'any', 'any'] },
  { what: 'Two knight tokens draw', says: ['no', 'yes', 'yes'] },
  { what: 'Guards', says: ['for everybody', 'Hester’s only', 'Hester’s only'] },
  { what: 'Advanced goes to', says: ['21 points', '30 points', '30 points'] },
  { what: 'Together', says: ['castle tokens, 16 to nirvana', '50 points before 12 rats', 'as second'] },
  { what: 'Alone', says: ['28 points in 8 turns', '28 points before 12 rats', 'as second'] },
  { what: 'A dog for a task', says: ['no dogs', 'without upcharge', 'with upcharge'] },
  { what: 'A dog hunts', says: ['no dogs', 'once a turn', 'as often as paid for'] },
];
