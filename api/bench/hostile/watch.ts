import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../builtServer';
import type { Place } from './data';
import { readFacts, type Facts } from './facts';
import type { PoliteFigures } from './polite';
import { Helper } from './processes';
import { Servers } from './servers';

/** The measurements of polite callers and an operator over some seconds. */
export interface Seen {
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** The longest answer of /livez, in milliseconds. */
  livez: number;
  /** The most resident bytes of each server. */
  resident: number[];
  /** Failed answers to polite callers. */
  failures: string[];
}

const SAMPLE_MS = 50;
/** The longest wait for a calm server: two seconds, ten times over. */
const CALM = { triesMs: 250, times: 80 };

/** Servers with polite callers, and the measurements without any other caller. */
export class Watch {
  private constructor(
    readonly servers: Servers,
    readonly facts: Facts,
    private readonly polite: Helper,
    private readonly livez: Helper,
    readonly idle: Seen,
  ) {}

  static async open(place: Place, seconds: number): Promise<Watch> {
    const servers = await Servers.open(place);
    const facts = await readFacts(servers.first);
    const polite = new Helper('polite.ts', JSON.stringify(servers.urls), JSON.stringify(facts));
    const livez = new Helper('livez.ts', ...servers.urls);
    await polite.ask('warm');
    await pause(1000);
    const idle = await see(servers, polite, livez, () => pause(seconds * 1000));
    return new Watch(servers, facts, polite, livez, idle);
  }

  /** The measurements during the work. */
  async during(work: () => Promise<unknown>): Promise<Seen> {
    return see(this.servers, this.polite, this.livez, work);
  }

  /** Waits until every polite caller is answered as quickly as before. */
  async calm(): Promise<void> {
    for (let times = 0; times < CALM.times; times++) {
      await this.polite.ask('take');
      await pause(CALM.triesMs);
      const { times: answers, waiting } = await this.polite.ask<PoliteFigures>('take');
      if (waiting <= 1 && answers.every((time) => time < CALM.triesMs)) return;
    }
  }

  close(): void {
    this.polite.end();
    this.livez.end();
    this.servers.stop();
  }
}

async function see(
  servers: Servers,
  polite: Helper,
  livez: Helper,
  work: () => Promise<unknown>,
): Promise<Seen> {
  await Promise.all([polite.ask('take'), livez.ask('take')]);
  const resident = servers.resident();
  const sampling = setInterval(() => {
    for (const [index, bytes] of servers.resident().entries())
      resident[index] = Math.max(resident[index]!, bytes);
  }, SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  const [figures, longest] = await Promise.all([
    polite.ask<PoliteFigures>('take'),
    livez.ask<number>('take'),
  ]);
  return { p99: quantile(figures.times, 0.99), livez: longest, resident, failures: figures.failures };
}
