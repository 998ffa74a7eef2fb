require('../../.ci/compileOnce.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** Restores Node's web globals, which jsdom hides and the router, the client and fetch need. */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const names = [
      'TextEncoder',
      'TextDecoder',
      'fetch',
      'Request',
      'Response',
      'Headers',
      'ReadableStream',
      'TransformStream',
      'WritableStream',
      'structuredClone',
      'Uint8Array',
      'AbortController',
      'AbortSignal',
    ];
    for (const name of names) if (globalThis[name] !== undefined) this.global[name] = globalThis[name];
  }
};
