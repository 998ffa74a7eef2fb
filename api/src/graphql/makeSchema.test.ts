import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  parse,
  subscribe,
  validateSchema,
  type GraphQLSchema,
} from 'graphql';
import { allPermissions } from '../access/policy';
import { listEntryPoints, requirePermissions } from './entryPoints';
import { printAccess, printGraph } from './printSchema';
import { makeSchema } from './makeSchema';
import { domains } from '../domains';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await makeSchema(domains);
});

const printed = (file: string): string => readFileSync(path.join(__dirname, '../../../schema', file), 'utf8');

test('the schema is valid', () => {
  expect(validateSchema(schema)).toEqual([]);
});

test('every root field declares a permission of the policy table', () => {
  const entryPoints = listEntryPoints(schema);
  expect(entryPoints.length).toBeGreaterThan(10);
  expect(
    entryPoints.filter(({ permission }) => !permission || !allPermissions().includes(permission)),
  ).toEqual([]);
});

test('makeSchema() throws if a query, mutation or subscription has no permission', () => {
  const bare = () =>
    buildSchema('type Query { q: Int } type Mutation { m: Int } type Subscription { s: Int }');
  expect(() => requirePermissions(bare())).toThrow(
    'Declare with @Allow who may call mutation m, query q, subscription s.',
  );
  const invented = buildSchema('type Query { q: Int }');
  invented.getQueryType()!.getFields().q!.extensions = { permission: 'nothing:known' };
  expect(() => requirePermissions(invented)).toThrow('query q');
});

test('a subscription opens its stream only for viewers that its permission allows', async () => {
  const made = buildSchema('type Query { q: Int } type Subscription { s: Int }');
  made.getQueryType()!.getFields().q!.extensions = { permission: 'catalogue:read' };
  const field = made.getSubscriptionType()!.getFields().s!;
  const open = jest.fn(async function* () {
    yield { s: 1 };
  });
  Object.assign(field, { extensions: { permission: 'presence:read' }, subscribe: open });
  requirePermissions(made);
  const ask = (viewer?: object) =>
    subscribe({ schema: made, document: parse('subscription { s }'), contextValue: { viewer } });
  expect(await ask()).toMatchObject({ errors: [{ message: expect.stringMatching(/sign in/i) }] });
  expect(open).not.toHaveBeenCalled();
  const stream = (await ask({ id: 'a', role: 'CUSTOMER', sessionId: 's' })) as AsyncGenerator;
  expect((await stream.next()).value).toEqual({ data: { s: 1 } });
});

test('every type, field, argument and value is described', () => {
  const undescribed: string[] = [];
  const check = (name: string, member: { description?: string | null }) => {
    if (!member.description) undescribed.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || ['Query', 'Mutation', 'Subscription'].includes(type.name)) continue;
    if (!['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)) check(type.name, type);
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isEnumType(type)) type.getValues().forEach((value) => check(`${type.name}.${value.name}`, value));
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field);
      if ('args' in field)
        for (const argument of field.args)
          if (!['input', 'id'].includes(argument.name))
            check(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  expect(undescribed).toEqual([]);
});

test('schema/ equals the output of the printers', () => {
  expect(printed('schema.graphql')).toBe(printGraph(schema));
  expect(printed('access.md')).toBe(printAccess(schema));
});
