/*
 * Jest gives each test file a module registry and a realm of its own, and so compiles the same modules for every file:
 * half of what a file costs. With this, a worker compiles a module once and runs it anew for each file. Jest's
 * environments load it; nothing but jest asks node:vm for functions in a realm.
 */
const v8 = require('node:v8');
const vm = require('node:vm');

// The engine throws away the code of functions that rest for a while, though the next file needs them again.
v8.setFlagsFromString('--no-flush-bytecode');

const { compileFunction } = vm;
const compiled = new Map();

/** In place of a realm, for a test file that runs in the worker's own, where packages are loaded once: see runtime.cjs. */
const workerRealm = {};

vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!filename || !parsingContext) return compileFunction(code, parameters, options);
  let known = compiled.get(filename);
  if (known?.code !== code) {
    const head = `(function (${parameters.join(', ')}) {`;
    // The columns of the first line stay those of the file, for stacks and source maps.
    known = { code, script: new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length }) };
    compiled.set(filename, known);
  }
  return parsingContext === workerRealm
    ? known.script.runInThisContext()
    : known.script.runInContext(parsingContext);
};

module.exports = { workerRealm };
