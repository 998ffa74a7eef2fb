import type { Sendable } from '../core/compressedForms';
import { commitCache } from '../graphql/answers/commitCache.service';
import { OutOfPoints } from './points';

/** What a route answers: the bytes of its JSON, which are none where it answers nothing. */
export interface Answer extends Sendable {
  text: Buffer;
  status: number;
  /** How many rows the whole list has. */
  total?: number;
}

/** Bytes of all remembered answers together, and of the largest, with the compressed forms. */
const MAX_SIZE = 24_000_000;
const MAX_ENTRY = 16_000_000;

const lookUp = commitCache<Answer>({
  maxSize: MAX_SIZE,
  maxEntrySize: MAX_ENTRY,
  sizeOf: ({ text }) => 2 * text.length,
});

/** Answers that are being made, by their keys and the number of commits. */
const flights = new Map<string, Promise<Answer>>();

/**
 * The answer of this key, made once for all who ask at the same time and a second after, unless something is written
 * meanwhile. `lead` calls its argument when it is the caller's turn; `make` charges the caller.
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
  return cached !== undefined || flights.has(flightOf(key, commits));
}

/** The answer that is being made; undefined where there is none, and where its own caller cannot pay for it. */
async function joinFlight(key: string): Promise<Answer | undefined> {
  try {
    return await flights.get(flightOf(key, lookUp(key).commits));
  } catch (error) {
    if (error instanceof OutOfPoints) return undefined;
    throw error;
  }
}

async function fly(key: string, make: () => Promise<Answer>): Promise<Answer> {
  const { commits, store } = lookUp(key);
  const flight = make();
  flights.set(flightOf(key, commits), flight);
  try {
    const answer = await flight;
    store(answer);
    return answer;
  } finally {
    flights.delete(flightOf(key, commits));
  }
}
