import { request } from '../request';
import type { Catalogue, GameCredits } from '../types';

/** The games of the server and their data. */
export const catalogueApi = {
  catalogue: (): Promise<Catalogue> => request('GET', '/api/games'),
  about: (id: string): Promise<GameCredits> => request('GET', '/api/games/{id}/about', { path: { id } }),
  /** The rules data that the server's owner has replaced, by file name. */
  rulesData: (id: string) => request('GET', '/api/games/{id}/data', { path: { id } }).then((answer) => answer.tables),
};
