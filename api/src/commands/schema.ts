import 'reflect-metadata';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printAccess, printGraph } from '../server/printSchema';
import { makeSchema } from '../server/graphqlSchema';

type Printer = { print(): Record<string, string> };

/** Prints the contract into schema/, or into the folder that is named: the graph, and what each `*.print.ts` has. */
async function main(): Promise<void> {
  const folder = process.argv[2] ?? path.join(__dirname, '../../../schema');
  const schema = await makeSchema();
  const files = { 'schema.graphql': printGraph(schema), 'access.md': printAccess(schema) };
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(isPrinter))
    Object.assign(files, ((await import(path.join(sources, name))) as Printer).print());
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
}

const sources = path.join(__dirname, '..');
const isPrinter = (name: string): boolean => /\.print\.(ts|js)$/.test(name);

void main();
