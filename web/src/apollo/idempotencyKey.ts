interface StoredKey {
  key: string;
  /** What it was made for. */
  of: string;
}

const storageKey = (scope: string) => `idempotencyKey:${scope}`;

function load(scope: string): StoredKey | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(scope)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The idempotency key of asking for exactly these parts, in whatever order: the same one however often it is sent, a
 * new one as soon as a part changes or the key was dropped. A scope has one key at a time; it lives as long as the tab.
 */
export function idempotencyKeyFor(scope: string, parts: readonly string[]): string {
  const of = [...parts].sort().join(' ');
  const stored = load(scope);
  if (stored?.of === of) return stored.key;
  const made: StoredKey = { key: crypto.randomUUID(), of };
  sessionStorage.setItem(storageKey(scope), JSON.stringify(made));
  return made.key;
}

/** What was asked for was refused, released or paid, or has run out: asking again is something new. */
export const dropIdempotencyKey = (scope: string): void => sessionStorage.removeItem(storageKey(scope));
