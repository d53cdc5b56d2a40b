import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.svelte';
import { notificationsApi } from '../../net/api/notifications';
import type { NotificationInfo } from '../../net/types';
import { router } from '../../app/router.svelte';
import { t } from '../../i18n';
import NotificationsPage from './NotificationsPage.svelte';

const INFO: NotificationInfo = { channels: [], publicKey: 'k', daysOff: { left: 30, until: 0 }, mail: true, webhook: false };

describe('NotificationsPage', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    router.search = '';
  });

  it('offers only what the server supports', async () => {
    app.me = { name: 'Ann', kind: 'guest' };
    vi.spyOn(notificationsApi, 'notifications').mockResolvedValue(INFO);
    render(NotificationsPage);
    await screen.findByLabelText(t('ui-notifications-channel-mail.label'));
    expect(screen.queryByLabelText(t('ui-notifications-channel-webhook.label'))).toBeNull();
    expect(screen.getByText(t('ui-notifications-channel-push.unable'))).toBeTruthy();
  });

  it('shows an unconfirmed mail address, and removes it', async () => {
    app.me = { name: 'Ann', kind: 'guest' };
    const channels = [{ id: 'one', kind: 'mail' as const, target: 'ann@example.org', confirmed: false, wayBack: false }];
    vi.spyOn(notificationsApi, 'notifications').mockResolvedValue({ ...INFO, channels });
    const removed = vi.spyOn(notificationsApi, 'removeNotificationChannel').mockResolvedValue(INFO);
    render(NotificationsPage);
    await screen.findByText(t('ui-notifications.waiting'));
    await fireEvent.click(screen.getByRole('button', { name: t('ui-notifications.remove') }));
    await screen.findByText(t('ui-notifications.none'));
    expect(removed).toHaveBeenCalledWith('one');
  });

  it('says that a guest’s mail address does not recover the account', async () => {
    app.me = { name: 'Ann', kind: 'member' };
    const channel = { id: 'one', kind: 'mail' as const, target: 'ann@example.org', confirmed: true };
    vi.spyOn(notificationsApi, 'notifications').mockResolvedValue({ ...INFO, channels: [{ ...channel, wayBack: false }] });
    render(NotificationsPage);
    await screen.findByText(t('ui-notifications.turns-only'));
    cleanup();
    vi.spyOn(notificationsApi, 'notifications').mockResolvedValue({ ...INFO, channels: [{ ...channel, wayBack: true }] });
    render(NotificationsPage);
    await screen.findByText('ann@example.org', { exact: false });
    expect(screen.queryByText(t('ui-notifications.turns-only'))).toBeNull();
  });

  it('asks a member for the password before adding a mail address, since it can recover the account', async () => {
    app.me = { name: 'Ann', kind: 'member' };
    vi.spyOn(notificationsApi, 'notifications').mockResolvedValue(INFO);
    const added = vi.spyOn(notificationsApi, 'addNotificationChannel').mockResolvedValue(INFO);
    vi.spyOn(app, 'ensureSession').mockResolvedValue(undefined);
    render(NotificationsPage);
    await fireEvent.input(await screen.findByLabelText(t('ui-notifications-channel-mail.label')), { target: { value: 'ann@example.org' } });
    await fireEvent.input(screen.getByLabelText(t('ui-account-current-password')), { target: { value: 'moat and drawbridge' } });
    await fireEvent.click(screen.getByRole('button', { name: t('ui-notifications-channel-mail.button') }));
    await screen.findByText(t('ui-notifications-channel-mail.sent'));
    expect(added).toHaveBeenCalledWith({ kind: 'mail', address: 'ann@example.org', password: 'moat and drawbridge' });
  });

  it('takes days off, and shows the last one', async () => {
    app.me = { name: 'Ann', kind: 'member' };
    vi.spyOn(notificationsApi, 'notifications').mockResolvedValue(INFO);
    const taken = vi
      .spyOn(notificationsApi, 'takeDaysOff')
      .mockResolvedValue({ ...INFO, daysOff: { left: 23, until: Date.UTC(2030, 5, 15) } });
    render(NotificationsPage);
    const days = await screen.findByLabelText<HTMLInputElement>(t('ui-days-off.label'));
    await fireEvent.submit(days.form!);
    await screen.findByText(t('ui-days-off.until', { until: new Date(Date.UTC(2030, 5, 15)).toLocaleDateString() }));
    expect(taken).toHaveBeenCalledWith(7);
    await fireEvent.click(screen.getByRole('button', { name: t('ui-days-off.back') }));
    expect(taken).toHaveBeenLastCalledWith(0);
  });

  it('unsubscribes by a link without a session, but only on confirmation', async () => {
    app.me = { name: null };
    router.search = '?stop=one';
    const stopped = vi.spyOn(notificationsApi, 'stopNotifications').mockResolvedValue({ stopped: true });
    render(NotificationsPage);
    expect(stopped).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('button', { name: t('ui-notifications.stop') }));
    await screen.findByText(t('ui-notifications.stopped'));
    expect(stopped).toHaveBeenCalledWith('one');
  });
});
