import type { Sendable } from '../core/compressedForms';
import { commitCache } from '../graphql/answers/commitCache.service';
import { OutOfPoints } from './points';
import { perApp } from '../core/appState';

/** An answer of a route: the bytes of its JSON, empty if it answers nothing. */
export interface Answer extends Sendable {
  text: Buffer;
  status: number;
  /** Number of rows of the whole list. */
  total?: number;
}

/** Bytes of all cached answers together and of the largest one, compressed forms included. */
const MAX_SIZE = 24_000_000;
const MAX_ENTRY = 16_000_000;

const lookUp = commitCache<Answer>({
  maxSize: MAX_SIZE,
  maxEntrySize: MAX_ENTRY,
  sizeOf: ({ text }) => 2 * text.length,
});

/** Answers in progress, by key and number of commits. */
const flights = perApp(() => new Map<string, Promise<Answer>>());

/**
 * The answer of this key. It is made once for all callers of the same time and the second after, unless a
 * transaction commits in between. `lead` calls its argument when it is the caller's turn; `make` charges the
 * caller.
 */
export async function rememberAnswer(
  key: string,
  lead: (work: () => Promise<Answer | undefined>) => Promise<Answer | undefined>,
  make: () => Promise<Answer>,
): Promise<{ answer: Answer; isRemembered: boolean }> {
  for (;;) {
    const answer = lookUp(key).cached ?? (await joinFlight(key));
    if (answer) return { answer, isRemembered: true };
    const made = await lead(async () => (isThere(key) ? undefined : fly(key, make)));
    if (made) return { answer: made, isRemembered: false };
  }
}

const flightOf = (key: string, commits: number): string => `${commits} ${key}`;

function isThere(key: string): boolean {
  const { cached, commits } = lookUp(key);
  return cached !== undefined || flights().has(flightOf(key, commits));
}

/** The answer in progress; undefined if there is none, or if its own caller cannot pay for it. */
async function joinFlight(key: string): Promise<Answer | undefined> {
  try {
    return await flights().get(flightOf(key, lookUp(key).commits));
  } catch (error) {
    if (error instanceof OutOfPoints) return undefined;
    throw error;
  }
}

async function fly(key: string, make: () => Promise<Answer>): Promise<Answer> {
  const { commits, store } = lookUp(key);
  const flight = make();
  flights().set(flightOf(key, commits), flight);
  try {
    const answer = await flight;
    store(answer);
    return answer;
  } finally {
    flights().delete(flightOf(key, commits));
  }
}
