import { stored } from '../app/storage';

/** Whether animations are on: not if the system asks for reduced motion or the settings switch them off. */
class Motion {
  off = $state(stored.motion.load() === 'off');
  private reduced = $state(false);

  constructor() {
    const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    this.reduced = query?.matches ?? false;
    query?.addEventListener('change', () => (this.reduced = query.matches));
    this.show();
  }

  get on(): boolean {
    return !this.off && !this.reduced;
  }

  setOff(off: boolean): void {
    this.off = off;
    stored.motion.save(off ? 'off' : 'on');
    this.show();
  }

  private show(): void {
    document.documentElement.dataset['motion'] = this.off ? 'off' : 'on';
  }
}

export const motion = new Motion();
