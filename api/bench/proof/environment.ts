import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTestDatabase, type DbReader, type Engine } from './dbReader';
import { seedProof, inDatabase, type ProofData, type ProofSize } from './proofData';
import { ServerProcess } from './serverProcess';
import { openSmtpSink, type SmtpSink } from './smtpSink';
import { openProvider, type Provider } from './provider';

const SEED = path.join(__dirname, '../../dist/api/src/commands/seed.js');

/** A furnished house in a process of its own, with all that lies outside in this one. */
export interface Environment extends ProofData {
  server: ServerProcess;
  provider: Provider;
  post: SmtpSink;
  books: DbReader;
  folder: string;
  close(): Promise<void>;
}

/** Sets the stage; the house is not open yet. */
export async function makeEnvironment(
  engine: Engine,
  wanted: ProofSize,
  more: Record<string, string> = {},
): Promise<Environment> {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-proof-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const place = await makeTestDatabase(engine, folder);
  const [provider, post] = [await openProvider(folder), await openSmtpSink()];
  const settings = {
    DATA_DIR: folder,
    SEED: 'none',
    CAPTCHA: 'none',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    JWT_SECRET: 'a secret of the proofs that is long enough',
    ACCESS_TOKEN_SECONDS: '86400',
    ...place.settings,
    ...provider.settings,
    ...post.settings,
    ...more,
  };
  if (wanted.bookings) fill(settings, wanted.bookings);
  const furniture = await inDatabase(settings, () => seedProof(wanted));
  const server = await ServerProcess.at(settings);
  provider.serve(server.url);
  const books = await place.openBooks();
  return {
    ...furniture,
    ...{ server, provider, post, books, folder },
    async close() {
      await server.kill();
      await books.close();
      await provider.close();
      await post.close();
      await place.remove();
      removeFolder();
    },
  };
}

/** Bookings of others, spread over a thousand hotels, by the house's own command. */
function fill(settings: Record<string, string>, bookings: number): void {
  const sizes = ['--hotels', '1000', '--bookings', String(bookings)];
  // Seeded payments are those of the stand-in, which is what serves as the provider here.
  const env = { ...process.env, ...settings, STRIPE_SECRET_KEY: '' };
  const { status } = spawnSync(process.execPath, [SEED, ...sizes], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The database could not be filled.');
}
