import { stored } from '../storage';

const QUARTERS = 4;

/** How somebody likes to see the board; kept in this browser. */
export class BoardPrefs {
  flat = $state(stored.isFlat.load());
  /** In high contrast the levels are always written out. */
  private readonly contrast = globalThis.matchMedia?.('(prefers-contrast: more)').matches ?? false;
  private wanted = $state(stored.hasNumbers.load());
  /** Whether columns and rows are named; from above they always are. */
  coordinates = $state(stored.hasCoordinates.load());
  quarter = $state(stored.quarter.load());

  get numbers(): boolean {
    return this.wanted || this.contrast;
  }

  turn(by: number): void {
    this.quarter = (this.quarter + by + QUARTERS) % QUARTERS;
    stored.quarter.save(this.quarter);
  }

  toggleFlat(): void {
    this.flat = !this.flat;
    stored.isFlat.save(this.flat);
  }

  toggleCoordinates(): void {
    this.coordinates = !this.coordinates;
    stored.hasCoordinates.save(this.coordinates);
  }

  toggleNumbers(): void {
    this.wanted = !this.wanted;
    stored.hasNumbers.save(this.wanted);
  }
}
