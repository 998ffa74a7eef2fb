import { Type, type TObject } from '@sinclair/typebox';
import { readAs } from './read';
import { Id } from './shapes';

const shape = Type.Object({
  count: Type.Optional(Type.Integer({ minimum: 1 })),
  miles: Type.Optional(Type.Number()),
  name: Type.Optional(Type.String()),
  sure: Type.Optional(Type.Boolean()),
  id: Type.Optional(Id),
  ids: Type.Optional(Type.Array(Id, { maxItems: 1000 })),
  person: Type.Optional(Type.Object({ name: Type.Optional(Type.String()), id: Type.Optional(Id) })),
});
const ID = 'ABCDEF0123456789abcdef01';
const stored = ID.toLowerCase();

test.each<[string, unknown, unknown]>([
  ['a number sent as a text', { count: '5', miles: ' 1.50 ' }, { count: 5, miles: 1.5 }],
  ['a text sent as a number', { name: 7 }, { name: '7' }],
  ['yes or no sent as a text', { sure: 'true' }, { sure: true }],
  ['a reference in capitals', { id: ID }, { id: stored }],
  [
    'references with blanks around them',
    { id: ` ${ID}\n`, ids: [ID, ` ${ID}`] },
    { id: stored, ids: [stored, stored] },
  ],
  [
    '"" and null as not given',
    { count: '', name: null, ids: ['', ID], person: { name: '' } },
    { ids: [stored], person: {} },
  ],
  [
    'properties that are not declared as not given',
    { more: 1, person: { more: 1, name: 'A' } },
    { person: { name: 'A' } },
  ],
  [
    'inherited names as not given',
    JSON.parse('{"__proto__":{"name":"A"},"constructor":1,"name":"B"}'),
    { name: 'B' },
  ],
])('reading takes %s', (_what, sent, read) => {
  const value = readAs(shape, sent);
  expect(value).toEqual(read);
  expect(Object.getOwnPropertyNames(value)).toEqual(Object.getOwnPropertyNames(read));
});

test.each<[string, unknown, string]>([
  ['a fraction for a whole number', { count: 1.5 }, 'Invalid count: expected integer'],
  ['a fraction in a text for a whole number', { count: '1.5' }, 'Invalid count: expected integer'],
  [
    'a number that is too small',
    { count: '0' },
    'Invalid count: expected integer to be greater or equal to 1',
  ],
  ['words for a number', { miles: 'far' }, 'Invalid miles: expected number'],
  [
    'true for a number',
    { count: true, miles: 'true' },
    'Invalid count: expected integer. Invalid miles: expected number',
  ],
  ['one for true', { sure: '1' }, 'Invalid sure: expected boolean'],
  ['true for a text', { name: true }, 'Invalid name: expected string'],
  ['one reference for a list', { ids: ID }, 'Invalid ids: expected array'],
  ['what is no reference', { id: ' x ', ids: [7] }, 'Invalid id:  x . Invalid ids.0: 7'],
  ['a list for an object', [], 'Invalid request: expected object'],
  ['an object that makes no text', { name: { toString: 'x' } }, 'Invalid name: expected string'],
])('reading refuses %s', (_what, sent, message) => {
  expect(() => readAs(shape, sent)).toThrow(message);
});

test("reading uses the route's message for a missing property", () => {
  const needed: TObject = Type.Object({ email: Type.String() });
  const missing = new Error('forgot to type in your email');
  expect(() => readAs(needed, { email: '' }, missing)).toThrow(missing);
  expect(() => readAs(needed, undefined)).toThrow('email is required');
});

test('reading refuses a long list or deep nesting without scanning all of it', () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => index);
  expect(() => readAs(shape, { ids })).toThrow(
    'Invalid ids: expected array length to be less or equal to 1000',
  );
  const deep = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
  expect(() => readAs(shape, { name: deep })).toThrow('Invalid name: expected string');
});
