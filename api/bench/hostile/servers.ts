import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serve, type Served } from '../builtServer';
import type { Place } from './data';

const PAGE_BYTES = 4096;
const COLLECTS_WITHIN = 20_000;
const HEAP = path.join(__dirname, 'heap.cjs');

/** The settings of servers with limits, behind a proxy that reports the addresses of callers. */
const LIMITED = {
  RATE_LIMITS: 'on',
  TRUST_PROXY: '1',
  CAPTCHA: 'none',
  ACCESS_TOKEN_SECONDS: '86400',
  WEBHOOK_PRIVATE_ADDRESSES: 'allow',
};

/** The servers of a run, all on the first core. */
export class Servers {
  private constructor(
    private readonly served: Served[],
    private readonly notes: string[],
  ) {
    process.once('exit', this.end);
  }

  static async open({ settings, instances }: Place): Promise<Servers> {
    const servers = new Servers([], []);
    try {
      for (let index = 0; index < instances; index++) await servers.add(settings, index);
    } catch (error) {
      servers.stop();
      throw error;
    }
    return servers;
  }

  private async add(settings: Record<string, string>, index: number): Promise<void> {
    const note = path.join(tmpdir(), `staybook-memory-${process.pid}-${index}-${Date.now()}.json`);
    const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(HEAP)}`;
    this.served.push(await serve({ ...LIMITED, ...settings, NODE_OPTIONS, MEMORY_NOTE: note }));
    this.notes.push(note);
  }

  get urls(): string[] {
    return this.served.map(({ url }) => url);
  }

  get first(): Served {
    return this.served[0]!;
  }

  /** Resident bytes of each server. */
  resident(): number[] {
    return this.served.map(({ pid }) => {
      try {
        return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES;
      } catch {
        return NaN;
      }
    });
  }

  /** Bytes in use after a forced collection, of all servers together: heap and buffers. */
  async kept(): Promise<number> {
    const kept = await Promise.all(this.served.map(({ pid }, index) => collect(pid, this.notes[index]!)));
    return kept.reduce((sum, bytes) => sum + bytes, 0);
  }

  stop(): void {
    process.off('exit', this.end);
    this.end();
  }

  private readonly end = () => {
    for (const server of this.served) server.stop();
    for (const note of this.notes) rmSync(note, { force: true });
  };
}

async function collect(pid: number, note: string): Promise<number> {
  rmSync(note, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (let waited = 0; waited < COLLECTS_WITHIN; waited += 20) {
    await pause(20);
    const found = read(note);
    if (found) return found.heapUsed + found.arrayBuffers;
  }
  throw new Error('The server did not collect its garbage.');
}

function read(note: string): NodeJS.MemoryUsage | undefined {
  try {
    return JSON.parse(readFileSync(note, 'utf8')) as NodeJS.MemoryUsage;
  } catch {
    return undefined;
  }
}
