import type { Component } from 'svelte';
import HomePage from '../pages/home/HomePage.svelte';

/** The parameters that a path names, such as `id` in `/table/:id`. */
type PathParams<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;

interface RouteOptions {
  /** Whether the page works without the server. */
  offline?: boolean;
  /** Whether the page takes the whole screen, without the app's header and footer. */
  fullScreen?: boolean;
}

/** An address of the app and the page that it shows. */
export interface Route {
  /** The path; its segments with a colon are the page's props. */
  readonly path: string;
  readonly pattern: RegExp;
  /** Loads the page's component; most pages are loaded on demand. */
  readonly load: () => Promise<{ default: Component<Record<string, string>> }>;
  readonly needsServer: boolean;
  readonly hasChrome: boolean;
}

/** What a parameter matches; all others are words. */
const PARAM_PATTERNS: Readonly<Record<string, string>> = { lesson: '[\\w-]+', variant: '[\\w-]+', name: '[^/]+' };

function route<Path extends string>(
  path: Path,
  load: () => Promise<{ default: Component<PathParams<Path>> }>,
  { offline = false, fullScreen = false }: RouteOptions = {},
): Route {
  const pattern = new RegExp(`^${path.replace(/:(\w+)/g, (_, name: string) => `(?<${name}>${PARAM_PATTERNS[name] ?? '\\w+'})`)}$`);
  // The pattern finds the parameters that the path's type says.
  return { path, pattern, load: load as Route['load'], needsServer: !offline, hasChrome: !fullScreen };
}

const OFFLINE = { offline: true };

/** All pages. The build lists their first segments in index.html, where the server reads which addresses exist. */
export const ROUTES: readonly Route[] = [
  route('/', () => Promise.resolve({ default: HomePage }), OFFLINE),
  route('/create', () => import('../pages/tables/NewTablePage.svelte')),
  route('/table/:id', () => import('../table/TablePage.svelte'), { fullScreen: true }),
  route('/local/:id', () => import('../local/LocalPage.svelte'), { offline: true, fullScreen: true }),
  route('/learn/:game', () => import('../learn/LearnPage.svelte'), OFFLINE),
  route('/learn/:game/:lesson', () => import('../learn/LessonPage.svelte'), { offline: true, fullScreen: true }),
  route('/story/:game', () => import('../learn/StoryPage.svelte'), OFFLINE),
  route('/story/:game/:variant', () => import('../learn/VariantStoryPage.svelte'), OFFLINE),
  route('/rules/:game', () => import('../learn/RulesPage.svelte'), OFFLINE),
  route('/player/:name', () => import('../pages/people/PlayerPage.svelte')),
  route('/leaders', () => import('../pages/people/LeadersPage.svelte')),
  route('/friends', () => import('../pages/people/FriendsPage.svelte')),
  route('/finished', () => import('../pages/tables/FinishedPage.svelte')),
  route('/notes', () => import('../pages/tables/NotesPage.svelte')),
  route('/account', () => import('../pages/account/AccountPage.svelte')),
  route('/signup', () => import('../pages/account/SignUpPage.svelte')),
  route('/notices', () => import('../pages/account/NotificationsPage.svelte')),
  route('/bots', () => import('../pages/account/BotsPage.svelte')),
  route('/recover', () => import('../pages/account/RecoverPage.svelte')),
  route('/about', () => import('../pages/info/AboutPage.svelte')),
  route('/api', () => import('../pages/info/ApiPage.svelte')),
  route('/verify', () => import('../pages/info/VerifyPage.svelte')),
  route('/lab/engine', () => import('../pages/info/EngineLabPage.svelte'), OFFLINE),
];

/** Finds the route of a path, and the parameters in it; undefined if there is no such page. */
export function findRoute(path: string): { route: Route; params: Record<string, string> } | undefined {
  for (const route of ROUTES) {
    const match = route.pattern.exec(path);
    if (match) {
      const params = decodeParams(match.groups ?? {});
      return params && { route, params };
    }
  }
  return undefined;
}

function decodeParams(groups: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined; // a damaged link
  }
}
