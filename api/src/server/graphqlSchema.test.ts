import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { policy } from '../core/policy';
import { listEntryPoints, printAccess, printGraph } from './printSchema';
import { makeSchema } from './graphqlSchema';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await makeSchema();
});

const printed = (file: string): string => readFileSync(path.join(__dirname, '../../../schema', file), 'utf8');

test('every root field declares a permission of the policy table', () => {
  const entrances = listEntryPoints(schema);
  expect(entrances.length).toBeGreaterThan(10);
  expect(entrances.filter(({ permission }) => !permission || !(permission in policy))).toEqual([]);
});

test('every type, field, argument and value is described', () => {
  const silent: string[] = [];
  const look = (name: string, thing: { description?: string | null }) => {
    if (!thing.description) silent.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || ['Query', 'Mutation', 'Subscription'].includes(type.name)) continue;
    if (!['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)) look(type.name, type);
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isEnumType(type)) type.getValues().forEach((value) => look(`${type.name}.${value.name}`, value));
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      if ('args' in field)
        for (const argument of field.args)
          if (!['input', 'id'].includes(argument.name))
            look(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  expect(silent).toEqual([]);
});

test('schema/ is what the code prints', () => {
  expect(printed('schema.graphql')).toBe(printGraph(schema));
  expect(printed('access.md')).toBe(printAccess(schema));
});
