/*
 * Carries out the first recipes of CONTRIBUTING.md on a copy of the sources, so that they stay correct. It follows the
 * blocks of their steps in order: a diff changes the file that it names first, at lines that occur exactly once; a block
 * of TypeScript is a new file, named in its first line; a shell block names tests. Then it prints the schema of the copy,
 * checks types and format, runs the tests, and deletes the copy.
 *   node .ci/recipes.cjs
 */
const { cpSync, existsSync, mkdtempSync, readFileSync } = require('node:fs');
const { rmSync, symlinkSync, writeFileSync } = require('node:fs');
const { availableParallelism, tmpdir } = require('node:os');
const path = require('node:path');
const { runAside } = require('./spawn.cjs');

const DOCUMENT = '.github/CONTRIBUTING.md';
/** The number of recipes that are followed; the others have prose only. */
const FOLLOWED = 4;
/** The most lines of a file, as in lint. */
const MOST_LINES = 250;
const LEFT_OUT = /^(node_modules|dist|\.git|\.data|coverage|test-results)$|\.generated\.ts$/;
const PACKAGES = ['node_modules', 'api/node_modules', 'web/node_modules'];

const root = path.join(__dirname, '..');

/** The blocks of the recipes, in order: each with its kind, its lines and its step. */
function readBlocks(text) {
  const [, ...recipes] = text.split('\n## Recipes\n')[1].split('\n## ')[0].split('\n### ');
  return recipes.slice(0, FOLLOWED).flatMap((recipe) => {
    const [title, ...lines] = recipe.split('\n');
    const blocks = [];
    let step = '';
    let open;
    for (const line of lines) {
      const fence = /^( *)```(\w*)$/.exec(line);
      if (open && fence) open = undefined;
      else if (open) open.lines.push(line.slice(open.indent));
      else if (fence) {
        open = { kind: fence[2], lines: [], indent: fence[1].length, at: `"${title}", step ${step}` };
        blocks.push(open);
      } else step = /^(\d+)\. /.exec(line)?.[1] ?? step;
    }
    if (blocks.length === 0) throw new Error(`"${title}" has no blocks to follow.`);
    return blocks;
  });
}

/** Follows a block on the copy; returns the file that it names, or the tests. */
function follow({ kind, lines, at }) {
  const [first, ...rest] = lines;
  if (kind === 'diff' && first.startsWith('+++ ')) return change(first.slice(4), rest, at);
  if (kind === 'ts' && first.startsWith('// ')) return create(first.slice(3), rest, at);
  if (kind === 'sh' && lines.every((line) => line.startsWith('npx jest ')))
    return { tests: lines.flatMap((line) => line.split(' ').slice(2)) };
  throw new Error(
    `${at}: a block is a diff that begins with "+++ FILE", TypeScript that begins with "// FILE", or lines of "npx jest".`,
  );
}

function change(file, lines, at) {
  if (!existsSync(file)) throw new Error(`${at}: ${file} does not exist.`);
  let text = `\n${readFileSync(file, 'utf8')}`;
  for (const hunk of lines.join('\n').split('\n@@\n')) {
    const all = hunk.split('\n');
    const side = (left) => all.filter((line) => line[0] !== left).map((line) => `${line.slice(1)}\n`);
    const [before, after] = [side('+').join(''), side('-').join('')];
    const parts = text.split(`\n${before}`);
    if (before === '' || parts.length !== 2)
      throw new Error(
        `${at}: these lines occur ${parts.length - 1} times in ${file}, not exactly once:\n${before}`,
      );
    text = parts.join(`\n${after}`);
  }
  return write(file, text.slice(1), at);
}

function create(file, lines, at) {
  if (existsSync(file)) throw new Error(`${at}: ${file} exists already.`);
  if (!existsSync(path.dirname(file))) throw new Error(`${at}: there is no folder ${path.dirname(file)}.`);
  return write(file, `${lines.join('\n')}\n`, at);
}

function write(file, text, at) {
  const lines = text.split('\n').length - 1;
  if (lines > MOST_LINES) throw new Error(`${at}: ${file} has ${lines} lines then, more than ${MOST_LINES}.`);
  writeFileSync(file, text);
  return { file };
}

/** Copies the sources into the folder, with links to the packages. */
function copyTo(folder) {
  cpSync(root, folder, { recursive: true, filter: (file) => !LEFT_OUT.test(path.basename(file)) });
  for (const packages of PACKAGES)
    if (existsSync(path.join(root, packages)))
      symlinkSync(path.join(root, packages), path.join(folder, packages), 'junction');
}

/** Runs a command on the copy. Prints a failure with the steps whose files its output names. */
async function check(followed, name, command, ...args) {
  const start = Date.now();
  const output = await runAside(command, args);
  const took = ((Date.now() - start) / 1000).toFixed(1);
  if (output === null) return console.log(`ok     ${name} (${took} s)`);
  console.log(`${output}\nFAILED ${name} (${took} s)`);
  const failures = output.replace(/^PASS .*$/gm, '');
  for (const { at, file, tests = [file] } of followed)
    for (const each of tests) if (failures.includes(each)) console.log(`       ${at}: ${each}`);
  process.exitCode = 1;
}

async function main() {
  const copy = mkdtempSync(path.join(tmpdir(), 'staybook-recipes-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  copyTo(copy);
  process.chdir(copy);
  const followed = readBlocks(readFileSync(DOCUMENT, 'utf8')).map((block) => ({
    at: block.at,
    ...follow(block),
  }));
  const files = [...new Set(followed.flatMap(({ file }) => file ?? []))];
  const tests = followed.flatMap(({ tests }) => tests ?? []);
  const testsOf = (side) => tests.filter((name) => name.startsWith(side));

  await check(followed, 'schema', 'npm', 'run', '-s', 'schema');
  await check(followed, 'generated documents', 'graphql-codegen', '--config', 'codegen.ts', '--silent');
  const checks = [
    ['types of the web', 'tsc', '--noEmit', '-p', 'web'],
    ['types of the api', 'tsc', '--noEmit', '-p', 'api'],
    ['tests of the api', 'jest', '--maxWorkers=1', ...testsOf('api/')],
    ['tests of the web', 'jest', '--maxWorkers=1', ...testsOf('web/')],
    ['format', 'prettier', '--check', '--log-level', 'warn', ...files],
  ].values();
  const runChecks = async () => {
    for (const one of checks) await check(followed, ...one);
  };
  // Without a schema or documents, every other check would fail.
  if (!process.exitCode) await Promise.all(Array.from({ length: availableParallelism() }, runChecks));
  if (process.exitCode) throw new Error('See above.');
  console.log(`\n${FOLLOWED} recipes work.`);
}

main().catch(({ message }) => {
  console.error(`\nA recipe of ${DOCUMENT} does not work. ${message}`);
  process.exitCode = 1;
});
