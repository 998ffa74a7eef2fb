import { setMaxListeners } from 'node:events';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Caller, type Given } from './caller';
import { GREEDY } from './greedy/cases';
import { HELD, type Turn } from './greedy/greedyCase';

/*
 * The process of one greedy caller. It receives a case and sends requests over all its connections, each as soon as the
 * previous one is answered, until it receives 'stop'. Then it reports the outcomes of its requests.
 */

export interface Tally {
  /** The number of requests by outcome. */
  kinds: Record<string, number>;
  bytes: number;
}

const CONNECTIONS = 8;
/** The process leaves the core that it shares to the measuring processes. */
const LOW_PRIORITY = 10;
/** The pause of a connection that failed, in milliseconds. */
const AFTER_FAILURE = 20;
const ENDS_WITHIN = 3000;

let over = new AbortController();
let work: Promise<unknown> = Promise.resolve();
let tally: Tally = { kinds: {}, bytes: 0 };
let number = 0;

function count(kind: string, bytes = 0): void {
  tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
  tally.bytes += bytes;
}

async function goOn(turn: Turn, { signal }: AbortController): Promise<void> {
  while (!signal.aborted) {
    try {
      const { kind, bytes } = await turn(number++);
      // A request that the end interrupted was not refused.
      if (!signal.aborted || kind === HELD) count(kind, bytes);
    } catch (error) {
      if (signal.aborted) return;
      count((error as NodeJS.ErrnoException).code ?? (error as Error).message);
      await pause(AFTER_FAILURE);
    }
  }
}

async function start(name: string, given: Given): Promise<void> {
  const greedy = GREEDY.find((one) => one.name === name)!;
  over = new AbortController();
  setMaxListeners(0, over.signal);
  tally = { kinds: {}, bytes: 0 };
  const turns: Turn[] = [];
  for (let index = 0; index < (greedy.connections ?? CONNECTIONS); index++)
    turns.push(await greedy.open(new Caller(given, index, over.signal)));
  work = Promise.all(turns.map((turn) => goOn(turn, over)));
}

async function stop(): Promise<Tally> {
  over.abort();
  await Promise.race([work, pause(ENDS_WITHIN)]);
  return tally;
}

interface Message {
  name?: string;
  given: Given;
}

process.on('message', ({ name, given }: Message) => {
  const done = name === undefined ? stop() : start(name, given);
  done.then(
    (answer) => process.send!(answer ?? 'started'),
    (error: Error) => process.send!({ failure: error.message }),
  );
});
process.once('disconnect', () => process.exit());
setPriority(LOW_PRIORITY);
