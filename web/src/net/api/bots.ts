import { request } from '../request';

/** The accounts of this person's own bots. */
export const botsApi = {
  myBots: () => request('GET', '/api/bots').then((answer) => answer.bots),
  createBot: (name: string) => request('POST', '/api/bots', { body: { name } }),
  newBotToken: (name: string) => request('POST', '/api/bots/{name}/token', { path: { name } }),
  deleteBot: (name: string) => request('DELETE', '/api/bots/{name}', { path: { name } }),
};
