import { keyOfText } from '../i18n';
import { hasLearningContent, loadRuleIndex } from './content';

/** The state of the rules dialog, and the index of rules by message. */
class Rulebook {
  game = $state<string | null>(null);
  variant = $state<string | undefined>();
  /** The rule to scroll to; undefined for the beginning. */
  rule = $state<string | undefined>();
  /** The current step of the game at the table. */
  private step = $state<string | undefined>();
  /** The game at the table, whose rules the index is about. */
  private indexed = '';
  /** The rule behind each message of that game. */
  private ruleByMessage = $state.raw<Readonly<Record<string, string>>>({});

  open(game: string, variant?: string, rule?: string): void {
    [this.game, this.variant, this.rule] = [game, variant, rule];
  }

  /** Sets the current step from a game's view. */
  setStep(view: unknown): void {
    this.step = (view as { step?: string } | undefined)?.step;
  }

  /** The rule of the current step. */
  get currentRule(): string | undefined {
    return this.game === null ? undefined : this.ruleForKeys([`${this.game}-why-step-${this.step}`, `${this.game}-goal-step-${this.step}`]);
  }

  /** Loads the index of rules of a game. */
  async load(game: string): Promise<void> {
    this.indexed = game;
    this.ruleByMessage = hasLearningContent(game) ? await loadRuleIndex(game) : {};
  }

  /** Returns the rule behind the first of these message keys that has one. */
  ruleForKeys(keys: readonly string[]): string | undefined {
    return keys.map((key) => this.ruleByMessage[key] ?? this.ruleByMessage[key.replace(/\..*/, '')]).find((rule) => rule !== undefined);
  }

  /** Returns the rule behind a text on the page. */
  ruleForText(text: string): string | undefined {
    const key = keyOfText(text);
    return key === undefined ? undefined : this.ruleForKeys([key]);
  }

  /** Opens a rule of the game at the table. */
  openRule(rule: string | undefined): void {
    this.open(this.indexed, undefined, rule);
  }

  close(): void {
    this.game = null;
  }
}

export const rulebook = new Rulebook();
