import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, concatAST, parse, print, separateOperations, validate } from 'graphql';
import { DOCUMENT_LIMITS } from '../../../../schema/apiLimits';
import { LONGEST_ALIAS, validationRules } from './queryLimits';

const root = path.join(__dirname, '../../../..');
const web = path.join(root, 'web/src');
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => parse(readFileSync(path.join(web, file), 'utf8')));
const operations = Object.entries(separateOperations(concatAST(sources)));
const schema = buildSchema(readFileSync(path.join(root, 'schema/schema.graphql'), 'utf8'));
const objections = (text: string) =>
  validate(schema, parse(text, { maxTokens: DOCUMENT_LIMITS.tokens }), [...validationRules]).map(
    ({ message }) => message,
  );

describe('the limits of a document', () => {
  test.each(operations)('allow %s of the web app', (_name, document) => {
    expect(objections(print(document))).toEqual([]);
  });

  test.each([
    ['nested', `{ hotels { items ${'{ roomTypes { hotel '.repeat(4)}{ id }${'} }'.repeat(4)} } }`],
    [
      'nested by fragments',
      `{ hotels { items { ...a } } }
       fragment a on Hotel { roomTypes { hotel { ...b } } } fragment b on Hotel { roomTypes { hotel { ...c } } }
       fragment c on Hotel { roomTypes { hotel { ...d } } } fragment d on Hotel { roomTypes { hotel { id } } }`,
    ],
  ])('refuse more than nine nested fields, %s', (_way, text) => {
    expect(objections(text)).toContain('Syntax Error: Query depth limit of 9 exceeded, found 11.');
  });

  test('refuse a long alias, which would be repeated in each row of an answer', () => {
    const query = (length: number) => `{ cities { ${'a'.repeat(length)}: id } }`;
    expect(objections(query(LONGEST_ALIAS))).toEqual([]);
    expect(objections(query(LONGEST_ALIAS + 1))).toEqual(['An alias can have at most 64 characters.']);
  });
});
