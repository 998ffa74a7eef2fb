/** How long a photo may wait to be sent, in milliseconds. By then its tab has long been closed. */
const MAX_AGE = 7 * 24 * 3_600_000;
const NAME = 'chatPictures';
const STORE = 'pictures';

interface StoredPhoto {
  file: Blob;
  keptAt: number;
}

const files = new Map<string, Blob>();
const urls = new Map<string, string>();

/**
 * Photos that wait to be sent, by the ids of their messages: in memory for this page, and in the browser's database
 * for a reload.
 */
export const photoStore = {
  add(id: string, file: Blob): void {
    files.set(id, file);
    void change((store) => store.put({ file, keptAt: Date.now() } satisfies StoredPhoto, id));
  },

  /** The photo; undefined if the browser has not kept it. */
  async find(id: string): Promise<Blob | undefined> {
    const known = files.get(id);
    if (known) return known;
    const stored = (await change((store) => store.get(id), 'readonly')) as StoredPhoto | undefined;
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
    void change((store) => store.delete(id));
  },

  /** Removes everything once the person has signed out. */
  clear(): void {
    for (const url of urls.values()) URL.revokeObjectURL(url);
    urls.clear();
    files.clear();
    void change((store) => store.clear());
  },

  /** Removes photos of tabs that were closed long ago. */
  removeOld(): void {
    void change((store) => {
      const request = store.openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        if ((cursor.value as StoredPhoto).keptAt < Date.now() - MAX_AGE) cursor.delete();
        cursor.continue();
      };
      return request;
    });
  },
};

/** Runs one request on the store; undefined if the browser has no database or refuses. Photos then last as long as the page. */
async function change<T>(
  work: (store: IDBObjectStore) => IDBRequest<T>,
  mode: IDBTransactionMode = 'readwrite',
): Promise<T | undefined> {
  try {
    const database = await open();
    try {
      const transaction = database.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
      });
      return request.result;
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('refused'));
  });
