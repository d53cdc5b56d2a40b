import type { Attachment, LogEntry, SeatInfo } from '../net/types';

/** An entry of a game that is kept here, with whether its move showed something hidden. */
export interface KeptEntry extends LogEntry {
  reveals?: boolean;
}

/** A game that this browser plays and keeps: with the seed and the moves everything can be played again. */
export interface Kept {
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
  entries: KeptEntry[];
  /** What lies beside the game. */
  attachments: Attachment[];
  /** Whether the herald explains it. */
  guided?: boolean;
}

/** A game as it may lie here: once only drawings could be attached, by a name of their own. */
export type Stored = Omit<Kept, 'attachments'> & Partial<Pick<Kept, 'attachments'>> & { drawings?: { seat: number; part: string; strokes: unknown[] }[] };

export function renewed({ drawings = [], ...stored }: Stored): Kept {
  const drawn = drawings.filter(({ strokes }) => strokes.length > 0).map(({ seat, part, strokes }) => ({ seat, part, content: strokes }));
  return { ...stored, attachments: stored.attachments ?? drawn };
}

const STORE = 'games';

function opened(): Promise<IDBDatabase> {
  return answered(
    Object.assign(indexedDB.open('merlon', 1), {
      onupgradeneeded(this: IDBOpenDBRequest) {
        this.result.createObjectStore(STORE, { keyPath: 'id' });
      },
    }),
  );
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error());
  });

async function work<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await answered(what(database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/** The games of this browser; they survive a reload and a closed tab. */
export const keptGames = {
  read: async (id: string): Promise<Kept | undefined> => {
    const stored = await work('readonly', (store) => store.get(id) as IDBRequest<Stored | undefined>);
    return stored && renewed(stored);
  },
  all: async (): Promise<Kept[]> => (await work('readonly', (store) => store.getAll() as IDBRequest<Stored[]>)).map(renewed),
  write: (game: Kept): Promise<unknown> => work('readwrite', (store) => store.put(game)),
};
