const path = require('node:path');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { workerRealm } = require('../../.ci/compileOnce.cjs');

// Modules are loaded by Node, which gets TypeScript from this hook.
process.env.TS_NODE_PROJECT ??= path.join(__dirname, '../tsconfig.json');
require('@swc-node/register');

/** Runs a test file in the worker's own realm, where all other modules are loaded once: see .ci/runtime.cjs. */
module.exports = class {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  variables = { ...process.env };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return workerRealm;
  }
};
