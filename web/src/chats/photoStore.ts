/** How long a picture waits to be sent, in milliseconds; then its draft has long gone with its tab. */
const KEPT_FOR = 7 * 24 * 3_600_000;
const NAME = 'chatPictures';
const STORE = 'pictures';

interface Kept {
  file: Blob;
  keptAt: number;
}

const files = new Map<string, Blob>();
const urls = new Map<string, string>();

/**
 * Pictures that wait to be sent, by the ids of their messages: in memory for this page, and in the browser's database,
 * where a reload finds them.
 */
export const photoStore = {
  keep(id: string, file: Blob): void {
    files.set(id, file);
    void change((store) => store.put({ file, keptAt: Date.now() } satisfies Kept, id));
  },

  /** The picture; undefined where the browser has not kept it. */
  async find(id: string): Promise<Blob | undefined> {
    const known = files.get(id);
    if (known) return known;
    const kept = (await change((store) => store.get(id), 'readonly')) as Kept | undefined;
    if (kept) files.set(id, kept.file);
    return kept?.file;
  },

  /** Its address on this page; undefined until it is found. */
  urlOf(id: string): string | undefined {
    const file = files.get(id);
    if (file && !urls.has(id)) urls.set(id, URL.createObjectURL(file));
    return urls.get(id);
  },

  /** A reload needs it no more; this page goes on to show it. */
  forget(id: string): void {
    void change((store) => store.delete(id));
  },

  /** Forgets everything: its person has signed out. */
  clear(): void {
    for (const url of urls.values()) URL.revokeObjectURL(url);
    urls.clear();
    files.clear();
    void change((store) => store.clear());
  },

  /** Forgets what tabs have left that were closed long ago. */
  forgetOld(): void {
    void change((store) => {
      const request = store.openCursor();
      request.onsuccess = () => {
        const cursor = request.result;
        if (!cursor) return;
        if ((cursor.value as Kept).keptAt < Date.now() - KEPT_FOR) cursor.delete();
        cursor.continue();
      };
      return request;
    });
  },
};

/** Does one thing with the store; undefined where the browser has none or refuses: pictures last as long as the page. */
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
