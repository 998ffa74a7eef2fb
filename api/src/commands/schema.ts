import 'reflect-metadata';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printKeptQueries } from '../graphql/answers/keptQueries';
import { printChangelog } from '../graphql/changelog';
import { printAccess, printGraph } from '../graphql/printSchema';
import { makeSchema } from '../graphql/makeSchema';
import { domains } from '../domains';

/** Texts by their file, named from the root of the project. */
type Printer = { print(): Record<string, string> };

/**
 * Prints what is made from the code: the contract in schema/, the changes of the schema in the changelog, and the
 * page of settings, each `*.print.ts` its own part. Writes into the project, or into the folder that is named.
 */
async function main(): Promise<void> {
  const folder = process.argv[2] ?? ROOT;
  const schema = await makeSchema(domains);
  const graph = printGraph(schema);
  const files: Record<string, string> = {
    'schema/schema.graphql': graph,
    'schema/access.md': printAccess(schema),
    'schema/client/keptQueries.ts': printKeptQueries(schema),
    [CHANGELOG]: printChangelog(read(CHANGELOG), read('schema/published.graphql'), graph),
  };
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(isPrinter))
    Object.assign(files, ((await import(path.join(sources, name))) as Printer).print());
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const ROOT = path.join(__dirname, '../../..');
const CHANGELOG = '.github/CHANGELOG.md';
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const sources = path.join(__dirname, '..');
const isPrinter = (name: string): boolean => /\.print\.(ts|js)$/.test(name);

void main();
