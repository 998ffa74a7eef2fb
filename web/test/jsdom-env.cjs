const { readFileSync } = require('node:fs');
require('../../.ci/compileOnce.cjs');
const graphql = require('graphql');
const { TestEnvironment } = require('jest-environment-jsdom');

let schema;
/** The schema, and the package that built it, for checkAnswer.ts. Building takes as long as a small test file. */
const contract = {
  graphql,
  get schema() {
    const file = require.resolve('../../schema/schema.graphql');
    schema ??= graphql.buildSchema(readFileSync(file, 'utf8'), { assumeValidSDL: true, noLocation: true });
    return schema;
  },
};

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
    this.global.contract = contract;
  }
};
