import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Engine } from '../../engine/engine';
import { tablesApi } from '../../net/api/tables';
import type { Verification } from '../../net/types';
import { t } from '../../i18n';
import EngineLabPage from './EngineLabPage.svelte';
import VerifyPage from './VerifyPage.svelte';

const report = (more: Partial<Verification>): Verification =>
  ({ holds: false, fails: false, steps: [], ...more }) as unknown as Verification;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('VerifyPage', () => {
  const file = (name: string) => ({ name, text: () => Promise.resolve(`text of ${name}`) });
  const drop = (name: string) =>
    fireEvent.drop(screen.getByRole('group', { name: t('ui-verify-file') }), { dataTransfer: { files: [file(name)] } });
  const submitText = () => fireEvent.submit(screen.getByLabelText<HTMLTextAreaElement>(t('ui-verify-text')).form!);

  it.each([
    [{ holds: true }, 'ui-verify-result-holds'],
    [{ fails: true }, 'ui-verify-result-fails'],
    [{}, 'ui-verify-result-unknown'],
  ] as const)('says what a report means: %o', async (found, headline) => {
    vi.spyOn(tablesApi, 'verify').mockResolvedValue(report(found));
    render(VerifyPage);
    await drop('game.json');
    expect(await screen.findByRole('heading', { name: t(headline) })).toBeTruthy();
    expect(screen.getByText('game.json')).toBeTruthy();
  });

  it('lists the steps, by the server’s name if this version does not know one', async () => {
    const steps = [
      { step: 'moves', verdict: 'holds', text: 'replayed', details: [] },
      { step: 'future', verdict: 'fails', text: 'odd', details: ['first', 'second'] },
    ];
    vi.spyOn(tablesApi, 'verify').mockResolvedValue(report({ fails: true, steps: steps as never }));
    render(VerifyPage);
    await drop('game.json');
    await screen.findByText('replayed');
    expect(screen.getByText('odd').previousElementSibling!.textContent).toContain('future');
    expect(screen.getByText(t('ui-verify-show-details', { count: 2 }))).toBeTruthy();
  });

  it('checks pasted text, but not an empty field', async () => {
    const verified = vi.spyOn(tablesApi, 'verify').mockRejectedValue(new Error('This is no game.'));
    render(VerifyPage);
    await submitText();
    expect(verified).not.toHaveBeenCalled();
    await fireEvent.input(screen.getByLabelText(t('ui-verify-text')), { target: { value: '{}' } });
    await submitText();
    expect(await screen.findByText('This is no game.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: t('ui-verify-impossible') })).toBeTruthy();
    expect(verified).toHaveBeenCalledWith('{}');
  });

  it('shows the report of the last file only', async () => {
    const answers: ((found: Verification) => void)[] = [];
    vi.spyOn(tablesApi, 'verify').mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    render(VerifyPage);
    await drop('first.json');
    await drop('second.json');
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]!(report({ fails: true }));
    await Promise.resolve();
    expect(screen.getByRole('heading', { name: t('ui-verify-running') })).toBeTruthy();
    answers[1]!(report({ holds: true }));
    expect(await screen.findByRole('heading', { name: t('ui-verify-result-holds') })).toBeTruthy();
    expect(screen.getByText('second.json')).toBeTruthy();
  });
});

describe('EngineLabPage', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'Worker',
      class extends EventTarget {
        postMessage(): void {}
        terminate(): void {}
      },
    );
  });

  const send = async (command: string): Promise<void> => {
    const field = screen.getByLabelText<HTMLInputElement>(t('ui-engine-console-command'));
    await fireEvent.input(field, { target: { value: command } });
    await fireEvent.submit(field.form!);
  };

  it('keeps questions and answers, also an error', async () => {
    vi.spyOn(Engine.prototype, 'ask').mockResolvedValueOnce('torres').mockRejectedValueOnce(new Error('no engine'));
    render(EngineLabPage);
    await send('games');
    expect(await screen.findByText('torres')).toBeTruthy();
    await send('eval');
    expect(await screen.findByText(t('ui-engine-console-failed', { why: 'no engine' }))).toBeTruthy();
    expect([...document.querySelectorAll('li code')].map((each) => each.textContent)).toEqual(['games', 'eval']);
  });

  it('shows the progress of a search, and stops it', async () => {
    let finish = (_: string): void => undefined;
    const ask = vi.spyOn(Engine.prototype, 'ask').mockImplementation((_, options) => {
      options?.onInfo?.('depth 3');
      return new Promise((resolve) => (finish = resolve));
    });
    render(EngineLabPage);
    await send('go');
    await fireEvent.click(await screen.findByRole('button', { name: t('ui-engine-console-stop') }));
    expect(ask.mock.calls[0]![1]!.signal!.aborted).toBe(true);
    finish('best');
    expect(await screen.findByText('best')).toBeTruthy();
    expect(screen.queryByText('depth 3')).toBeNull();
  });

  it('is a function of the window while the page is open', async () => {
    vi.spyOn(Engine.prototype, 'ask').mockResolvedValue('torres');
    const asked = () => (window as unknown as { merlonEngine?: (command: string) => Promise<string> }).merlonEngine;
    render(EngineLabPage);
    expect(await asked()!('games')).toBe('torres');
    cleanup();
    expect(asked()).toBeUndefined();
  });
});
