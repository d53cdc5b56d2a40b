/** Words for those who hear the page instead of seeing it; said by the Announcer in the shell. */
class Announcer {
  messages = $state<{ key: number; text: string }[]>([]);
  private lastKey = 0;

  /** Says something once, after what is being said. */
  announce(text: string): void {
    this.messages = [...this.messages.slice(-3), { key: ++this.lastKey, text }];
  }
}

export const announcer = new Announcer();
