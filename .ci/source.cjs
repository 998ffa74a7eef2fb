/*
 * Lets Node run the TypeScript of the api without a build: `node -r ./.ci/source.cjs api/src/main.ts`. It keeps what swc
 * compiles, by the text of the file, so that a program starts in half the processor time from the second time on; the
 * tests start some hundred programs. `rm -r node_modules/.cache/sources` empties it.
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { _extensions } = require('node:module');
const path = require('node:path');

const root = path.join(__dirname, '..');
const folder = path.join(root, 'node_modules/.cache/sources');
const rules = JSON.parse(readFileSync(path.join(root, 'api/.swcrc'), 'utf8'));
const options = { ...rules, swcrc: false, configFile: false, sourceMaps: 'inline' };
const version = JSON.stringify([options, require('../api/package.json').devDependencies['@swc/core']]);

mkdirSync(folder, { recursive: true });
process.setSourceMapsEnabled(true);

_extensions['.ts'] = (module, filename) => module._compile(compiled(filename), filename);

function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const name = createHash('sha256').update(version).update(filename).update(source).digest('hex');
  const kept = path.join(folder, name);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = require('@swc/core').transformSync(source, { ...options, filename });
    const own = `${kept}.${process.pid}`;
    writeFileSync(own, code);
    renameSync(own, kept);
    return code;
  }
}
