import { motion } from '../../../design/motion.svelte';

/** Brings something into sight, between the lines that stay at the top and at the bottom of an upright telephone. */
export function bringIntoSight(node: HTMLElement | undefined): void {
  const frame = node?.closest('.page-scroll');
  const bar = frame?.querySelector('[data-region="bar"]');
  if (!node || !bar) {
    return;
  }
  const over = getComputedStyle(bar).position === 'sticky' ? bar.clientHeight : 0;
  node.style.scrollMargin = `calc(var(--table-header-height) + 4px) 0 ${over + 8}px`;
  node.scrollIntoView({ block: 'nearest', behavior: motion.on ? 'smooth' : 'instant' });
}
