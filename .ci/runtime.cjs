/*
 * Jest reads, keys and transforms each module anew for each test file. This runtime keeps what a worker has read of
 * packages, which nobody edits meanwhile, and what it has transformed, as long as the source is the same.
 */
const { default: Runtime } = require('jest-runtime');

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
  }
};
