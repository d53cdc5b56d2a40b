import { loadItem, saveItem } from '../app/storage';

const STORAGE_NAME = 'learnt';

/** Which lessons and guided games somebody has been through in this browser. */
class Progress {
  private done = $state<string[]>(JSON.parse(loadItem(STORAGE_NAME, '[]')) as string[]);

  has(game: string, what: string): boolean {
    return this.done.includes(`${game}/${what}`);
  }

  add(game: string, what: string): void {
    if (!this.has(game, what)) {
      this.done.push(`${game}/${what}`);
      saveItem(STORAGE_NAME, JSON.stringify(this.done));
    }
  }

  /** Whether somebody has never been through anything of a game. */
  isNew(game: string): boolean {
    return !this.done.some((each) => each.startsWith(`${game}/`));
  }
}

export const progress = new Progress();
