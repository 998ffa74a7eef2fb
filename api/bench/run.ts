import { readdirSync } from 'node:fs';
import { readOptions } from './proof/options';
import type { Checks } from './proof/checks';

/**
 * npm run bench -- NAME...: runs benchmarks and proofs of this folder. The command counts the checks of proofs, and
 * fails if one fails.
 */
async function main(): Promise<void> {
  const known = readdirSync(__dirname)
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''));
  const { names, options } = readOptions(process.argv.slice(2));
  if (!names.length || names.some((name) => !known.includes(name))) {
    console.error(`Name what to run: npm run bench -- ${known.join(' | ')} [--long] [--engine mariadb]`);
    process.exit(1);
  }
  const results: Checks[] = [];
  for (const name of names) {
    const checks: Checks | undefined = await require(`./${name}.bench.ts`).run(options);
    if (checks) results.push(checks);
  }
  if (!results.length) return;
  const sum = (of: 'passed' | 'failed') => results.reduce((total, checks) => total + checks[of], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') ? 1 : 0);
}

// No server outlives this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

main().catch((error: Error) => {
  console.error(error.stack);
  process.exit(1);
});
