import { parse, validate } from 'graphql';
import { domains } from '../src/domains';
import { listEntryPoints } from '../src/graphql/entryPoints';
import { makeSchema } from '../src/graphql/makeSchema';
import type { Fixtures } from './fixtures';
import { NOBODY } from './sample';
import { readSamples } from './samples';

/** An id for whatever a sample asks for. */
const anything = new Proxy({}, { get: () => NOBODY }) as Fixtures;

test('every root field has a sample, which the schema allows', async () => {
  const schema = await makeSchema(domains);
  const samples = await readSamples();
  const fields = listEntryPoints(schema).map(({ kind, field }) => `${kind} ${field}`);
  expect(Object.keys(samples).sort()).toEqual(fields.sort());
  for (const [name, { document }] of Object.entries(samples)) {
    const problems = validate(schema, parse(document(anything, 'owner')));
    expect({ name, problems: problems.map(({ message }) => message) }).toEqual({ name, problems: [] });
  }
});
