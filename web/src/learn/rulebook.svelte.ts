import { keyOfText } from '../i18n';
import { loadRuleIndex, hasLearningContent } from './content';

/** The rules that lie open beside a table, or none. */
class Rulebook {
  game = $state<string | null>(null);
  variant = $state<string | undefined>();
  /** The rule that is looked for, or the beginning. */
  rule = $state<string | undefined>();
  /** The step at which the game beside it stands. */
  private step = $state<string | undefined>();
  /** The rule behind each message of the game that is played. */
  private ruleByMessage = $state.raw<Readonly<Record<string, string>>>({});

  open(game: string, variant?: string, rule?: string): void {
    [this.game, this.variant, this.rule] = [game, variant, rule];
  }

  /** Follows a game to a step of it. */
  setStep(view: unknown): void {
    this.step = (view as { step?: string } | undefined)?.step;
  }

  /** The rule of that step. */
  get currentRule(): string | undefined {
    return this.game === null ? undefined : this.ruleForKeys([`${this.game}-why-step-${this.step}`, `${this.game}-goal-step-${this.step}`]);
  }

  /** Learns which rules stand behind the messages of a game. */
  async load(game: string): Promise<void> {
    this.ruleByMessage = hasLearningContent(game) ? await loadRuleIndex(game) : {};
  }

  /** The rule behind the first of these messages that has one. */
  ruleForKeys(keys: readonly string[]): string | undefined {
    return keys.map((key) => this.ruleByMessage[key] ?? this.ruleByMessage[key.replace(/\..*/, '')]).find((rule) => rule !== undefined);
  }

  /** The rule behind a text that stands somewhere on the page. */
  ruleForText(text: string): string | undefined {
    const key = keyOfText(text);
    return key === undefined ? undefined : this.ruleForKeys([key]);
  }

  close(): void {
    this.game = null;
  }
}

export const rulebook = new Rulebook();
