import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../../test/serverProcess';
import { makeTestDatabase } from '../../test/testDatabase';

test('two servers that start together on an empty database both start and seed it once', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'together-'));
  const { settings, drop } = await makeTestDatabase(folder);
  try {
    const both = await Promise.all([1, 2].map(() => startServerProcess({ DATA_DIR: folder, ...settings })));
    for (const { url } of both) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ hotels { total } }' });
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({ data: { hotels: { total: 60 } } });
    }
    for (const { stop } of both) await stop();
  } finally {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
