import { clear, createStore, del, delMany, entries, get, set } from 'idb-keyval';

/** How long a photo may wait to be sent, in milliseconds. By then its tab has long been closed. */
const MAX_AGE = 7 * 24 * 3_600_000;

interface StoredPhoto {
  file: Blob;
  keptAt: number;
}

const files = new Map<string, Blob>();
const urls = new Map<string, string>();
const store = createStore('chatPictures', 'pictures');

/**
 * Photos that wait to be sent, by the ids of their messages: in memory for this page, and in the browser's database
 * for a reload.
 */
export const photoStore = {
  add(id: string, file: Blob): void {
    files.set(id, file);
    void ask(() => set(id, { file, keptAt: Date.now() } satisfies StoredPhoto, store));
  },

  /** The photo; undefined if the browser has not kept it. */
  async find(id: string): Promise<Blob | undefined> {
    const known = files.get(id);
    if (known) return known;
    const stored = await ask(() => get<StoredPhoto>(id, store));
    if (stored) files.set(id, stored.file);
    return stored?.file;
  },

  /** The photo's address on this page; undefined until it is found. */
  urlOf(id: string): string | undefined {
    const file = files.get(id);
    if (file && !urls.has(id)) urls.set(id, URL.createObjectURL(file));
    return urls.get(id);
  },

  /** Removes a sent photo from the database. This page still shows it. */
  remove(id: string): void {
    void ask(() => del(id, store));
  },

  /** Removes everything once the person has signed out. */
  clear(): void {
    for (const url of urls.values()) URL.revokeObjectURL(url);
    urls.clear();
    files.clear();
    void ask(() => clear(store));
  },

  /** Removes photos of tabs that were closed long ago. */
  removeOld(): void {
    void ask(async () => {
      const stored = await entries<string, StoredPhoto>(store);
      const old = stored.filter(([, { keptAt }]) => keptAt < Date.now() - MAX_AGE);
      await delMany(
        old.map(([id]) => id),
        store,
      );
    });
  },
};

/** What the database answers; undefined if the browser has none or refuses. Photos then last as long as the page. */
async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
