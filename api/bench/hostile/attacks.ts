import { setTimeout as pause } from 'node:timers/promises';
import { serve, type Served } from '../builtServer';
import { cpuSeconds } from '../load';
import { printLine, type Checks } from '../proof/checks';
import type { Place } from './data';
import { DOCUMENTS } from './documents';
import { sendDocument, type Outcome } from './documentAnswer';
import { Helper } from './processes';
import { signIn } from './signIn';
import { SOCKETS } from './sockets';
import { UploadClient, UPLOADS } from './uploads';

/*
 * Hostile requests and sockets, one after the other against one server without limits, as nobody, as a customer and as
 * an administrator. Each is refused at once, or answered within bounds of processor time, bytes and pauses of the event
 * loop. Another process measures the pauses by requests to /livez.
 */

/** The bounds of one request, by its caller; times in milliseconds. */
interface Bounds {
  cpu: number;
  pause: number;
  bytes: number;
}
const EVERYBODY: Bounds = { cpu: 250, pause: 100, bytes: 2_000_000 };
const STAFF: Bounds = { cpu: 1000, pause: 100, bytes: 20_000_000 };
const CALLERS: [who: string, username: string | undefined, bounds: Bounds][] = [
  ['nobody', undefined, EVERYBODY],
  ['customer', 'guest_demo', EVERYBODY],
  ['administrator', 'admin_demo', STAFF],
];
/** The most milliseconds until a refusal. */
const REFUSED_WITHIN = 10;
/** An attack beyond the bounds is measured this many times; the smallest of each figure counts. */
const TRIES = 3;

/** An attack, which can run several times. */
type Work = () => Promise<Outcome>;

interface Figures extends Bounds {
  /** The fault of the answer, and the duration of a refusal. */
  fault: string | undefined;
  refusedIn: number | undefined;
}

const isQuick = ({ refusedIn }: Figures): boolean =>
  !Number.isFinite(refusedIn) || refusedIn! <= REFUSED_WITHIN;

/** The smaller of each figure. */
const least = (one: Figures, other: Figures): Figures => ({
  ...other,
  cpu: Math.min(one.cpu, other.cpu),
  pause: Math.min(one.pause, other.pause),
  refusedIn: Math.min(one.refusedIn ?? Infinity, other.refusedIn ?? Infinity),
});

const isWithin = (figures: Figures, bounds: Bounds): boolean =>
  !figures.fault &&
  isQuick(figures) &&
  figures.cpu <= bounds.cpu &&
  figures.pause <= bounds.pause &&
  figures.bytes <= bounds.bytes;

const print = ({ cpu, pause, bytes }: Bounds): string =>
  `${cpu.toFixed(0).padStart(7)} ${pause.toFixed(0).padStart(9)} ${String(bytes).padStart(9)}`;

const explain = (figures: Figures): string =>
  [
    print(figures),
    figures.fault,
    !Number.isFinite(figures.refusedIn) ? '' : `refused after ${figures.refusedIn!.toFixed(1)} ms`,
  ]
    .filter(Boolean)
    .join('  ');

export async function attackAll(
  { settings }: Place,
  isWanted: (name: string) => boolean,
  checks: Checks,
): Promise<void> {
  if (![...attackNames()].some(isWanted)) return;
  const server = await serve({ CAPTCHA: 'none', ...settings });
  const stop = () => server.stop();
  process.once('exit', stop);
  const livez = new Helper('livez.ts', server.url);
  try {
    await new Attacks(server, livez, isWanted, checks).all();
  } finally {
    livez.end();
    process.off('exit', stop);
    stop();
  }
}

const nameOf = (who: string, what: string): string => `attacks: ${who}: ${what}`;

function* attackNames(): Generator<string> {
  for (const [who] of CALLERS) for (const { name } of DOCUMENTS) yield nameOf(who, name);
  for (const { name } of SOCKETS) yield nameOf('socket', name);
  for (const { name } of UPLOADS) yield nameOf('upload', name);
}

class Attacks {
  constructor(
    private readonly server: Served,
    private readonly livez: Helper,
    private readonly isWanted: (name: string) => boolean,
    private readonly checks: Checks,
  ) {}

  async all(): Promise<void> {
    const { server } = this;
    const { data } = await server.graphql('{ hotels(limit: 1) { items { id } } }');
    const hotelId = data.hotels.items[0].id as string;
    await pause(500);
    printLine(
      `${'ms cpu'.padStart(7)} ${'ms pause'.padStart(9)} ${'bytes'.padStart(9)}  what, and how it ended`,
    );
    for (const [who, username, bounds] of CALLERS) {
      const token = username && (await signIn(server, username));
      for (const document of DOCUMENTS)
        await this.judge(
          nameOf(who, document.name),
          bounds,
          async () => () => sendDocument(server.url, document, token),
        );
    }
    for (const { name, run } of SOCKETS)
      await this.judge(nameOf('socket', name), EVERYBODY, async () => () => run(server.url, hotelId));
    const client = new UploadClient(server.url, await signIn(server, 'guest_demo'));
    for (const { name, prepare } of UPLOADS)
      await this.judge(nameOf('upload', name), EVERYBODY, async () => {
        const work = await prepare(client);
        return async () => ({ result: await work(), bytes: 0 });
      });
    this.checks.expect('the server is alive afterwards', (await fetch(`${server.url}/livez`)).ok);
  }

  private async judge(name: string, bounds: Bounds, prepare: () => Promise<Work>): Promise<void> {
    if (!this.isWanted(name)) return;
    let figures = await this.measure(prepare, name);
    // Other work on the machine only adds to the figures.
    for (let more = 1; more < TRIES && !isWithin(figures, bounds); more++)
      figures = least(figures, await this.measure(prepare, name));
    this.checks.expect(name, isWithin(figures, bounds), () => explain(figures));
  }

  private async measure(prepare: () => Promise<Work>, name: string): Promise<Figures> {
    const work = await prepare();
    await this.livez.ask('longest');
    const before = cpuSeconds(this.server.pid);
    const ended = await work().catch((error: Error) => ({ result: error.message, bytes: 0 }));
    const cpu = (cpuSeconds(this.server.pid) - before) * 1000;
    const { result, bytes, fault, refusedIn } = ended as Outcome;
    const figures = { cpu, pause: await this.livez.ask<number>('longest'), bytes, fault, refusedIn };
    printLine(`${print(figures)}  ${name}: ${result}`);
    return figures;
  }
}
