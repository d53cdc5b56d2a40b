import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.svelte';
import { router } from '../../app/router.svelte';
import { accountApi } from '../../net/api/account';
import { botsApi } from '../../net/api/bots';
import { type MessageKey, t } from '../../i18n';
import AccountPage from './AccountPage.svelte';
import BotsPage from './BotsPage.svelte';
import RecoverPage from './RecoverPage.svelte';
import SignUpPage from './SignUpPage.svelte';

const PASSWORD = 'moat and drawbridge';

const fill = (label: MessageKey, value: string) => fireEvent.input(screen.getByLabelText(t(label)), { target: { value } });
const press = (label: MessageKey) => fireEvent.click(screen.getByRole('button', { name: t(label) }));
const submit = (label: MessageKey) => fireEvent.submit(screen.getByLabelText<HTMLInputElement>(t(label)).form!);
const alert = async (): Promise<string> => (await screen.findByRole('alert')).textContent;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  app.me = { name: null };
});

describe('AccountPage', () => {
  async function enterNameAndPassword(): Promise<void> {
    await fill('ui-account-name', 'Ann');
    await fill('ui-account-password', PASSWORD);
  }

  describe('of a guest', () => {
    beforeEach(() => {
      app.me = { name: 'Guest 7', kind: 'guest' };
    });

    it('signs up, and shows the recovery code until it is saved', async () => {
      vi.spyOn(accountApi, 'register').mockResolvedValue({ name: 'Ann', kind: 'member', recovery: 'AB-12' });
      render(SignUpPage);
      await enterNameAndPassword();
      await submit('ui-account-name');
      expect(await screen.findByText('AB-12')).toBeTruthy();
      expect(app.me.name).toBe('Ann');
      expect(screen.getByText(t('ui-account-sign-up.done'))).toBeTruthy();
      await press('ui-recovery-code.saved');
      expect(screen.queryByText('AB-12')).toBeNull();
    });

    it('shows why signing up failed, and keeps name and password', async () => {
      vi.spyOn(accountApi, 'register').mockRejectedValue(new Error('This name is taken.'));
      render(SignUpPage);
      await enterNameAndPassword();
      await submit('ui-account-name');
      expect(await alert()).toBe('This name is taken.');
      expect(screen.getByLabelText<HTMLInputElement>(t('ui-account-password')).value).toBe(PASSWORD);
      expect(app.me.kind).toBe('guest');
    });

    it.each([true, false])('asks before logging in whether the guest’s games come along: %s', async (bring) => {
      vi.spyOn(accountApi, 'me').mockResolvedValue({ name: 'Guest 7', kind: 'guest', games: true } as never);
      const login = vi.spyOn(accountApi, 'login').mockResolvedValue({ name: 'Ann', kind: 'member' });
      render(AccountPage);
      await enterNameAndPassword();
      await submit('ui-account-name');
      expect(await screen.findByText(t('ui-account-transfer-games.help', { name: 'Guest 7' }))).toBeTruthy();
      expect(login).not.toHaveBeenCalled();
      await fireEvent.click(screen.getByText(t(bring ? 'ui-account-transfer-games.yes' : 'ui-account-transfer-games.no')));
      await screen.findByText(t(bring ? 'ui-account-welcome-back.games' : 'ui-account-welcome-back'));
      expect(login).toHaveBeenCalledWith('Ann', PASSWORD, bring);
    });

    it('keeps the answer about the games when the password was wrong', async () => {
      vi.spyOn(accountApi, 'me').mockResolvedValue({ name: 'Guest 7', kind: 'guest', games: true } as never);
      const login = vi.spyOn(accountApi, 'login').mockRejectedValue(new Error('Wrong password.'));
      render(AccountPage);
      await enterNameAndPassword();
      await submit('ui-account-name');
      await fireEvent.click(await screen.findByText(t('ui-account-transfer-games.yes')));
      expect(await alert()).toBe('Wrong password.');
      await submit('ui-account-name');
      await vi.waitFor(() => expect(login).toHaveBeenCalledTimes(2));
      expect(login).toHaveBeenLastCalledWith('Ann', PASSWORD, true);
    });

    it('logs in at once when the guest has played nothing', async () => {
      vi.spyOn(accountApi, 'me').mockResolvedValue({ name: 'Guest 7', kind: 'guest' });
      const login = vi.spyOn(accountApi, 'login').mockResolvedValue({ name: 'Ann', kind: 'member' });
      render(AccountPage);
      await enterNameAndPassword();
      await submit('ui-account-name');
      await screen.findByText(t('ui-account-welcome-back'));
      expect(login).toHaveBeenCalledWith('Ann', PASSWORD, false);
    });
  });

  describe('of a member', () => {
    beforeEach(() => {
      app.me = { name: 'Ann', kind: 'member' };
    });

    it('changes the password, and empties the fields', async () => {
      const changed = vi.spyOn(accountApi, 'changePassword').mockResolvedValue({ name: 'Ann', kind: 'member' });
      render(AccountPage);
      await fill('ui-account-current-password', PASSWORD);
      await fill('ui-account-new-password', 'a new drawbridge');
      await submit('ui-account-current-password');
      await screen.findByText(t('ui-account-change-password.done'));
      expect(changed).toHaveBeenCalledWith(PASSWORD, 'a new drawbridge');
      expect(screen.getByLabelText<HTMLInputElement>(t('ui-account-new-password')).value).toBe('');
    });

    it('deletes the account with the password only, and shows in the dialog why not', async () => {
      const deleted = vi.spyOn(accountApi, 'deleteAccount').mockRejectedValueOnce(new Error('Wrong password.'));
      deleted.mockResolvedValue({ name: null });
      render(AccountPage);
      await press('ui-account-delete');
      const password = (): HTMLInputElement => document.querySelector('#sure')!;
      await fireEvent.input(password(), { target: { value: 'wrong' } });
      await fireEvent.submit(password().form!);
      expect(await alert()).toBe('Wrong password.');
      await fireEvent.input(password(), { target: { value: PASSWORD } });
      await fireEvent.submit(password().form!);
      await screen.findByText(t('ui-account-delete.done'));
      expect(deleted.mock.calls).toEqual([['wrong'], [PASSWORD]]);
      expect(document.querySelector('#sure')).toBeNull();
      expect(screen.getByText(t('ui-account-sign-up'))).toBeTruthy();
    });

    it('shows a new recovery code', async () => {
      vi.spyOn(accountApi, 'newRecoveryCode').mockResolvedValue('CD-34');
      render(AccountPage);
      await press('ui-account-new-recovery-code');
      await fireEvent.submit(document.querySelector<HTMLInputElement>('#sure')!.form!);
      expect(await screen.findByText('CD-34')).toBeTruthy();
    });

    it('logs out', async () => {
      vi.spyOn(accountApi, 'logout').mockResolvedValue({ name: null });
      render(AccountPage);
      await press('ui-account-log-out');
      await screen.findByText(t('ui-account-log-out.done'));
      expect(app.me.name).toBeNull();
      expect(screen.queryByRole('navigation')).toBeNull();
    });
  });
});

describe('RecoverPage', () => {
  afterEach(() => {
    location.hash = '';
  });

  it('takes the code from a link in an e-mail, and shows the next recovery code', async () => {
    location.hash = '#from-mail';
    const recovered = vi.spyOn(accountApi, 'recover').mockResolvedValue({ name: 'Ann', kind: 'member', recovery: 'EF-56' });
    render(RecoverPage);
    expect(screen.getByText(t('ui-password-reset.by-email'))).toBeTruthy();
    await fill('ui-account-name', 'Ann');
    await fill('ui-account-new-password', PASSWORD);
    await submit('ui-account-name');
    expect(await screen.findByText('EF-56')).toBeTruthy();
    expect(recovered).toHaveBeenCalledWith('Ann', 'from-mail', PASSWORD);
    const go = vi.spyOn(router, 'go').mockReturnValue();
    await press('ui-recovery-code.saved');
    expect(go).toHaveBeenCalledWith('/');
  });

  it('sends a link once there is a name, and says so', async () => {
    const sent = vi.spyOn(accountApi, 'sendRecoveryLink').mockResolvedValue(undefined as never);
    render(RecoverPage);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: t('ui-password-reset.send-link') });
    expect(button.disabled).toBe(true);
    await fill('ui-account-name', 'Ann');
    expect(button.disabled).toBe(false);
    await fireEvent.click(button);
    await screen.findByText(t('ui-password-reset.sent'));
    expect(sent).toHaveBeenCalledWith('Ann');
  });

  it('shows why a code was refused', async () => {
    vi.spyOn(accountApi, 'recover').mockRejectedValue(new Error('This code was used.'));
    render(RecoverPage);
    await fill('ui-account-name', 'Ann');
    await submit('ui-account-name');
    expect(await alert()).toBe('This code was used.');
    expect(app.me.name).toBeNull();
  });
});

describe('BotsPage', () => {
  beforeEach(() => {
    app.me = { name: 'Ann', kind: 'member' };
  });

  it('offers bots to members only', () => {
    app.me = { name: 'Guest 7', kind: 'guest' };
    const listed = vi.spyOn(botsApi, 'myBots');
    render(BotsPage);
    expect(screen.queryByLabelText(t('ui-bot-accounts.name'))).toBeNull();
    expect(listed).not.toHaveBeenCalled();
  });

  it('makes a bot, shows its token once, and deletes it on confirmation', async () => {
    const bots: string[] = [];
    vi.spyOn(botsApi, 'myBots').mockImplementation(() => Promise.resolve([...bots]));
    vi.spyOn(botsApi, 'createBot').mockImplementation((name) => {
      bots.push(name);
      return Promise.resolve({ name, token: 'secret' });
    });
    const deleted = vi.spyOn(botsApi, 'deleteBot').mockImplementation(() => {
      bots.pop();
      return Promise.resolve(undefined as never);
    });
    render(BotsPage);
    await screen.findByText(t('ui-bot-accounts.none'));
    await fill('ui-bot-accounts.name', ' rookie ');
    await submit('ui-bot-accounts.name');
    expect(await screen.findByRole('link', { name: 'rookie' })).toBeTruthy();
    expect(screen.getByText('secret')).toBeTruthy();
    await press('ui-bot-accounts.delete');
    expect(deleted).not.toHaveBeenCalled();
    await fireEvent.click(screen.getAllByText(t('ui-bot-accounts.delete')).at(-1)!);
    await screen.findByText(t('ui-bot-accounts.none'));
    expect(deleted).toHaveBeenCalledWith('rookie');
    expect(screen.queryByText('secret')).toBeNull();
  });

  it('renews a token, and shows why it could not', async () => {
    vi.spyOn(botsApi, 'myBots').mockResolvedValue(['rookie']);
    vi.spyOn(botsApi, 'newBotToken')
      .mockResolvedValueOnce({ name: 'rookie', token: 'second' })
      .mockRejectedValueOnce(new Error('Too often.'));
    render(BotsPage);
    await screen.findByRole('link', { name: 'rookie' });
    await press('ui-bot-accounts.renew');
    expect(await screen.findByText('second')).toBeTruthy();
    await press('ui-recovery-code.saved');
    expect(screen.queryByText('second')).toBeNull();
    await press('ui-bot-accounts.renew');
    expect(await alert()).toBe('Too often.');
  });
});
