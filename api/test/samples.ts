import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Sample } from './sample';

const SOURCES = path.join(__dirname, '../src');

/** A document for every root field, from the `*.samples.ts` of each folder. */
export async function readSamples(): Promise<Record<string, Sample>> {
  const all: Record<string, Sample> = {};
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.samples.ts'))
      Object.assign(all, ((await import(path.join(SOURCES, file))) as { samples: typeof all }).samples);
  return all;
}
