import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../app/app.svelte';
import { router } from '../app/router.svelte';
import type { Catalogue } from '../net/types';
import type { TableSession } from '../table/store/session.svelte';
import { t } from '../i18n';
import { type LessonDefinition, loadLessons, loadRules, type Outline } from './content';
import LessonPage from './LessonPage.svelte';
import LessonPanel from './LessonPanel.svelte';
import NextStepButton from './NextStepButton.svelte';
import PositionDiagram from './PositionDiagram.svelte';
import { progress } from './progress.svelte';
import { rulebook } from './rulebook.svelte';
import RulesContent from './RulesContent.svelte';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Elements never come into view by themselves in jsdom; the test says when. */
class FakeIntersectionObserver {
  static readonly all: FakeIntersectionObserver[] = [];
  isConnected = true;
  constructor(readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {
    FakeIntersectionObserver.all.push(this);
  }
  observe(): void {}
  disconnect(): void {
    this.isConnected = false;
  }
}

let outline: Outline;
let lessons: LessonDefinition[];

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  FakeIntersectionObserver.all.length = 0;
  outline = await loadRules('torres');
  lessons = await loadLessons('torres');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('RulesContent', () => {
  const search = (words: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } });
  const rules = () => [...document.querySelectorAll('article[id]')].map((each) => each.id);
  const master = () => outline.sections.find((each) => each.variants?.includes('master') && !each.variants.includes('standard'))!;

  it('finds rules by number and by text, and says if there are none', async () => {
    render(RulesContent, { game: 'torres', outline });
    const all = rules().length;
    await search('t-33');
    expect(rules()).toContain('T-33');
    expect(rules().length).toBeLessThan(all);
    expect(screen.queryByRole('navigation')).toBeNull();
    await search('no such words');
    expect(screen.getByRole('status').textContent).toBe(t('ui-rules-not-found', { words: 'no such words' }));
  });

  it('shows the rules of one variant, or of all', async () => {
    render(RulesContent, { game: 'torres', outline, variant: 'standard' });
    expect(rules()).not.toContain(master().rules[0]);
    await fireEvent.click(screen.getByLabelText(t('ui-rules-all-variants')));
    expect(rules()).toContain(master().rules[0]);
  });

  it('opens at a rule, also at one of another variant', async () => {
    const number = master().rules[0]!;
    render(RulesContent, { game: 'torres', outline, variant: 'standard', rule: number });
    await vi.waitFor(() => expect(document.activeElement!.id).toBe(number));
    expect(document.activeElement!.classList).toContain('current');
  });

  it('follows a link of the contents', async () => {
    const onrule = vi.fn();
    render(RulesContent, { game: 'torres', outline, onrule });
    await fireEvent.click(screen.getByRole('link', { name: t('ui-rules-quick-reference') }));
    expect(onrule).toHaveBeenCalledWith('aids');
    await vi.waitFor(() => expect(document.activeElement!.id).toBe('aids'));
  });
});

describe('PositionDiagram', () => {
  it('waits until it comes into view', () => {
    const diagram = Object.values(outline.pictures)[0]!;
    render(PositionDiagram, { diagram, caption: 'A picture' });
    const observer = FakeIntersectionObserver.all[0]!;
    observer.onChange([{ isIntersecting: false }]);
    expect(observer.isConnected).toBe(true);
    expect(screen.getByText('A picture')).toBeTruthy();
    cleanup();
    expect(observer.isConnected).toBe(false);
  });
});

describe('LessonPanel', () => {
  function show(status: 'going' | 'reached' | 'missed' | 'shown', more: object = {}) {
    const props = { onretry: vi.fn(), onshowanswer: vi.fn() };
    const session = { highlight: { setPlaces: vi.fn() } };
    render(LessonPanel, {
      game: 'torres',
      lesson: lessons[0]!,
      next: lessons[1],
      status,
      showsAnswer: false,
      session: session as unknown as TableSession,
      ...props,
      ...more,
    });
    return { ...props, session };
  }
  const text = (part: string): string => t(`torres-lesson-${lessons[0]!.id}.${part}`);

  it('sets the task, and offers a hint before the answer', async () => {
    const { onshowanswer } = show('going');
    expect(screen.queryByText(t('ui-lesson-show-answer'))).toBeNull();
    await fireEvent.click(button(t('ui-lesson-hint')));
    expect(document.body.textContent).toContain(text('hint').split(/[<*_]/)[0]);
    await fireEvent.click(button(t('ui-lesson-show-answer')));
    expect(onshowanswer).toHaveBeenCalledOnce();
  });

  it('leads to the next lesson, and after the last one back to the course', async () => {
    const go = vi.spyOn(router, 'go').mockReturnValue();
    show('reached');
    await fireEvent.click(button(t('ui-lesson-next')));
    expect(go).toHaveBeenCalledWith(`/learn/torres/${lessons[1]!.id}`);
    cleanup();
    show('reached', { next: undefined });
    expect(screen.getByRole('link', { name: t('ui-lesson-back-to-course') }).getAttribute('href')).toBe('/learn/torres');
  });

  it('explains a missed task by its rule, and lets one try again', async () => {
    const opened = vi.spyOn(rulebook, 'open').mockReturnValue();
    const { onretry } = show('missed');
    await fireEvent.click(button(t('ui-rules-why')));
    expect(opened).toHaveBeenCalledWith('torres', lessons[0]!.variant, lessons[0]!.rule);
    await fireEvent.click(button(t('ui-lesson-try-again')));
    expect(onretry).toHaveBeenCalledOnce();
  });

  it('can be taken over while and after the answer is shown', async () => {
    for (const [status, more] of [
      ['going', { showsAnswer: true }],
      ['shown', {}],
    ] as const) {
      const { onretry } = show(status, more);
      await fireEvent.click(button(t('ui-lesson-let-me-try')));
      expect(onretry).toHaveBeenCalledOnce();
      cleanup();
    }
  });
});

describe('LessonPage', () => {
  it.each([
    ['torres', 'no-such-lesson'],
    ['chess', 'castling'],
  ])('says that there is no lesson %s/%s', async (game, lesson) => {
    render(LessonPage, { game, lesson });
    expect((await screen.findByRole('alert')).textContent).toBe(t('ui-app-page-not-found'));
    expect(screen.getByRole('link', { name: t('ui-lesson-all-lessons') }).getAttribute('href')).toBe(`/learn/${game}`);
  });
});

describe('NextStepButton', () => {
  let done: Set<string>;

  beforeEach(() => {
    done = new Set(['guide']);
    vi.spyOn(progress, 'has').mockImplementation((_, what) => done.has(what));
    const variants = [{ id: 'standard', name: 'Standard', minPlayers: 2, maxPlayers: 4 }];
    app.catalogue = { games: [{ id: 'torres', name: 'Torres', variants }], bots: [] } as unknown as Catalogue;
  });

  it('leads to the first lesson that is not done', async () => {
    const go = vi.spyOn(router, 'go').mockReturnValue();
    const first = lessons.find((each) => each.variant === 'standard')!;
    render(NextStepButton, { game: 'torres' });
    await fireEvent.click(await screen.findByText(t('ui-next-step-lesson', { lesson: t(`torres-lesson-${first.id}.title`) })));
    expect(go).toHaveBeenCalledWith(`/learn/torres/${first.id}`);
  });

  it('starts the guided game first, and shows what went wrong', async () => {
    done.clear();
    render(NextStepButton, { game: 'torres' });
    await fireEvent.click(await screen.findByText(t('ui-next-step-tutorial')));
    expect(await screen.findByRole('alert')).toBeTruthy(); // there is no engine in jsdom
  });

  it('is not there when all is done, nor for a game without lessons', async () => {
    lessons.forEach(({ id }) => done.add(id));
    done.add('won-standard');
    render(NextStepButton, { game: 'torres' });
    render(NextStepButton, { game: 'chess' });
    await loadLessons('torres');
    await Promise.resolve();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
