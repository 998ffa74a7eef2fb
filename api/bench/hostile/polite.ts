import http from 'node:http';
import type { Facts } from './facts';
import { questionOf } from './politeQuestions';

/*
 * A process with callers from many addresses who search, read the page of a hotel and ask for a price, with a fixed
 * number of requests each second, even while answers are missing. On 'warm' it sends some hundred requests at once. On
 * 'take' it reports the times of the answers since then and the number of failures; requests without an answer count
 * with the time that they have waited.
 */

export interface PoliteFigures {
  /** Milliseconds of each answer. */
  times: number[];
  failures: string[];
  /** Requests without an answer. */
  waiting: number;
}

const A_SECOND = 30;
/** The addresses of the callers; none of them comes near a limit. */
const ADDRESSES = 100;
const WARM = 300;
const AT_ONCE = 4;

const urls = JSON.parse(process.argv[2]!) as string[];
const facts = JSON.parse(process.argv[3]!) as Facts;
const agent = new http.Agent({ keepAlive: true });
const waiting = new Set<number>();
let figures = { times: [] as number[], failures: [] as string[] };
let count = 0;

function ask(since: number): Promise<void> {
  const number = count++;
  const body = JSON.stringify(questionOf(facts, number));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `203.0.113.${number % ADDRESSES}`,
  };
  waiting.add(since);
  return new Promise((resolve) => {
    const done = (failure?: string) => {
      waiting.delete(since);
      figures.times.push(performance.now() - since);
      if (failure) figures.failures.push(failure);
      resolve();
    };
    http
      .request(`${urls[number % urls.length]}/graphql`, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.once('end', () =>
          done(text.startsWith('{"data":') ? undefined : `${response.statusCode} ${text.slice(0, 120)}`),
        );
        response.once('error', (error) => done(error.message));
      })
      .once('error', (error) => done(error.message))
      .end(body);
  });
}

/** Sends each request at its planned time, even if this process is late. */
function go(due = performance.now()): void {
  void ask(due);
  const next = due + 1000 / A_SECOND;
  setTimeout(() => go(next), Math.max(0, next - performance.now()));
}

async function warmUp(): Promise<void> {
  const one = async () => {
    for (let times = 0; times < WARM / AT_ONCE; times++) await ask(performance.now());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

function take(): PoliteFigures {
  const late = [...waiting].map((since) => performance.now() - since);
  const { times, failures } = figures;
  figures = { times: [], failures: [] };
  return { times: [...times, ...late], failures, waiting: late.length };
}

process.on('message', (message) => {
  if (message === 'warm') void warmUp().then(() => (process.send!('warm'), go()));
  else process.send!(take());
});
process.once('disconnect', () => process.exit());
