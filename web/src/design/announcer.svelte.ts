/** Queues announcements for screen readers; rendered by LiveAnnouncements. */
class Announcer {
  messages = $state<{ key: number; text: string }[]>([]);
  private lastKey = 0;

  /** Announces a text once, after those before it. */
  announce(text: string): void {
    this.messages = [...this.messages.slice(-3), { key: ++this.lastKey, text }];
  }
}

export const announcer = new Announcer();
