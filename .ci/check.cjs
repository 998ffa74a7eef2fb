/*
 * Everything about the sources that a program can judge: format, lint, types, dead code, and whether what is
 * printed from the code (schema/) and generated from the questions (*.generated.ts) is up to date.
 *   node .ci/check.cjs             all
 *   node .ci/check.cjs lint types  those whose names begin so
 */
const { mkdtempSync, readFileSync, readdirSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { runLive } = require('./live.cjs');

const printed = mkdtempSync(path.join(tmpdir(), 'staybook-schema-'));

const steps = {
  'generated documents': () => runLive('graphql-codegen', ['--config', 'codegen.ts', '--silent']),
  'format (mend with: npm run format)': () => runLive('prettier', ['--check', '--log-level', 'warn', '.']),
  lint: () => runLive('eslint', ['-c', '.config/eslint.config.mjs', '--max-warnings', '0', '.']),
  'types of the api': () => runLive('tsc', ['--noEmit', '-p', 'api']),
  'types of the web': () => runLive('tsc', ['--noEmit', '-p', 'web']),
  'dead code and dependencies': () => runLive('knip', ['--no-progress', '--treat-config-hints-as-errors']),
  'schema as printed (mend with: npm run schema)': () =>
    runLive('npm', ['run', '-s', 'schema', '--', printed]) && samePrint(...readdirSync(printed)),
};

function samePrint(...files) {
  const stale = files.filter((file) => read('schema', file) !== read(printed, file));
  for (const file of stale) console.error(`schema/${file} is not what the code prints.`);
  return stale.length === 0;
}

const read = (folder, file) => readFileSync(path.join(folder, file), 'utf8');

const wanted = process.argv.slice(2);
const chosen = Object.entries(steps).filter(
  ([name]) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
);
const failed = [];
for (const [name, step] of chosen) {
  const start = Date.now();
  const good = step();
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (!good) failed.push(name);
}
rmSync(printed, { recursive: true, force: true });
console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.');
process.exit(failed.length || chosen.length === 0 ? 1 : 0);
