import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Choice } from '../games/torres/choice.svelte';
import { tableInfo } from '../testing/tableInfo';
import { loadVerbs } from '../testing/verbs';
import { t } from '../i18n';
import type { Playing } from './playing.svelte';
import PromptBar from './PromptBar.svelte';

/** Renders a bar with one choice and records what was done with it. */
function bar(more: { canAct?: boolean; you?: number[]; busy?: boolean } = {}) {
  const choice = new Choice();
  choice.setLegal(['end', 'block d7']);
  const done: string[] = [];
  const playing = {
    info: tableInfo({ phase: 'playing', you: more.you ?? [0] }),
    names: ['Ann', 'Ben'],
    seat: 1,
    decisionKey: '1 true',
    session: { busy: more.busy ?? false, hints: { isAvailable: false, isOpen: false }, review: { entryNumber: null } },
    selection: choice,
    confirm: () => Promise.resolve(void done.push(`confirm ${choice.candidate?.text}`)),
    clearSelection: () => {
      done.push('let go');
      choice.clear();
    },
  };
  const children = createRawSnippet(() => ({ render: () => '<button type="button">Build</button>' }));
  render(PromptBar, { playing: playing as unknown as Playing<unknown>, canAct: more.canAct ?? true, prompt: 'What next?', children });
  return { choice, done };
}

const yes = (): HTMLElement | null => screen.queryByRole('button', { name: t('ui-button-confirm') });
const choices = (): HTMLElement | null => screen.queryByRole('button', { name: 'Build' });

describe('PromptBar', () => {
  beforeEach(() => loadVerbs('torres'));
  afterEach(cleanup);

  it('shows the choices until a move waits for confirmation', () => {
    const { choice } = bar();
    expect([choices() === null, yes() === null]).toEqual([false, true]);
    choice.toggleVerbs(['end']);
    flushSync();
    expect([choices() === null, yes() === null]).toEqual([true, false]);
  });

  it('plays the move on confirm, and clears it on cancel', async () => {
    const { choice, done } = bar();
    choice.toggleVerbs(['end']);
    flushSync();
    await fireEvent.click(yes()!);
    await fireEvent.click(screen.getByRole('button', { name: t('ui-button-cancel') }));
    expect(done).toEqual(['confirm end', 'let go']);
    expect([choices() === null, yes() === null]).toEqual([false, true]);
  });

  it('does not play a move twice while a request is pending', async () => {
    const { choice, done } = bar({ busy: true });
    choice.toggleVerbs(['end']);
    flushSync();
    await fireEvent.click(yes()!);
    expect(done).toEqual([]);
  });

  it('keeps the focus when the pressed button is removed', async () => {
    const { choice } = bar();
    choices()!.focus();
    choice.toggleVerbs(['end']);
    await tick();
    expect(document.activeElement).toBe(yes());
    choice.clear();
    await tick();
    expect(document.activeElement?.textContent).toBe('What next?');
  });

  it('shows no buttons when it is not the viewer’s turn', () => {
    const { choice } = bar({ canAct: false });
    choice.toggleVerbs(['end']);
    flushSync();
    expect(screen.getByText('What next?')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('names the player where several share a screen', () => {
    bar();
    expect(screen.queryByText('Ben')).toBeNull();
    cleanup();
    bar({ you: [0, 1] });
    expect(screen.getByText('Ben')).toBeTruthy();
  });
});
