import { type NewNotificationChannel, request } from '../request';

/** How this person is notified when it is their turn, and their days off. */
export const notificationsApi = {
  notifications: () => request('GET', '/api/my/notices'),
  addNotificationChannel: (body: NewNotificationChannel) => request('POST', '/api/my/notices', { body }),
  removeNotificationChannel: (id: string) => request('DELETE', '/api/my/notices/{id}', { path: { id } }),
  confirmNotificationChannel: (id: string, code: string) => request('POST', '/api/notices/confirm', { body: { id, code } }),
  stopNotifications: (id: string) => request('POST', '/api/notices/stop', { body: { id } }),
  takeDaysOff: (days: number) => request('POST', '/api/my/days-off', { body: { days } }),
};
