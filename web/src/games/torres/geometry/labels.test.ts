import { expect, it } from 'vitest';
import { labelSpot } from './labels';
import { isometricLayout } from './layout';
import { WIDE } from './projection';

const heights = ['00000000', '01200000', '00f50000', '00130000', '00000800', '00000000', '000000f0', '00000000'];

it('puts a castle’s label at the foot of its tower, and elsewhere if a piece stands there', () => {
  const layout = isometricLayout({ heights }, WIDE, 0);
  const foot = layout.labelSpots('f4')[0];
  expect(labelSpot(layout, ['f4'], [])).toEqual(foot);
  expect(labelSpot(layout, ['f4'], ['g3'])).not.toEqual(foot);
});
