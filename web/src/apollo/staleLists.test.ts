import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { EFFECTS, SHOWN_IN, type Shown } from './staleLists';
import { WITHOUT_EFFECT } from './withoutEffect';

const schema = buildSchema(readFileSync(resolve(__dirname, '../../../schema/schema.graphql'), 'utf8'));
const mutations = Object.keys(schema.getMutationType()!.getFields()).sort();

test('every mutation makes lists stale, or there is a reason why not', () => {
  expect([...Object.keys(EFFECTS), ...Object.keys(WITHOUT_EFFECT)].sort()).toEqual(mutations);
  for (const [name, { changed = [], listed = [] }] of Object.entries(EFFECTS))
    expect([name, changed.length + listed.length]).not.toEqual([name, 0]);
});

test('the table names fields of the schema', () => {
  const paths = Object.values(SHOWN_IN).flatMap(({ rows = [], derived = [] }: Shown) => [
    ...rows,
    ...derived,
  ]);
  const unknown = paths.filter((path) => {
    const [first, second] = path.split('.');
    const type = schema.getType(second ? first! : 'Query');
    return !isObjectType(type) || !type.getFields()[second ?? first!];
  });
  expect(unknown).toEqual([]);
});
