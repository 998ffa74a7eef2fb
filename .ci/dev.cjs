/* Runs codegen, api and web together; each watches its own files. Ctrl-C stops all three. */
const { spawn } = require('node:child_process');
const path = require('node:path');
const { withTools } = require('./spawn.cjs');

const api = process.env.PORT || '4000';
const web = process.env.WEB_PORT || '5173';
const home = `http://localhost:${web}`;

const programs = {
  codegen: ['graphql-codegen', ['--config', 'codegen.ts', '--watch', '--silent']],
  api: [
    'npm',
    ['run', '-s', 'dev', '-w', '@staybook/api'],
    {
      PORT: api,
      PUBLIC_URL: process.env.PUBLIC_URL || home,
      // the same data as with npm start, though the command runs in the folder of its workspace
      DATA_DIR: path.resolve(process.env.DATA_DIR || '.data'),
    },
  ],
  web: [
    'npm',
    ['run', '-s', 'dev', '-w', 'web', '--', '--port', web, '--strictPort'],
    { API_URL: `http://127.0.0.1:${api}` },
  ],
};

let stopping = false;
const running = Object.entries(programs).map(([name, [command, args, env]]) => {
  const windows = process.platform === 'win32';
  // Each has a process group of its own, so that the processes that it started end with it.
  const child = spawn(command, args, {
    env: withTools(env),
    shell: windows,
    detached: !windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const label = `${name.padEnd(7)} | `;
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop();
      for (const line of lines) console.log(label + line);
    });
  }
  child.on('exit', (code) => {
    if (stopping) return;
    console.error(`${label}ended (${code}); stopping the others.`);
    stop(1);
  });
  return child;
});

console.log(`Development: open ${home} (the api alone: http://localhost:${api}). Ctrl-C stops everything.`);

function stop(code) {
  stopping = true;
  for (const child of running) {
    try {
      if (process.platform === 'win32') child.kill();
      else process.kill(-child.pid, 'SIGTERM');
    } catch {
      // the process has ended already
    }
  }
  process.exitCode = code;
}
process.once('SIGINT', () => stop(0));
process.once('SIGTERM', () => stop(0));
