import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { makeTestDatabase } from '../../test/testDatabase';

/** Starts a server as an operator does; answers its address, and how to end it. */
async function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['-r', '@swc-node/register', 'src/main.ts'], {
    cwd: path.join(__dirname, '../..'),
    env: { ...process.env, PORT: '0', SEED: 'demo', LOG_LEVEL: 'silent', TEST_TEMPLATES: '', ...settings },
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (text) => (said += text));
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url) return { url, stop: () => (child.kill('SIGKILL'), ended) };
  }
  throw new Error(`The server did not start: ${said}`);
}

test('two servers that start together on one empty database both come up, with one demonstration', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'together-'));
  const { settings, drop } = await makeTestDatabase(folder);
  try {
    const both = await Promise.all([1, 2].map(() => start({ DATA_DIR: folder, ...settings })));
    for (const { url } of both) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query: '{ hotels { total } }' });
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      expect(await answer.json()).toEqual({ data: { hotels: { total: 60 } } });
    }
    for (const { stop } of both) await stop();
  } finally {
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 120_000);
