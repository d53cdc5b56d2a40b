import { below, BOOLEAN, storedItem } from '../../app/storage';

/** How a user likes to see the board. */
export const stored = {
  isFlat: storedItem('torres.flat', BOOLEAN, false),
  hasNumbers: storedItem('torres.numbers', BOOLEAN, false),
  hasCoordinates: storedItem('torres.coordinates', BOOLEAN, false),
  /** By how many quarters the board is turned. */
  quarter: storedItem('torres.quarter', below(4), 0),
};
