import { t } from '../i18n';

/** The shapes of the seats: with the colours they tell seats apart without depending on colour alone. */
const SHAPE_PATHS = [
  'M0 -8a8 8 0 1 0 0.01 0z', // a circle
  'M-7 -7h14v14h-14z', // a square
  'M0 -8.5L8.5 7h-17z', // a triangle
  'M0 -9.5L8.5 0 0 9.5 -8.5 0z', // a diamond
];

export const shapePath = (seat: number): string => SHAPE_PATHS[seat % SHAPE_PATHS.length] ?? '';
export const seatColour = (seat: number): string => `var(--seat-${seat % 4})`;
export const seatName = (seat: number): string => t(`ui-seat-colour-${seat % 4}`);
