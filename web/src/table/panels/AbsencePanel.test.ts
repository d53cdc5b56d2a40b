import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableInfo } from '../../net/types';
import { tableInfo } from '../../testing/tableInfo';
import { t } from '../../i18n';
import type { TableSession } from '../store/session.svelte';
import AbsencePanel from './AbsencePanel.svelte';

const MINUTE = 60_000;

describe('AbsencePanel', () => {
  let commands: string[] = [];

  function show(countdown: TableInfo['patience'] | null, you = [1]) {
    commands = [];
    const seats = [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Ben' },
    ] as TableInfo['seats'];
    const info = tableInfo({ phase: 'playing', players: 2, you, seats });
    const session = { claimCountdown: countdown, claimCountdownAt: Date.now(), runCommand: (name: string) => void commands.push(name) };
    render(AbsencePanel, { session: session as unknown as TableSession, info });
  }

  const buttons = () => screen.queryAllByRole('button').map((each) => each.textContent);

  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true; // jsdom has no dialogs
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  });
  afterEach(cleanup);

  it('shows nothing while nobody is absent', () => {
    show(null);
    expect(document.body.textContent.trim()).toBe('');
  });

  it('shows the remaining time before anything can be claimed', () => {
    show({ seat: 0, bot: 2 * MINUTE, claim: 5 * MINUTE, off: true });
    expect(screen.getByText(/Ann/).textContent).toMatch(/In (2:00|1:\d\d) you/);
    expect(buttons()).toEqual([]);
  });

  it('offers a bot first, and confirms', async () => {
    show({ seat: 0, bot: 0, claim: 3 * MINUTE, off: true });
    expect(buttons()).toEqual([t('ui-absence-action-call-bot')]);
    await fireEvent.click(screen.getByRole('button'));
    expect(commands).toEqual([]);
    const again = screen.getAllByRole('button', { name: t('ui-absence-action-call-bot') });
    await fireEvent.click(again.at(-1)!);
    expect(commands).toEqual(['call-bot']);
  });

  it('offers all claims when the time has come, and calling off only for two players', () => {
    show({ seat: 0, bot: 0, claim: 0, off: true });
    expect(buttons()).toEqual(['call-bot', 'claim', 'call-off'].map((command) => t(`ui-absence-action-${command}`)));
    cleanup();
    show({ seat: 0, bot: 0, claim: 0, off: false });
    expect(buttons()).toEqual(['call-bot', 'claim'].map((command) => t(`ui-absence-action-${command}`)));
  });

  it('shows nothing to the absent player and to spectators', () => {
    show({ seat: 0, bot: 0, claim: 0, off: true }, [0]);
    expect(buttons()).toEqual([]);
    cleanup();
    show({ seat: 0, bot: 0, claim: 0, off: true }, []);
    expect(buttons()).toEqual([]);
  });
});
