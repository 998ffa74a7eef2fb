import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Static, TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** Reads a file of data/. If it does not fit the shape, throws an error that names the first wrong value. */
export function readData<Shape extends TSchema>(name: string, shape: Shape): Static<Shape> {
  const file = path.join(__dirname, 'data', `${name}.json`);
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const wrong = Value.Errors(shape, data).First();
  if (wrong) throw new Error(`${file}${wrong.path}: ${wrong.message}`);
  return data as Static<Shape>;
}
