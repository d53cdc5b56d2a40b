import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.svelte';
import { router } from '../../app/router.svelte';
import { peopleApi } from '../../net/api/people';
import { tablesApi } from '../../net/api/tables';
import type { Catalogue, Leaders, Profile, RatedGame, TableInfo } from '../../net/types';
import { t } from '../../i18n';
import ChallengeDialog from './ChallengeDialog.svelte';
import LeadersPage from './LeadersPage.svelte';
import PlayerPage from './PlayerPage.svelte';
import RatingChart from './RatingChart.svelte';
import ReportDialog from './ReportDialog.svelte';

const variant = (id: string, maxPlayers = 4) => ({ id, name: id.toUpperCase(), minPlayers: maxPlayers === 1 ? 1 : 2, maxPlayers });

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const alert = async (): Promise<string> => (await screen.findByRole('alert')).textContent;

beforeEach(() => {
  localStorage.clear();
  app.me = { name: 'Ann', kind: 'member' };
  app.catalogue = {
    games: [
      { id: 'torres', name: 'Torres', variants: [variant('standard'), variant('master'), variant('alone', 1)] },
      { id: 'blackstone', name: 'Blackstone', variants: [variant('coop')] },
    ],
    bots: [],
  } as unknown as Catalogue;
  router.search = '';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  router.search = '';
});

describe('ChallengeDialog', () => {
  const submit = () => fireEvent.submit(screen.getByLabelText<HTMLSelectElement>(t('ui-challenge.game')).form!);

  it('offers the variants for two of the chosen game', async () => {
    render(ChallengeDialog, { name: 'Ben', onclose: () => {} });
    const variants = () => within(screen.getByLabelText(t('ui-challenge.variant'))).getAllByRole('option');
    expect(variants().map((each) => each.textContent)).toEqual(['STANDARD', 'MASTER']);
    await fireEvent.change(screen.getByLabelText(t('ui-challenge.game')), { target: { value: 'blackstone' } });
    expect(screen.queryByLabelText(t('ui-challenge.variant'))).toBeNull();
  });

  it('sends the terms and opens the table', async () => {
    const sent = vi.spyOn(peopleApi, 'sendChallenge').mockResolvedValue({ id: 'new' } as TableInfo);
    const go = vi.spyOn(router, 'go').mockReturnValue();
    render(ChallengeDialog, { name: 'Ben', onclose: () => {} });
    await fireEvent.change(screen.getByLabelText(t('ui-challenge.time-control')), { target: { value: 'days' } });
    await fireEvent.click(screen.getByLabelText(t('ui-challenge.rated')));
    await submit();
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('/table/new'));
    expect(sent).toHaveBeenCalledWith('Ben', {
      game: 'torres',
      variant: 'standard',
      players: 2,
      pace: { kind: 'days', days: 3 },
      rated: true,
      shuffled: true,
    });
  });

  it('offers rated games to members only, and shows a refusal', async () => {
    app.me = { name: 'Guest 7', kind: 'guest' };
    vi.spyOn(peopleApi, 'sendChallenge').mockRejectedValue(new Error('Ben takes no challenges.'));
    render(ChallengeDialog, { name: 'Ben', onclose: () => {} });
    expect(screen.queryByLabelText(t('ui-challenge.rated'))).toBeNull();
    await submit();
    expect(await alert()).toBe('Ben takes no challenges.');
    expect(button(t('ui-challenge')).disabled).toBe(false);
  });
});

describe('ReportDialog', () => {
  it('quotes the line, sends the reason, and thanks', async () => {
    const sent = vi
      .spyOn(peopleApi, 'report')
      .mockRejectedValueOnce(new Error('Too often.'))
      .mockResolvedValue(undefined as never);
    const subject = { name: 'Ben', line: 'you fool' } as never;
    render(ReportDialog, { subject, onclose: () => {} });
    expect(screen.getByText('you fool')).toBeTruthy();
    const reason = screen.getByLabelText<HTMLTextAreaElement>(t('ui-report.reason'));
    await fireEvent.input(reason, { target: { value: 'insult' } });
    await fireEvent.submit(reason.form!);
    expect(await alert()).toBe('Too often.');
    await fireEvent.submit(reason.form!);
    await screen.findByText(t('ui-report.done'));
    expect(sent).toHaveBeenLastCalledWith(subject, 'insult');
    expect(screen.queryByRole('button', { name: t('ui-report.send') })).toBeNull();
  });
});

describe('LeadersPage', () => {
  const LEADERS = {
    season: '2026-4',
    seasons: ['2026-4', '2026-3'],
    least: 10,
    more: true,
    places: [{ rank: 1, name: 'Ann', rating: 1700, games: 12 }],
  } as unknown as Leaders;

  it('shows the first game, and follows game, season and page through the address', async () => {
    const asked = vi.spyOn(peopleApi, 'leaders').mockResolvedValue(LEADERS);
    vi.spyOn(router, 'replace').mockImplementation((to) => void (router.search = to.slice(to.indexOf('?'))));
    render(LeadersPage);
    expect((await screen.findByText('1700')).closest('tr')!.classList).toContain('you');
    expect(screen.queryByText(t('ui-leaderboard-previous-page'))).toBeNull();
    await fireEvent.click(button(t('ui-leaderboard-next-page')));
    await fireEvent.change(screen.getByLabelText(t('ui-leaderboard.season')), { target: { value: '2026-3' } });
    await fireEvent.click(button(t('ui-leaderboard-next-page')));
    await fireEvent.click(button('Blackstone'));
    await vi.waitFor(() =>
      expect(asked.mock.calls).toEqual([
        ['torres', undefined, 0],
        ['torres', undefined, 1],
        ['torres', '2026-3', 0],
        ['torres', '2026-3', 1],
        ['blackstone', '2026-3', 0],
      ]),
    );
  });

  it('says that nobody is listed, or what is wrong', async () => {
    vi.spyOn(peopleApi, 'leaders').mockResolvedValue({ ...LEADERS, places: [], more: false });
    render(LeadersPage);
    expect(await screen.findByText(t('ui-leaderboard.none'))).toBeTruthy();
    expect(screen.queryByText(t('ui-leaderboard-next-page'))).toBeNull();
    cleanup();
    vi.spyOn(peopleApi, 'leaders').mockRejectedValue(new Error('No such season.'));
    render(LeadersPage);
    expect(await alert()).toBe('No such season.');
  });
});

describe('PlayerPage', () => {
  const PROFILE = {
    name: 'Ben',
    kind: 'member',
    here: true,
    bonds: ['follow'],
    ratings: [],
    results: [{ game: 'torres', variant: 'standard', won: 3, lost: 2, drawn: 1, other: 1 }],
  } as unknown as Profile;

  beforeEach(() => {
    vi.spyOn(tablesApi, 'search').mockResolvedValue({ tables: [], next: null } as never);
  });

  it('shows results, and changes how the user stands to the player', async () => {
    const profile = vi.spyOn(peopleApi, 'profile').mockResolvedValue(PROFILE);
    const changed = vi.spyOn(peopleApi, 'setRelation').mockResolvedValue([]);
    render(PlayerPage, { name: 'Ben' });
    expect(await screen.findByText(t('ui-player-online'))).toBeTruthy();
    const cells = screen.getAllByRole('cell').map((each) => each.textContent);
    expect(cells).toEqual(['7', '3', '2', '1']);
    profile.mockResolvedValue({ ...PROFILE, bonds: [] });
    await fireEvent.click(button(t('ui-player-follow.off')));
    expect((await screen.findByRole('button', { name: t('ui-player-follow') })).getAttribute('aria-pressed')).toBe('false');
    expect(changed).toHaveBeenCalledWith('Ben', 'follow', false);
    changed.mockRejectedValue(new Error('Too many.'));
    await fireEvent.click(button(t('ui-player-block')));
    expect(await alert()).toBe('Too many.');
  });

  it('opens the dialogs to challenge and to report', async () => {
    vi.spyOn(peopleApi, 'profile').mockResolvedValue(PROFILE);
    render(PlayerPage, { name: 'Ben' });
    await fireEvent.click(await screen.findByRole('button', { name: t('ui-challenge') }));
    expect(screen.getByText(t('ui-challenge-player', { name: 'Ben' }))).toBeTruthy();
    await fireEvent.click(button(t('ui-report')));
    expect(screen.getByText(t('ui-report-player', { name: 'Ben' }))).toBeTruthy();
    expect(screen.queryByText(t('ui-challenge-player', { name: 'Ben' }))).toBeNull();
  });

  it('offers no challenge to a bot, and nothing of that kind to oneself', async () => {
    vi.spyOn(peopleApi, 'profile').mockResolvedValue({ ...PROFILE, kind: 'bot' });
    render(PlayerPage, { name: 'Ben' });
    await screen.findByRole('button', { name: t('ui-report') });
    expect(screen.queryByRole('button', { name: t('ui-challenge') })).toBeNull();
    cleanup();
    vi.spyOn(peopleApi, 'profile').mockResolvedValue({ ...PROFILE, name: 'Ann', results: [] });
    render(PlayerPage, { name: 'Ann' });
    expect(await screen.findByText(t('ui-player-results.none'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: t('ui-report') })).toBeNull();
  });

  it('says that there is no such player, and leads home', async () => {
    vi.spyOn(peopleApi, 'profile').mockRejectedValue(new Error('Nobody has this name.'));
    render(PlayerPage, { name: 'Nobody' });
    expect(await alert()).toBe('Nobody has this name.');
    expect(screen.getByRole('link', { name: t('ui-app-go-home') }).getAttribute('href')).toBe('/');
  });
});

describe('RatingChart', () => {
  const DAY = 24 * 3600 * 1000;
  const course = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ time: i * DAY, table: `t${i}`, rating: 1500 + (i % 3) * 20 }));

  it('describes the course, and leaves the dots out where they would touch', () => {
    render(RatingChart, { rated: { course: course(3) } as unknown as RatedGame });
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      t('ui-player-rating-chart', { games: 3, first: 1500, last: 1540, low: 1500, high: 1540 }),
    );
    expect(document.querySelectorAll('circle')).toHaveLength(3);
    cleanup();
    render(RatingChart, { rated: { course: course(61) } as unknown as RatedGame });
    expect(document.querySelectorAll('circle')).toHaveLength(0);
  });

  it('names a single day once', () => {
    render(RatingChart, { rated: { course: course(1) } as unknown as RatedGame });
    const days = [...document.querySelectorAll('figcaption span')].map((each) => each.textContent);
    expect(days).toEqual([new Date(0).toLocaleDateString(), '']);
  });
});
