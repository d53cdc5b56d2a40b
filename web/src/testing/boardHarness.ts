import { fireEvent, screen } from '@testing-library/svelte';
import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { expect, vi } from 'vitest';
import { motion } from '../design/motion.svelte';
import { ApiError } from '../net/errors';
import type { TableInfo, ReachablePath, TableRequest } from '../net/types';
import { TableSession } from '../table/store/session.svelte';
import type { SourceListener, Source } from '../sources/source';

/** A whole board takes its time on a busy machine. */
export const SLOW = { timeout: 30_000 };

/** An answer goes through so many hands before it is shown, and each takes a moment. */
const TICKS = 5;

/**
 * Somebody who sits before the board of a game; what the table tells and how it answers is up to the test. A board takes
 * long to make, so one serves all tests of a file, each of which begins at a moment of its own.
 */
export class BoardHarness {
  /** What was sent since the last moment, moves by their text. */
  sentMoves: string[] = [];
  /** The moves about which it was asked why they cannot be. */
  explainedMoves: string[] = [];
  /** Why a move that is sent is refused, if it is. */
  refusal: string | null = null;
  /** Why a move cannot be, if that is asked. */
  reason = '';
  /** How far knights get, if that is asked. */
  ways: ReachablePath[] = [];

  private readonly session: TableSession;
  private listener!: SourceListener;
  /** Lets what was sent and not refused be done. */
  private acceptMove = (): void => undefined;
  private readonly mounted: object;
  private entryNumber = 0;

  constructor(board: Component<{ session: TableSession }>, first: TableInfo) {
    this.session = new TableSession('t', undefined, (listener) => {
      this.listener = listener;
      return this.source();
    });
    this.listener.onConnection('connected');
    motion.setOff(true); // what happens is seen at once
    this.show(first);
    const complaint = vi.spyOn(console, 'error');
    this.mounted = mount(board, { target: document.body, props: { session: this.session } });
    flushSync();
    expect(complaint).not.toHaveBeenCalled();
  }

  /** A test begins at a moment: nothing is chosen, nothing refused. */
  async begin(info: TableInfo): Promise<void> {
    this.refusal = null;
    this.reason = '';
    this.ways = [];
    this.show(info);
    await this.settle();
    await this.press('Escape'); // what is done again and again stays chosen from moment to moment
  }

  /** The table is told, at another moment than before; a move that has led there is done now, as at a server. */
  show(info: TableInfo): void {
    this.sentMoves = [];
    this.explainedMoves = [];
    this.listener.onMessage({ type: 'table', table: 't', view: { ...info, number: ++this.entryNumber } });
    this.acceptMove();
    flushSync();
  }

  /** Waits until an answer is shown. */
  async settle(): Promise<void> {
    for (let i = 0; i < TICKS; i++) {
      await tick();
    }
  }

  /** Taps a button of the bar by its words, or anything else, and waits for what comes of it. */
  async tap(what: string | HTMLElement): Promise<void> {
    await fireEvent.click(typeof what === 'string' ? this.button(what) : what);
    await this.settle();
  }

  async press(key: string): Promise<void> {
    await fireEvent.keyDown(document.body, { key });
  }

  /** What is asked, or who is. */
  get prompt(): string {
    return this.bar.parentElement!.querySelector('[data-prompt]')!.textContent;
  }

  /** What the bar offers, in order, by its words. */
  get choices(): string[] {
    return this.choiceButtons.map(buttonText);
  }

  /** A button of the bar. */
  button(words: string): HTMLElement {
    const found = this.choiceButtons.find((each) => buttonText(each) === words);
    if (!found) {
      throw new Error(`No button says "${words}", but: ${this.choices.join(', ')}`);
    }
    return found;
  }

  /** What cannot be, as it is said at once. */
  get alert(): string | null {
    return screen.queryByRole('alert')?.textContent.trim() ?? null;
  }

  /** What of the question and the answers is in sight, in one look. */
  get snapshot(): [prompt: string, offered: string[], sent: string[]] {
    return [this.prompt, this.choices, this.sentMoves];
  }

  async unmount(): Promise<void> {
    await unmount(this.mounted);
    this.session.close();
  }

  private get bar(): Element {
    return document.getElementsByClassName('choices')[0]!;
  }

  /** The buttons of the bar that are in sight. To ask for them by their roles takes ten times as long. */
  private get choiceButtons(): HTMLElement[] {
    return [...this.bar.getElementsByTagName('button')].filter((each) => !each.closest('details:not([open])'));
  }

  private source(): Source {
    return {
      isLocal: false,
      pagePath: '/table/t',
      log: () => Promise.resolve([]),
      chat: () => Promise.resolve([]),
      positionAt: () => Promise.reject(new Error('nobody looks back')),
      explainMove: (move) => {
        this.explainedMoves.push(move);
        return Promise.resolve({ reason: this.reason });
      },
      moveGain: () => Promise.resolve(null),
      reachable: () => Promise.resolve({ number: this.entryNumber, ways: this.ways }),
      attachments: () => Promise.resolve([]),
      attach: () => Promise.resolve(),
      send: (wish: TableRequest) => {
        this.sentMoves.push(wish.type === 'move' ? wish.move : wish.type);
        return this.refusal === null ? new Promise<void>((done) => (this.acceptMove = done)) : Promise.reject(new ApiError('refused', this.refusal));
      },
      runCommand: () => Promise.reject(new Error('nothing but moves')),
      close: () => undefined,
    };
  }
}

/** What a button says, without the pictures in it. */
const buttonText = (button: Element): string => button.textContent.replace(/\s+/g, ' ').trim();
