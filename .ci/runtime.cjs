/*
 * Jest reads, resolves, transforms and runs each module again for each test file. This runtime keeps the texts of
 * packages, which do not change during a run, and the transformed code, for as long as its source is the same. If files
 * run in the worker's own realm (api/test/environment.cjs), Node loads packages and the api's sources, once for all
 * files: their state belongs to an app (api/src/core/appState.ts), and each file starts its own. Test files and their
 * helpers run again for each file.
 */
const { readFileSync } = require('node:fs');
const { createRequire, isBuiltin, _extensions } = require('node:module');
const path = require('node:path');
const { default: Runtime } = require('jest-runtime');
const { workerRealm } = require('./compileOnce.cjs');

const texts = new Map();
const transformed = new Map();
/** The source maps of the sources that Node loaded. */
const sourceMaps = new Map();

const isOfPackage = (filename) => filename.includes('/node_modules/');
const SOURCES = ['api/src', 'api/standins', 'api/seeds', 'schema'].map((folder) =>
  path.join(__dirname, '..', folder, path.sep),
);
const isOfTests = (filename) => /\.(test|samples)\.ts$|[\\/]testing[\\/]/.test(filename);
const isSource = (filename) => SOURCES.some((folder) => filename.startsWith(folder)) && !isOfTests(filename);

/** Lets Node load TypeScript. */
function registerLoader(transformer) {
  _extensions['.ts'] = (module, filename) => {
    const options = { supportsStaticESM: false, supportsDynamicImport: false };
    const { code, sourceMapPath } = transformer.transform(filename, options, readFileSync(filename, 'utf8'));
    sourceMaps.set(filename, sourceMapPath);
    module._compile(code, filename);
  };
}

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
    this.loadsOnce = environment.getVmContext() === workerRealm;
    if (this.loadsOnce) registerLoader(transformer);
  }

  requireModule(from, name, options, isActual) {
    if (this.loadsOnce && name && !options?.isInternalModule && !isBuiltin(name)) {
      const file = this._resolution.resolveCjs(from, name);
      if (isOfPackage(file) || isSource(file)) return createRequire(from)(file);
    }
    return super.requireModule(from, name, options, isActual);
  }

  getSourceMaps() {
    return new Map([...sourceMaps, ...super.getSourceMaps()]);
  }
};
