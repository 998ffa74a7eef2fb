/** Work that takes longer than this, in milliseconds, yields to timers and sockets before it continues. */
const TURN_MS = 5;

let began = 0;
let isOpen = false;

/** Whether this turn of the event loop has lasted too long already, whichever work it did. */
export function isTurnOver(): boolean {
  const now = performance.now();
  if (!isOpen) {
    isOpen = true;
    began = now;
    setImmediate(() => (isOpen = false));
  }
  return now - began > TURN_MS;
}

/** What waits for a turn, by whose work it is. */
const waiting = new Map<unknown, (() => void)[]>();
/** How many turns each had lately; forgotten every second. */
const taken = new Map<unknown, number>();
const FORGET_MS = 1000;
let forgottenAt = 0;
let isScheduled = false;

/**
 * Waits for a turn of the event loop. Each turn lets one piece of work go on: of those whose pieces they are (`of`), the
 * one that had the fewest turns lately is next. What is short passes what is long.
 */
export function awaitTurn(of: unknown = {}): Promise<void> {
  return new Promise((resolve) => {
    const own = waiting.get(of);
    if (own) own.push(resolve);
    else waiting.set(of, [resolve]);
    schedule();
  });
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(giveTurn);
}

function giveTurn(): void {
  isScheduled = false;
  const now = performance.now();
  if (now - forgottenAt > FORGET_MS) {
    taken.clear();
    forgottenAt = now;
  }
  const of = withFewestTurns();
  const [next, ...rest] = waiting.get(of) ?? [];
  waiting.delete(of);
  if (rest.length) waiting.set(of, rest);
  taken.set(of, (taken.get(of) ?? 0) + 1);
  // a new turn begins with this piece of work
  isOpen = false;
  next?.();
  if (waiting.size) schedule();
}

/** Whose turn it is: among equals, who waits the longest. */
function withFewestTurns(): unknown {
  let chosen: unknown;
  let fewest = Infinity;
  for (const of of waiting.keys()) {
    const turns = taken.get(of) ?? 0;
    if (turns < fewest) [chosen, fewest] = [of, turns];
    if (!fewest) break;
  }
  return chosen;
}

/** Waits for a turn where others wait already or this turn is over. */
export async function yieldIfBusy(of?: unknown): Promise<void> {
  if (waiting.size || isTurnOver()) await awaitTurn(of);
}

/**
 * Does work in a turn of the event loop that has time left, after what waits already. The clock is looked at beside the
 * work: of many that ask at once and work later, each would find the turn young.
 */
export async function inTurn<T>(work: () => T, of?: unknown): Promise<T> {
  if (waiting.size || isTurnOver()) await awaitTurn(of);
  return work();
}
