import type { Attachment, LogEntry, SeatInfo } from '../net/types';

/** A log entry of a local game, with whether its move revealed hidden information. */
export interface StoredEntry extends LogEntry {
  reveals?: boolean;
}

/** A local game as it is stored; seed and moves suffice to replay it. Field names are part of the database. */
export interface StoredGame {
  id: string;
  game: string;
  variant: string;
  options: Record<string, string | boolean>;
  seed: string;
  /** The key derived from the seed, the commitment that is shown before the end, and the version of the rules. */
  promise?: { key: string; commitment: string; rulesVersion: number };
  /** The server's table that the game was uploaded to, where it continues. */
  handed?: string;
  created: number;
  updated: number;
  /** The player and the bots, which are named by their level. */
  seats: SeatInfo[];
  entries: StoredEntry[];
  /** Content that players attach to the game. */
  attachments: Attachment[];
  /** Whether it is a guided first game. */
  guided?: boolean;
}

/** A game as it may be stored: older versions kept drawings in a field of their own. */
export type RawStoredGame = Omit<StoredGame, 'attachments'> &
  Partial<Pick<StoredGame, 'attachments'>> & { drawings?: { seat: number; part: string; strokes: unknown[] }[] };

export function migrate({ drawings = [], ...stored }: RawStoredGame): StoredGame {
  const drawn = drawings.filter(({ strokes }) => strokes.length > 0).map(({ seat, part, strokes }) => ({ seat, part, content: strokes }));
  return { ...stored, attachments: stored.attachments ?? drawn };
}

const OBJECT_STORE = 'games';

function openDatabase(): Promise<IDBDatabase> {
  return toPromise(
    Object.assign(indexedDB.open('merlon', 1), {
      onupgradeneeded(this: IDBOpenDBRequest) {
        this.result.createObjectStore(OBJECT_STORE, { keyPath: 'id' });
      },
    }),
  );
}

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error());
  });

async function withStore<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await toPromise(what(database.transaction(OBJECT_STORE, mode, { durability: 'strict' }).objectStore(OBJECT_STORE)));
  } finally {
    database.close();
  }
}

/** The database of local games. */
export const gameStorage = {
  read: async (id: string): Promise<StoredGame | undefined> => {
    const stored = await withStore('readonly', (store) => store.get(id) as IDBRequest<RawStoredGame | undefined>);
    return stored && migrate(stored);
  },
  all: async (): Promise<StoredGame[]> =>
    (await withStore('readonly', (store) => store.getAll() as IDBRequest<RawStoredGame[]>)).map(migrate),
  write: (game: StoredGame): Promise<unknown> => withStore('readwrite', (store) => store.put(game)),
};
