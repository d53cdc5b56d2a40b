import { router } from '../app/router.svelte';
import type { MovePhrasing } from '../board-kit/phrasing';
import { announcer } from '../design/announcer.svelte';
import { setPageTitle } from '../design/pageTitle';
import { sound } from '../design/sound.svelte';
import { loadGameUi } from '../games';
import type { GameUi } from '../games/gameUi';
import { t } from '../i18n';
import { rulebook } from '../learn/rulebook.svelte';
import type { TableSession } from './store/session.svelte';
import { tableAddress } from './tableAddress';

// What a table page does outside of its own elements. Each function is called once, while the page is set up.

/** Shows the title and, in the icon, whether it is the user's turn. */
export function syncPageTitle(session: TableSession, title: () => string): void {
  $effect(() =>
    setPageTitle(
      session.notFound ? t('ui-table-not-visible') : title(),
      session.live?.phase === 'playing' && session.live.legal !== undefined,
    ),
  );
}

/** Keeps the address up to date. That of a private table contains the invitation, so that copying it shares it. */
export function syncAddress(session: TableSession): void {
  $effect(() => {
    if (session.shown) {
      router.replace(tableAddress(session.shown, session.invitation, session.review.entryNumber, session.source.pagePath));
    }
  });
}

/** Loads the board of the table's game and the rules behind its messages. */
export function loadGame(session: TableSession, onload: (game: GameUi) => void, onerror: () => void): void {
  const gameId = $derived(session.shown?.game);
  $effect(() => {
    const id = gameId;
    if (id !== undefined) {
      loadGameUi(id).then((game) => {
        session.setPhrasing(game.phrasing);
        onload(game);
        void rulebook.load(id).catch(() => undefined); // only the links from messages to rules are missing then
      }, onerror);
    }
  });
}

/** Tells the rulebook which step of the game is shown. */
export function syncRulebook(session: TableSession): void {
  $effect(() => {
    rulebook.setStep(session.shown?.view);
    return () => rulebook.setStep(undefined);
  });
}

/** Closes a hint when the position has changed, since it is valid for one. */
export function closeOutdatedHint(session: TableSession): void {
  $effect(() => {
    if (session.hints.isOpen && !session.hints.isCurrent) {
      session.hints.close();
    }
  });
}

/** Plays a sound for each new move, and announces those of others to screen readers. */
export function announceMoves(session: TableSession, phrasing: () => MovePhrasing | undefined): void {
  let lastAnnounced = 0;
  $effect(() => {
    const moves = phrasing();
    const info = session.shown;
    for (const { entry } of session.log) {
      if (entry.number <= lastAnnounced) {
        continue;
      }
      if (lastAnnounced > 0 && entry.kind === 'move') {
        sound.play('knock');
        if (moves && entry.seat !== undefined && !info?.you.includes(entry.seat)) {
          announcer.announce(moves.sentence(entry.move ?? '', info?.seats[entry.seat]?.name ?? t('ui-log-player-unknown')));
        }
      }
      lastAnnounced = entry.number;
    }
  });
}

/** Alerts a user who is looking elsewhere when it is their turn, and plays a sound at the end. */
export function playTurnAlerts(session: TableSession, isOver: () => boolean): void {
  const isYourTurn = $derived(session.live?.legal !== undefined);
  let previous: { isYourTurn: boolean; over: boolean } | null = null;
  $effect(() => {
    const current = { isYourTurn, over: isOver() };
    if (session.live && previous) {
      if (current.over && !previous.over) {
        sound.play('win');
      } else if (current.isYourTurn && !previous.isYourTurn) {
        sound.playTurnAlert();
      }
    }
    previous = session.live ? current : null;
  });
}
