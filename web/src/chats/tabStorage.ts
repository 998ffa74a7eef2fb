/** Values that the browser refused to store, because its storage is full or switched off. They last as long as the page. */
const unsaved = new Map<string, string>();

/** Values of this tab that survive a reload. Writing never throws. */
export const tabStorage = {
  /** The value; undefined if there is none, or if it cannot be read. */
  read(key: string): unknown {
    try {
      return JSON.parse(unsaved.get(key) ?? sessionStorage.getItem(key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  },

  write(key: string, value: unknown): void {
    const text = JSON.stringify(value);
    try {
      sessionStorage.setItem(key, text);
      unsaved.delete(key);
    } catch {
      unsaved.set(key, text);
    }
  },

  remove(key: string): void {
    unsaved.delete(key);
    sessionStorage.removeItem(key);
  },

  /** Removes the values that are in memory only. What the browser stored belongs to `device`. */
  clearUnsaved(): void {
    unsaved.clear();
  },
};
