/*
 * Jest gives each test file its own module registry and realm, and so compiles the same modules for every file: half of
 * the time of a file. Here a worker compiles a module once and runs it again for each file. Jest's environments load
 * this module; only jest asks node:vm for functions in a realm.
 */
const v8 = require('node:v8');
const vm = require('node:vm');

// V8 discards the code of functions that were not used for a while, but the next file needs them again.
v8.setFlagsFromString('--no-flush-bytecode');

const { compileFunction } = vm;
const compiled = new Map();

/** The realm of a test file that runs in the worker's own realm, where packages are loaded once: see runtime.cjs. */
const workerRealm = {};

vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(code, parameters, options);
  let known = compiled.get(filename);
  if (known?.code !== code) {
    const head = `(function (${parameters.join(', ')}) {`;
    // The columns of the first line stay those of the file, so that stacks and source maps are right.
    known = { code, script: new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length }) };
    compiled.set(filename, known);
  }
  return parsingContext === workerRealm
    ? known.script.runInThisContext()
    : known.script.runInContext(parsingContext);
};

module.exports = { workerRealm };
