import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { printAccess, printGraph } from '../print';
import { makeSchema } from '../schema';

/** Prints the contract into schema/, or into the folder that is named. */
async function main(): Promise<void> {
  const folder = process.argv[2] ?? path.join(__dirname, '../../../schema');
  const schema = await makeSchema();
  writeFileSync(path.join(folder, 'schema.graphql'), printGraph(schema));
  writeFileSync(path.join(folder, 'access.md'), printAccess(schema));
}

void main();
