import { requestId } from './requestId';

/** Milliseconds after which work yields to timers and sockets before it continues. */
const TURN_MS = 3;

let began = 0;
let isOpen = false;

/** Whether this turn of the event loop has already lasted too long, whatever work it did. */
export function isTurnOver(): boolean {
  const now = performance.now();
  if (!isOpen) {
    isOpen = true;
    began = now;
    setImmediate(() => (isOpen = false));
  }
  return now - began > TURN_MS;
}

interface Piece {
  begin: () => void;
  /** When the caller asked for the turn. */
  since: number;
}

/** The owner of work outside any request. */
const JOBS = 'jobs';

/** The pieces that wait for a turn, by their owner. */
const waiting = new Map<unknown, Piece[]>();
/** The number of running works of each owner. */
const underWay = new Map<unknown, number>();
/** The turns that each owner had lately; cleared every second. */
const taken = new Map<unknown, number>();
const CLEARED_MS = 1000;
let clearedAt = 0;
/** The most milliseconds that a piece waits for owners with fewer turns. */
const PATIENCE_MS = 20;
let isScheduled = false;
let retry: NodeJS.Timeout | undefined;

/**
 * Waits for a turn of the event loop. Each turn runs one piece of work, of the owner (`of`) that had the
 * fewest turns lately, so short work overtakes long work. By default the owner is the request that is being
 * answered.
 */
export function awaitTurn(of: unknown = requestId() ?? JOBS): Promise<void> {
  return new Promise((begin) => {
    const own = waiting.get(of);
    const piece = { begin, since: performance.now() };
    if (own) own.push(piece);
    else waiting.set(of, [piece]);
    schedule();
  });
}

/**
 * Counts work as running until the returned function is called. Owners that had more turns lately wait for it
 * at most 20 ms, also while it waits for its database.
 */
export function beginWork(of: unknown): () => void {
  countTurn(of);
  underWay.set(of, (underWay.get(of) ?? 0) + 1);
  return () => {
    const left = underWay.get(of)! - 1;
    if (left) underWay.set(of, left);
    else underWay.delete(of);
    if (waiting.size) schedule();
  };
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setImmediate(giveTurn);
}

function giveTurn(): void {
  isScheduled = false;
  const of = withFewestTurns();
  const [next, ...rest] = waiting.get(of) ?? [];
  if (!next) return;
  if (performance.now() - next.since < PATIENCE_MS && isLighterUnderWay(of)) {
    retry ??= setTimeout(() => {
      retry = undefined;
      schedule();
    }, 1);
    return;
  }
  waiting.delete(of);
  if (rest.length) waiting.set(of, rest);
  countTurn(of);
  // This piece of work begins a new turn.
  isOpen = false;
  next.begin();
  if (waiting.size) schedule();
}

function countTurn(of: unknown): void {
  const now = performance.now();
  if (now - clearedAt > CLEARED_MS) {
    taken.clear();
    clearedAt = now;
  }
  taken.set(of, turnsOf(of) + 1);
}

const turnsOf = (of: unknown): number => taken.get(of) ?? 0;

/** The owner whose turn is next: among equals the one that waits the longest. */
function withFewestTurns(): unknown {
  let chosen: unknown;
  let fewest = Infinity;
  for (const of of waiting.keys()) {
    const turns = turnsOf(of);
    if (turns < fewest) [chosen, fewest] = [of, turns];
    if (!fewest) break;
  }
  return chosen;
}

function isLighterUnderWay(of: unknown): boolean {
  const turns = turnsOf(of);
  for (const other of underWay.keys()) if (turnsOf(other) < turns) return true;
  return false;
}

/** Waits for a turn if others are waiting or this turn is over. */
export async function yieldIfBusy(of?: unknown): Promise<void> {
  if (waiting.size || isTurnOver()) await awaitTurn(of);
}

/** Runs pieces of work in turns with the work of others. */
export interface Turns {
  /** Runs the piece at once if the turn has time left, else in a later turn. */
  do<T>(piece: () => T | Promise<T>): T | Promise<T>;
}

/**
 * The pieces of one operation. Each runs at once while the turn of the event loop lasts, otherwise in a later
 * turn, in the order of the calls.
 */
export class Pieces implements Turns {
  private waiting: (() => void)[] = [];
  private done = 0;
  private isDraining = false;
  private afterwards: (() => void)[] = [];

  /** `of` is the owner of the pieces; see awaitTurn(). */
  constructor(private readonly of: unknown) {}

  do<T>(piece: () => T | Promise<T>): T | Promise<T> {
    if ((this.isDraining || !this.waiting.length) && !isTurnOver()) return piece();
    return new Promise((resolve, reject) => {
      const attempt = () => {
        try {
          resolve(piece());
        } catch (error) {
          reject(error as Error);
        }
      };
      if (this.waiting.push(attempt) === 1) void this.awaitTurn();
    });
  }

  /**
   * Calls back when all promises settled so far are handled and no piece waits for a turn. A loader begins to
   * read then, so one statement reads the rows that all pieces need.
   */
  readonly whenAllAsked = (callback: () => void): void => {
    const callBack = () => {
      if (this.waiting.length) this.afterwards.push(() => this.whenAllAsked(callback));
      else if (isTurnOver()) void awaitTurn(this.of).then(callback);
      else callback();
    };
    // Jobs of the next tick run after all settled promises.
    void Promise.resolve().then(() => process.nextTick(callBack));
  };

  private async awaitTurn(): Promise<void> {
    await awaitTurn(this.of);
    this.isDraining = true;
    while (this.done < this.waiting.length && !isTurnOver()) this.waiting[this.done++]!();
    this.isDraining = false;
    if (this.done < this.waiting.length) return this.awaitTurn();
    [this.waiting, this.done] = [[], 0];
    for (const callback of this.afterwards.splice(0)) callback();
  }
}
