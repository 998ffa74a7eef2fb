const { AsyncLocalStorage } = require('node:async_hooks');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { workerRealm } = require('../../.ci/compileOnce.cjs');

/*
 * A storage that was entered is copied into every promise of the process from then on, and keeps alive whatever its
 * file has loaded: those of a file end with it.
 */
const entered = new Set();
const { _enable: enable } = AsyncLocalStorage.prototype;
if (enable)
  AsyncLocalStorage.prototype._enable = function () {
    entered.add(this);
    enable.call(this);
  };

/** Where packages, which are loaded once, collect what is said of our classes, which each file has anew. */
const COLLECTED = [
  'typeormMetadataArgsStorage',
  'TypeGraphQLMetadataStorage',
  'classValidatorMetadataStorage',
  Symbol.for('opentelemetry.js.api.1'),
];

function forget() {
  for (const name of COLLECTED) delete globalThis[name];
  for (const storage of entered) storage.disable();
  entered.clear();
}

/** Runs a test file in the worker's own realm, so that packages need not be loaded for each. */
module.exports = class {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  variables = { ...process.env };

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    forget();
  }

  async teardown() {
    forget();
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
