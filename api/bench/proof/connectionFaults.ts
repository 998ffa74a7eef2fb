import { setTimeout as pause } from 'node:timers/promises';
import { openSilentProxy, type SilentProxy } from '../../test/silentProxy';

/** Milliseconds between two faults, and milliseconds of silence in the longer ones. */
const EVERY = 4000;
const SILENT = 3000;
const REDIS = process.env.REDIS_URL || 'redis://127.0.0.1:6379';

export interface ConnectionFaults {
  /** The settings of a server whose database and Redis are behind the faults. */
  settings: Record<string, string>;
  /** Faults come from now on: a server that loses its database while it starts exits, and its supervisor starts it again. */
  begin(): void;
  /** The number of faults so far. */
  count(): number;
  end(): Promise<void>;
}

/**
 * A proxy between a server and its database and Redis: connections end during work, or go silent without an end;
 * sometimes new ones are silent for seconds too. The embedded database has no connections, so there only Redis is
 * affected.
 */
export async function startConnectionFaults(
  databaseUrl: string,
  redisUrl = REDIS,
): Promise<ConnectionFaults> {
  const redis = await openSilentProxy(redisUrl, 6379);
  const database = databaseUrl ? await openSilentProxy(databaseUrl, 3306) : undefined;
  const faults = [database, redis].flatMap((proxy) => (proxy ? faultsOf(proxy) : []));
  const ended = new AbortController();
  let count = 0;
  const run = async () => {
    for (let turn = 0; !ended.signal.aborted; turn++) {
      await pause(EVERY, undefined, { signal: ended.signal }).catch(() => undefined);
      if (ended.signal.aborted) return;
      count += 1;
      await faults[turn % faults.length]!();
    }
  };
  let running: Promise<void> | undefined;
  const timeouts = { DATABASE_CONNECT_SECONDS: '1', DATABASE_TIMEOUT_SECONDS: '2' };
  return {
    settings: { ...timeouts, REDIS_URL: redis.url, ...(database ? { DATABASE_URL: database.url } : {}) },
    begin() {
      running ??= run();
    },
    count: () => count,
    async end() {
      ended.abort();
      await running;
      await Promise.all([redis.close(), database?.close()]);
    },
  };
}

const faultsOf = (proxy: SilentProxy): (() => Promise<void>)[] => [
  async () => proxy.cutOpen(),
  async () => proxy.silenceOpen(),
  async () => {
    proxy.silenceAll(true);
    await pause(SILENT);
    proxy.silenceAll(false);
  },
];
