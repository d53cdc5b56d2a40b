import type { Attachment, LogEntry, SeatInfo } from '../net/types';

/** An entry of a game that is kept here, with whether its move showed something hidden. */
export interface StoredEntry extends LogEntry {
  reveals?: boolean;
}

/** A game that this browser plays and keeps: with the seed and the moves everything can be played again. */
export interface StoredGame {
  id: string;
  game: string;
  variant: string;
  options: Record<string, string | boolean>;
  seed: string;
  /** The key that follows from the seed, what is shown of it before the end, and by which rules it is played. */
  promise?: { key: string; commitment: string; rulesVersion: number };
  /** The table of a server that it was handed over to; it goes on there. */
  handed?: string;
  created: number;
  updated: number;
  /** This person and bots, who are called by their level. */
  seats: SeatInfo[];
  entries: StoredEntry[];
  /** What lies beside the game. */
  attachments: Attachment[];
  /** Whether the herald explains it. */
  guided?: boolean;
}

/** A game as it may lie here: once only drawings could be attached, by a name of their own. */
export type RawStoredGame = Omit<StoredGame, 'attachments'> & Partial<Pick<StoredGame, 'attachments'>> & { drawings?: { seat: number; part: string; strokes: unknown[] }[] };

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

/** The games of this browser; they survive a reload and a closed tab. */
export const gameStorage = {
  read: async (id: string): Promise<StoredGame | undefined> => {
    const stored = await withStore('readonly', (store) => store.get(id) as IDBRequest<RawStoredGame | undefined>);
    return stored && migrate(stored);
  },
  all: async (): Promise<StoredGame[]> => (await withStore('readonly', (store) => store.getAll() as IDBRequest<RawStoredGame[]>)).map(migrate),
  write: (game: StoredGame): Promise<unknown> => withStore('readwrite', (store) => store.put(game)),
};
