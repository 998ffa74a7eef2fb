const { spawn, spawnSync } = require('node:child_process');
const path = require('node:path');

const bin = path.join(__dirname, '..', 'node_modules', '.bin');

/** The environment in which installed tools are found by name, without npx. */
exports.withTools = (env = {}) => ({
  ...process.env,
  ...env,
  PATH: bin + path.delimiter + process.env.PATH,
});

/** Runs a command and passes its output through; returns whether it succeeded. */
exports.runLive = (command, args, env) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: exports.withTools(env),
    shell: process.platform === 'win32',
  }).status === 0;

/** Runs a command in parallel with others; returns null if it succeeded, otherwise its output. */
exports.runAside = (command, args) =>
  new Promise((resolve) => {
    let printed = '';
    const child = spawn(command, args, { env: exports.withTools(), shell: process.platform === 'win32' });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (printed += text));
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (status) => resolve(status === 0 ? null : printed));
  });
