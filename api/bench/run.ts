import { readdirSync } from 'node:fs';

/** npm run bench -- NAME: runs one benchmark of this folder. */
async function main(): Promise<void> {
  const names = readdirSync(__dirname)
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''));
  const [name] = process.argv.slice(2);
  if (!name || !names.includes(name)) {
    console.error(`Name a benchmark: npm run bench -- ${names.join(' | ')}`);
    process.exit(1);
  }
  await require(`./${name}.bench.ts`).run();
}

void main();
