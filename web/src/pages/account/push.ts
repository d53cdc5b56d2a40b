import { ApiError } from '../../net/errors';
import { t } from '../../i18n';

/** Whether this browser supports push notifications; they need a secure context. */
export const supportsPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Subscribes to push notifications and returns what the server needs to send them; asks for permission first. */
export async function subscribePush(publicKey: string): Promise<{ endpoint: string; key: string; auth: string }> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new ApiError('refused', t('ui-notifications-channel-push.refused'));
  }
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }).catch(() => {
    throw new ApiError('refused', t('ui-notifications-channel-push.failed')); // the browser's own message is for developers
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, key: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
