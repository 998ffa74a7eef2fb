const { AsyncLocalStorage } = require('node:async_hooks');
const { setTimeout } = require('node:timers');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { workerRealm } = require('../../.ci/compileOnce.cjs');

/*
 * Node copies an entered AsyncLocalStorage into every later promise of the process, which keeps everything alive that
 * its file loaded. So the storages of a file are disabled at its end.
 */
const entered = new Set();
const { _enable: enable } = AsyncLocalStorage.prototype;
if (enable)
  AsyncLocalStorage.prototype._enable = function () {
    entered.add(this);
    enable.call(this);
  };

/*
 * A timer that a package sets again and again, as fetch does, keeps what the storages of each file held when it was set.
 * Only those of the last time are needed.
 */
const { prototype: timer } = setTimeout(() => undefined).constructor;
const { refresh } = timer;
timer.refresh = function () {
  deleteSymbols(this, 'kResourceStore');
  return refresh.call(this);
};

function deleteSymbols(object, description) {
  for (const symbol of Object.getOwnPropertySymbols(object))
    if (symbol.description === description) delete object[symbol];
}

/** Globals in which Jest keeps the tests of a file, and a package what an app registers. */
const OF_FILE = [Symbol.for('opentelemetry.js.api.1'), Symbol.for('EVENT_HANDLERS')];

function forget() {
  for (const name of OF_FILE) delete globalThis[name];
  deleteSymbols(globalThis, 'JEST_STATE_SYMBOL');
  for (const storage of entered) storage.disable();
  entered.clear();
}

/** Runs a test file in the worker's own realm, so that packages and the api's sources are loaded only once. */
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
    this.moduleMocker.restoreAllMocks();
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
