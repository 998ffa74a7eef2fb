const { spawn, spawnSync } = require('node:child_process');
const path = require('node:path');

const bin = path.join(__dirname, '..', 'node_modules', '.bin');

/** The environment in which the installed tools are found by name, without asking npx. */
exports.withTools = (env = {}) => ({
  ...process.env,
  ...env,
  PATH: bin + path.delimiter + process.env.PATH,
});

/** Runs a command with its output passed through; answers whether it ended well. */
exports.runLive = (command, args, env) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: exports.withTools(env),
    shell: process.platform === 'win32',
  }).status === 0;

/** Runs a command beside others; answers null where it ended well, else what it printed. */
exports.runAside = (command, args) =>
  new Promise((resolve) => {
    let printed = '';
    const child = spawn(command, args, { env: exports.withTools(), shell: process.platform === 'win32' });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (printed += text));
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (status) => resolve(status === 0 ? null : printed));
  });
