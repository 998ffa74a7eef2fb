const { spawnSync } = require('node:child_process');
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
