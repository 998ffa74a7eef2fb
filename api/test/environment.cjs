require('../../.ci/compileOnce.cjs');
const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');

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

module.exports = class extends TestEnvironment {
  async teardown() {
    for (const storage of entered) storage.disable();
    entered.clear();
    await super.teardown();
  }
};
