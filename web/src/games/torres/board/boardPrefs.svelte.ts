import { loadItem, saveItem } from '../../../app/storage';

/** How somebody likes to see the board; kept in this browser. */
export class BoardPrefs {
  flat = $state(loadItem('torres.flat', 'false') === 'true');
  /** In high contrast the levels are always written out. */
  private readonly contrast = globalThis.matchMedia?.('(prefers-contrast: more)').matches ?? false;
  private wanted = $state(loadItem('torres.numbers', 'false') === 'true');
  /** Whether columns and rows are named; from above they always are. */
  coordinates = $state(loadItem('torres.coordinates', 'false') === 'true');
  quarter = $state(Number(loadItem('torres.quarter', '0')));

  get numbers(): boolean {
    return this.wanted || this.contrast;
  }

  turn(by: number): void {
    this.quarter = (this.quarter + by + 4) % 4;
    saveItem('torres.quarter', String(this.quarter));
  }

  toggleFlat(): void {
    this.flat = !this.flat;
    saveItem('torres.flat', String(this.flat));
  }

  toggleCoordinates(): void {
    this.coordinates = !this.coordinates;
    saveItem('torres.coordinates', String(this.coordinates));
  }

  toggleNumbers(): void {
    this.wanted = !this.wanted;
    saveItem('torres.numbers', String(this.wanted));
  }
}
