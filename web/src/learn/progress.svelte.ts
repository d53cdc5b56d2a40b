import { stored } from '../app/storage';

/** The lessons and guided games that were completed in this browser. */
class Progress {
  private done = $state(stored.progress.load());

  has(game: string, what: string): boolean {
    return this.done.includes(`${game}/${what}`);
  }

  add(game: string, what: string): void {
    if (!this.has(game, what)) {
      this.done.push(`${game}/${what}`);
      stored.progress.save(this.done);
    }
  }

  /** Whether nothing of a game has been completed yet. */
  isNew(game: string): boolean {
    return !this.done.some((each) => each.startsWith(`${game}/`));
  }
}

export const progress = new Progress();
