import { request } from '../request';
import type { Me } from '../types';

/** The session of this browser and the account behind it. */
export const accountApi = {
  me: (): Promise<Me> => request('GET', '/api/me'),
  /** Creates a guest, unless there is a session already. */
  createSession: (): Promise<Me> => request('POST', '/api/visit'),
  register: (name: string, password: string): Promise<Me> => request('POST', '/api/claim', { body: { name, password } }),
  /** With `bring`, the games of the current guest are moved to the account. */
  login: (name: string, password: string, bring: boolean): Promise<Me> =>
    request('POST', '/api/login', { body: { name, password, bring } }),
  logout: (): Promise<Me> => request('POST', '/api/logout'),
  changePassword: (old: string, next: string): Promise<Me> => request('POST', '/api/password', { body: { old, new: next } }),
  deleteAccount: (password: string): Promise<Me> => request('POST', '/api/forget-me', { body: { password } }),
  newRecoveryCode: (password: string) => request('POST', '/api/my/recovery', { body: { password } }).then((answer) => answer.recovery),
  recover: (name: string, code: string, password: string): Promise<Me> =>
    request('POST', '/api/recover', { body: { name, code, password } }),
  sendRecoveryLink: (name: string) => request('POST', '/api/recover/link', { body: { name } }),
};
