import { readdirSync } from 'node:fs';
import { readOptions } from './proof/options';
import type { Verdict } from './proof/checks';

/** npm run bench -- NAME...: runs benchmarks and proofs of this folder; proofs are counted, and fail the command. */
async function main(): Promise<void> {
  const known = readdirSync(__dirname)
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''));
  const { names, options } = readOptions(process.argv.slice(2));
  if (!names.length || names.some((name) => !known.includes(name))) {
    console.error(`Name what to run: npm run bench -- ${known.join(' | ')} [--long] [--engine mariadb]`);
    process.exit(1);
  }
  const verdicts: Verdict[] = [];
  for (const name of names) {
    const verdict: Verdict | undefined = await require(`./${name}.bench.ts`).run(options);
    if (verdict) verdicts.push(verdict);
  }
  if (!verdicts.length) return;
  const sum = (of: 'passed' | 'failed') => verdicts.reduce((total, verdict) => total + verdict[of], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(sum('failed') ? 1 : 0);
}

// A house that was opened does not outlive us.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

main().catch((error: Error) => {
  console.error(error.stack);
  process.exit(1);
});
