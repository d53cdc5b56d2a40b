import { ApiError } from '../../net/errors';
import { t } from '../../i18n';

/** Whether this browser can be called while no page is open; that takes a secure context too. */
export const supportsPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What the server must know to call this browser; asks the person first, as the browser wants it. */
export async function subscribePush(publicKey: string): Promise<{ endpoint: string; key: string; auth: string }> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new ApiError('refused', t('house-notices-push.refused'));
  }
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }).catch(() => {
    throw new ApiError('refused', t('house-notices-push.failed')); // the browser's own words are for those who build pages
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, key: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
