/*
 * Jest reads, keys, transforms and runs each module anew for each test file. This runtime keeps what a worker has read
 * of packages, which nobody edits meanwhile, and what it has transformed, as long as the source is the same. Where
 * files run in the worker's own realm (api/test/environment.cjs), packages are loaded once too; our own modules run
 * anew for each file, so that no file meets what another has left in them.
 */
const { createRequire, isBuiltin } = require('node:module');
const { default: Runtime } = require('jest-runtime');
const { workerRealm } = require('./compileOnce.cjs');

const texts = new Map();
const transformed = new Map();

const isOfPackage = (filename) => filename.includes('/node_modules/');

/** The texts of the files of one test file; those of packages are kept for the next. */
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
