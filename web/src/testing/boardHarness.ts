import { fireEvent, screen } from '@testing-library/svelte';
import { type Component, flushSync, mount, tick, unmount } from 'svelte';
import { expect, vi } from 'vitest';
import { motion } from '../design/motion.svelte';
import { ApiError } from '../net/errors';
import type { Attachment, ReachablePath, TableInfo, TableRequest } from '../net/types';
import { upsertAttachment } from '../table/store/attachments';
import { TableSession } from '../table/store/session.svelte';
import type { Source, SourceListener } from '../sources/source';

/** A whole board takes long to render on a busy machine. */
export const SLOW = { timeout: 30_000 };

/** The number of ticks after which an answer is surely rendered. */
const TICKS = 5;

/**
 * Renders the board of a game at a fake table; the test sets what the table sends and answers. A board takes long to create, so
 * one harness serves all tests of a file, each of which starts with a position of its own.
 */
export class BoardHarness {
  /** The moves and other requests sent since the last position. */
  sentMoves: string[] = [];
  /** The moves whose explanation was requested. */
  explainedMoves: string[] = [];
  /** The refusal of every request, if not null. */
  refusal: string | null = null;
  /** The explanation of every illegal move. */
  reason = '';
  /** How far knights can move. */
  ways: ReachablePath[] = [];
  /** What answers about how far knights can move wait for, from now on. */
  delay: Promise<void> = Promise.resolve();

  private readonly session: TableSession;
  private listener!: SourceListener;
  /** Accepts the last request. */
  private acceptMove = (): void => undefined;
  private readonly mounted: object;
  private entryNumber = 0;

  /** @param attachments what players have attached to the game; later attachments are added */
  constructor(
    board: Component<{ session: TableSession }>,
    first: TableInfo,
    public attachments: Attachment[] = [],
  ) {
    this.session = new TableSession('t', undefined, (listener) => {
      this.listener = listener;
      return this.source();
    });
    this.listener.onConnection('connected');
    motion.setOff(true); // so that everything is visible at once
    this.show(first);
    const complaint = vi.spyOn(console, 'error');
    this.mounted = mount(board, { target: document.body, props: { session: this.session } });
    flushSync();
    expect(complaint).not.toHaveBeenCalled();
  }

  /** Starts a test at a position, with nothing selected and nothing refused. */
  async begin(info: TableInfo): Promise<void> {
    this.refusal = null;
    this.reason = '';
    this.ways = [];
    this.delay = Promise.resolve();
    this.show(info);
    await this.settle();
    await this.press('Escape'); // some selections survive from position to position
  }

  /** Sends the next position, which also accepts the move that led to it, as a server would. */
  show(info: TableInfo): void {
    this.sentMoves = [];
    this.explainedMoves = [];
    this.listener.onMessage({ type: 'table', table: 't', view: { ...info, number: ++this.entryNumber } });
    this.acceptMove();
    flushSync();
  }

  /** Waits until an answer is rendered. */
  async settle(): Promise<void> {
    for (let i = 0; i < TICKS; i++) {
      await tick();
    }
  }

  /** Taps a choice by its text, or an element, and waits for the result. */
  async tap(what: string | HTMLElement): Promise<void> {
    await fireEvent.click(typeof what === 'string' ? this.button(what) : what);
    await this.settle();
  }

  async press(key: string): Promise<void> {
    await fireEvent.keyDown(document.body, { key });
  }

  /** The prompt. */
  get prompt(): string {
    return this.bar.parentElement!.querySelector('[data-prompt]')!.textContent;
  }

  /** The texts of the choices, in order. */
  get choices(): string[] {
    return this.choiceButtons.map(buttonText);
  }

  /** A choice by its text. */
  button(words: string): HTMLElement {
    const found = this.choiceButtons.find((each) => buttonText(each) === words);
    if (!found) {
      throw new Error(`No button says "${words}", but: ${this.choices.join(', ')}`);
    }
    return found;
  }

  /** The visible refusal, if any. */
  get alert(): string | null {
    return screen.queryByRole('alert')?.textContent.trim() ?? null;
  }

  /** Prompt, choices and requests, to be compared at once. */
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

  /** The visible choices. Finding them by role would take ten times as long. */
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
      reachable: async () => {
        const [number, ways] = [this.entryNumber, this.ways];
        await this.delay;
        return { number, ways };
      },
      attachments: () => Promise.resolve(this.attachments),
      attach: (attachment) => {
        this.attachments = upsertAttachment(this.attachments, attachment);
        return Promise.resolve();
      },
      send: (request: TableRequest) => {
        this.sentMoves.push(request.type === 'move' ? request.move : request.type);
        return this.refusal === null
          ? new Promise<void>((done) => (this.acceptMove = done))
          : Promise.reject(new ApiError('refused', this.refusal));
      },
      runCommand: () => Promise.reject(new Error('nothing but moves')),
      close: () => undefined,
    };
  }
}

/** The text of a button. */
const buttonText = (button: Element): string => button.textContent.replace(/\s+/g, ' ').trim();
