/*
 * Jest reads, resolves, transforms and runs each module again for each test file. This runtime keeps the texts of
 * packages, which do not change during a run, and the transformed code, for as long as its source is the same. If files
 * run in the worker's own realm (api/test/environment.cjs), packages are also loaded only once. Our own modules run
 * again for each file, so that no file sees the state of another.
 */
const { createRequire, isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');
const { workerRealm } = require('./compileOnce.cjs');

const texts = new Map();
const transformed = new Map();

const isOfPackage = (filename) => filename.includes('/node_modules/');

/** The texts of the files of one test file; texts of packages are kept for the next test file. */
class Texts extends Map {
  get(filename) {
    return isOfPackage(filename) ? texts.get(filename) : super.get(filename);
  }

  set(filename, text) {
    if (isOfPackage(filename)) texts.set(filename, text);
    else super.set(filename, text);
    return this;
  }
}

function keepTransformed(transformer, projectId) {
  return Object.assign(Object.create(transformer), {
    transform(filename, options, source) {
      const key = `${projectId} ${options.instrument ?? false} ${filename}`;
      const known = transformed.get(key);
      if (known?.source === source) return known.result;
      const result = transformer.transform(filename, options, source);
      transformed.set(key, { source, result });
      return result;
    },
  });
}

module.exports = class extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, ...rest) {
    super(
      config,
      environment,
      resolver,
      keepTransformed(transformer, config.id),
      new Texts(cacheFS),
      ...rest,
    );
    this.loadsPackagesOnce = environment.getVmContext() === workerRealm;
  }

  requireModule(from, name, options, isActual) {
    if (this.loadsPackagesOnce && name && !options?.isInternalModule && !isBuiltin(name)) {
      const file = this._resolution.resolveCjs(from, name);
      if (isOfPackage(file)) return createRequire(from)(file);
    }
    return super.requireModule(from, name, options, isActual);
  }
};
