import { expect, it } from 'vitest';
import { TaskPreview } from './taskPreview.svelte';

it('keeps a tapped task looked at, also while another is pointed at for a moment', () => {
  const taskPreview = new TaskPreview();
  taskPreview.setHovered('G07');
  taskPreview.toggle('G07');
  taskPreview.setHovered(null);
  expect(taskPreview.card).toBe('G07');
  taskPreview.setHovered('P01');
  expect(taskPreview.card).toBe('P01');
  taskPreview.setHovered(null);
  taskPreview.toggle('G07');
  expect(taskPreview.card).toBeNull();
});
