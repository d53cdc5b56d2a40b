import { t } from '../i18n';

/** The shapes of the seats: with the colours they tell seats apart without depending on colour alone. */
const SHAPE_PATHS = [
  'M0 -8a8 8 0 1 0 0.01 0z', // a circle
  'M-7 -7h14v14h-14z', // a square
  'M0 -8.5L8.5 7h-17z', // a triangle
  'M0 -9.5L8.5 0 0 9.5 -8.5 0z', // a diamond
  'M0 -9L8.6 -2.8 5.3 7.3h-10.6L-8.6 -2.8z', // a pentagon
  'M-3 -9h6v6h6v6h-6v6h-6v-6h-6v-6h6z', // a cross
];

export const shapePath = (seat: number): string => SHAPE_PATHS[seat % SHAPE_PATHS.length] ?? '';
export const seatColour = (seat: number): string => `var(--seat-${seat % SHAPE_PATHS.length})`;
export const seatName = (seat: number): string => t(`ui-seat-colour-${seat % SHAPE_PATHS.length}`);
