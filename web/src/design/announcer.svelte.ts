/** Words for those who hear the page instead of seeing it; said by the Announcer in the shell. */
class Announcer {
  said = $state<{ key: number; text: string }[]>([]);
  private count = 0;

  /** Says something once, after what is being said. */
  say(text: string): void {
    this.said = [...this.said.slice(-3), { key: ++this.count, text }];
  }
}

export const announcer = new Announcer();
