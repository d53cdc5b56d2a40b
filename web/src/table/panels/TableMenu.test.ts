import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.svelte';
import type { TableInfo } from '../../net/types';
import { peopleApi } from '../../net/api/people';
import { tableInfo } from '../../testing/tableInfo';
import { type MessageKey, t } from '../../i18n';
import TableMenu from './TableMenu.svelte';
import type { TableSession } from '../store/session.svelte';

describe('TableMenu', () => {
  let commands: string[];

  function open(more: Partial<TableInfo>): void {
    commands = [];
    app.me = { name: 'Ann', kind: 'member' };
    const session = {
      id: 't',
      invitation: null,
      source: { isLocal: false },
      resign: () => commands.push('resign'),
      runCommand: (name: string) => commands.push(name),
    };
    const seats = [
      { kind: 'person' as const, name: 'Ann' },
      { kind: 'person' as const, name: 'Ben' },
    ];
    const info = tableInfo({ phase: 'playing', you: [0], toMove: 0, seats, ...more });
    render(TableMenu, { session: session as unknown as TableSession, info, game: null });
  }

  const choose = (key: MessageKey) => fireEvent.click(screen.getByText(t(key)));

  /** jsdom has no dialogs. */
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('confirms before a rated game is left to a bot', async () => {
    open({ rated: true });
    await choose('ui-table-menu-leave');
    expect(screen.getByText(t('ui-table-menu-leave.help'))).toBeTruthy();
    expect(commands).toEqual([]);
    await choose('ui-table-menu-leave.button');
    expect(commands).toEqual(['leave']);
  });

  it('leaves an unrated game at once', async () => {
    open({ rated: false });
    await choose('ui-table-menu-leave');
    expect(commands).toEqual(['leave']);
  });

  it('confirms before resigning', async () => {
    open({ rated: false });
    await choose('ui-table-menu-resign');
    expect(commands).toEqual([]);
    await choose('ui-table-menu-resign.button');
    expect(commands).toEqual(['resign']);
  });

  it('sends a report about the table', async () => {
    const reported = vi.spyOn(peopleApi, 'report').mockResolvedValue(undefined as never);
    open({});
    await choose('ui-report');
    const reason = await screen.findByLabelText<HTMLTextAreaElement>(t('ui-report.reason'));
    await fireEvent.input(reason, { target: { value: 'Ben calls me names.' } });
    await fireEvent.submit(reason.form!);
    await screen.findByText(t('ui-report.done'));
    expect(reported).toHaveBeenCalledWith({ table: 't', invitation: null }, 'Ben calls me names.');
  });
});
