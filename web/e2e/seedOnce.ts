import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pseudoFolder } from './layout/pseudoBuild';
import { root, startServer } from './testServer';

/** Writes a database with what its log holds as one file: `node -e VACUUM from to`. */
const VACUUM =
  'const [, from, to] = process.argv; new (require("libsql"))(from).prepare("VACUUM INTO ?").run(to)';

/**
 * Seeds a demonstration database before the journeys, for the servers to copy: seeding is most of their start. Returns
 * the function that removes it. Does nothing if they share a server or a database.
 */
export default async function seedOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_URL || process.env.E2E_DATABASE_URL) return undefined;
  const [used, seeded] = await Promise.all(
    ['used', 'seeded'].map((name) => mkdtemp(path.join(tmpdir(), `staybook-e2e-${name}-`))),
  );
  const server = await startServer({ DATA_DIR: used! });
  await server.close();
  for (const name of await readdir(used!)) {
    const [from, to] = [path.join(used!, name), path.join(seeded!, name)];
    if (name.endsWith('.sqlite')) execFileSync(process.execPath, ['-e', VACUUM, from, to], { cwd: root });
    if (name.endsWith('.json')) await copyFile(from, to);
  }
  await rm(used!, { recursive: true });
  Object.assign(process.env, { E2E_SEEDED: seeded, E2E_SEEDED_URL: server.url });
  return async () => {
    await rm(seeded!, { recursive: true });
    await rm(pseudoFolder(seeded!), { recursive: true, force: true });
  };
}
