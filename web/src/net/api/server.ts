import { request } from '../request';

/** The server itself. */
export const serverApi = {
  /** What its host has to say, whether it is read-only, and whether this person is banned. */
  serverNews: () => request('GET', '/api/house'),
};
