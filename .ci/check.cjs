/*
 * Checks the sources: format, lint, types, dead code, whether the files printed from the code (schema/,
 * .readme/settings.md) and the generated documents (*.generated.ts) are up to date, whether each claim of the
 * specification still has its test (.readme/claims.md), and whether each text has its translations.
 *   node .ci/check.cjs               all
 *   node .ci/check.cjs types format  the steps whose names begin with these words
 */
const { mkdtempSync, readFileSync, readdirSync, rmSync } = require('node:fs');
const { availableParallelism, tmpdir } = require('node:os');
const path = require('node:path');
const { checkClaims } = require('./claims.cjs');
const { runAside } = require('./spawn.cjs');
const { checkTranslations } = require('./translations.cjs');

const printed = mkdtempSync(path.join(tmpdir(), 'staybook-schema-'));

/** The step whose output the other steps need. */
const first = {
  'generated documents': () => runAside('graphql-codegen', ['--config', 'codegen.ts', '--silent']),
};
/** The steps run in parallel, the longest first. Each returns null, or the text of its complaints. */
const steps = {
  'types and lint of the web': () => typesAndLint('web'),
  'types and lint of the api': () => typesAndLint('api'),
  'format (mend with: npm run format)': () => runAside('prettier', ['--check', '--log-level', 'warn', '.']),
  'dead code and dependencies': () => runAside('knip', ['--no-progress', '--treat-config-hints-as-errors']),
  'schema as printed (mend with: npm run schema)': async () =>
    (await runAside('npm', ['run', '-s', 'schema', '--', printed])) ?? samePrint(),
  'claims of the specification and their tests (.readme/claims.md)': checkClaims,
  'translations of the texts (see them with: node .ci/translations.cjs)': async () => checkTranslations(),
};

const typesAndLint = (side) => runAside('node', ['.ci/typesAndLint.cjs', side]);

function samePrint() {
  const files = readdirSync(printed, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  const names = files.map((file) => path.relative(printed, path.join(file.parentPath, file.name)));
  const stale = names.filter((name) => read('.', name) !== read(printed, name));
  return stale.length ? stale.map((name) => `${name} is not what the code prints.`).join('\n') : null;
}

const read = (folder, file) => readFileSync(path.join(folder, file), 'utf8');

async function main(wanted) {
  const chosen = (of) =>
    Object.entries(of).filter(
      ([name]) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)),
    );
  const work = [chosen(first), chosen(steps)];
  if (work.flat().length === 0) throw new Error(`No check begins with ${wanted.join(' or ')}.`);
  const failed = [];
  const takeTurns = async (turns) => {
    for (const [name, step] of turns) {
      const start = Date.now();
      const complaint = await step();
      if (complaint !== null) {
        failed.push(name);
        console.log(complaint);
      }
      const took = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`${complaint === null ? 'ok    ' : 'FAILED'} ${name} (${took} s)`);
    }
  };
  for (const together of work) {
    const turns = together.values();
    await Promise.all(Array.from({ length: availableParallelism() }, () => takeTurns(turns)));
  }
  rmSync(printed, { recursive: true, force: true });
  console.log(failed.length ? `\nFailed: ${failed.join(', ')}.` : '\nAll checks passed.');
  process.exitCode = failed.length ? 1 : 0;
}

void main(process.argv.slice(2));
