import { type NewTable, request } from '../request';
import type { RelationKind, ReportSubject, TableInfo } from '../types';

/** Other people: profiles, relations, challenges and reports. */
export const peopleApi = {
  player: (name: string) => request('GET', '/api/players/{name}', { path: { name } }),
  profile: (name: string) => request('GET', '/api/players/{name}/profile', { path: { name } }),
  leaders: (game: string, season: string | undefined, page: number) => request('GET', '/api/leaders', { query: { game, season, page } }),
  relations: () => request('GET', '/api/my/people').then((answer) => answer.people),
  setRelation: (name: string, kind: RelationKind, on: boolean) =>
    request('POST', '/api/my/people', { body: { name, kind, on } }).then((answer) => answer.people),
  challenges: () => request('GET', '/api/my/challenges').then((answer) => answer.challenges),
  sendChallenge: (name: string, table: NewTable): Promise<TableInfo> => request('POST', '/api/challenges', { body: { name, table } }),
  declineChallenge: (table: string) =>
    request('DELETE', '/api/challenges/{id}', { path: { id: table } }).then((answer) => answer.challenges),
  report: (subject: ReportSubject, reason: string) => request('POST', '/api/reports', { body: { ...subject, reason } }),
};
