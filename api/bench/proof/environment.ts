import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startConnectionFaults, type ConnectionFaults } from './connectionFaults';
import { makeTestDatabase, type DbReader, type Engine } from './dbReader';
import { makeProofData, withDatabase, type ProofData, type ProofSize } from './proofData';
import { ServerProcess } from './serverProcess';
import { openSmtpSink, type SmtpSink } from './smtpSink';
import { openProvider, type Provider } from './provider';

const SEED = path.join(__dirname, '../../dist/api/src/commands/seed.js');

/** A server with data in its own process; the card provider and the mail server run in this process. */
export interface Environment extends ProofData {
  server: ServerProcess;
  provider: Provider;
  smtp: SmtpSink;
  db: DbReader;
  folder: string;
  /** The settings of the server, also for commands. */
  settings: Record<string, string>;
  faults: ConnectionFaults | undefined;
  close(): Promise<void>;
}

/** Makes an environment without starting its server. With faults, its database and Redis fail repeatedly. */
export async function makeEnvironment(
  engine: Engine,
  wanted: ProofSize,
  more: Record<string, string> = {},
  hasFaults = false,
): Promise<Environment> {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-proof-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const place = await makeTestDatabase(engine, folder);
  const [provider, smtp] = [await openProvider(folder), await openSmtpSink()];
  const settings: Record<string, string> = {
    DATA_DIR: folder,
    SEED: 'none',
    REDIS_URL: '',
    CAPTCHA: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    JWT_SECRET: 'a secret of the proofs that is long enough',
    ACCESS_TOKEN_SECONDS: '86400',
    ...place.settings,
    ...provider.settings,
    ...smtp.settings,
    ...more,
  };
  if (wanted.bookings) fill(settings, wanted.bookings, wanted.hotels);
  const data = await withDatabase(settings, () => makeProofData(wanted));
  await wanted.cut?.(place.settings.DATABASE_URL!);
  const faults = hasFaults
    ? await startConnectionFaults(place.settings.DATABASE_URL ?? '', more.REDIS_URL)
    : undefined;
  const server = await ServerProcess.at({ ...settings, ...faults?.settings });
  provider.serve(server.url);
  const db = await place.openReader();
  return {
    ...data,
    server,
    provider,
    smtp,
    db,
    folder,
    settings,
    faults,
    async close() {
      await server.kill();
      await faults?.end();
      await db.close();
      await provider.close();
      await smtp.close();
      await place.remove();
      removeFolder();
    },
  };
}

/** Adds bookings of others, spread over these hotels, by the seed command. */
function fill(settings: Record<string, string>, bookings: number, hotels = 1000): void {
  const sizes = ['--hotels', String(hotels), '--bookings', String(bookings)];
  // Seeded payments belong to the stand-in, which is the provider here.
  const env = { ...process.env, ...settings, STRIPE_SECRET_KEY: '' };
  const { status } = spawnSync(process.execPath, [SEED, ...sizes], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The database could not be filled.');
}
