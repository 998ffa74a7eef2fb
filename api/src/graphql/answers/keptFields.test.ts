import {
  getNamedType,
  isLeafType,
  isObjectType,
  parse,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { getMetadataArgsStorage } from 'typeorm';
import { fieldsOf, findDependent } from '../../../test/viewerDependence';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { domains } from '../../domains';
import { User } from '../../users/user.entity';
import { makeSchema } from '../makeSchema';
import { isKeptForAll, keptQueries } from './keptQueries';

let schema: GraphQLSchema;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  schema = await makeSchema(domains);
});
afterAll(() => server.close());

/** The types whose plain fields are kept: those that declare it, and those of fields that do. */
function keptTypes(): Set<GraphQLNamedType> {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const ofFields = fieldsOf(schema, isKeptForAll).map(({ field }) => getNamedType(field.type));
  return new Set([...types.filter(isKeptForAll), ...ofFields.filter(isObjectType)]);
}

/** The fields that a kept answer may have. */
function keptFields() {
  const types = keptTypes();
  const isKept = (field: GraphQLField<unknown, unknown>, type: GraphQLObjectType) =>
    isKeptForAll(field) ||
    (types.has(type) && (isLeafType(getNamedType(field.type)) || isKeptForAll(getNamedType(field.type))));
  return fieldsOf(schema, isKept);
}

type Class = () => unknown;
const { TypeGraphQLMetadataStorage: declared } = globalThis as unknown as {
  TypeGraphQLMetadataStorage: { objectTypes: { name: string; target: Class }[] };
};

/** The types of rows that belong to a user or name one, and that of users. */
function typesOfPeople(): string[] {
  const { relations } = getMetadataArgsStorage();
  const ofUsers = relations.filter(({ type }) => typeof type === 'function' && (type as Class)() === User);
  const classes = [User, ...ofUsers.map(({ target }) => target)] as Class[];
  return declared.objectTypes.filter(({ target }) => classes.includes(target)).map(({ name }) => name);
}

const withPeople = () =>
  [...keptTypes()].map(({ name }) => name).filter((name) => typesOfPeople().includes(name));

/** Runs the work while this type declares what a kept type declares. */
function whileKept<T>(name: string, work: () => T): T {
  const type = schema.getType(name) as GraphQLObjectType;
  const before = type.astNode;
  const declared = parse('type T @cacheControl(maxAge: 1) { f: Int }').definitions[0] as typeof before;
  type.astNode = declared;
  try {
    return work();
  } finally {
    type.astNode = before;
  }
}

test('no kept type is a person, or a row that belongs to one or names one', () => {
  expect(keptTypes().size).toBeGreaterThan(20);
  expect(withPeople()).toEqual([]);
});

test.each(['User', 'Booking', 'Review', 'Message', 'HotelTeamMember'])(
  '%s, which says something about people, is caught where it is declared kept',
  (name) => {
    expect(whileKept(name, withPeople)).toEqual([name]);
  },
);

/** The fields whose resolvers ask for something of the request but the viewer; made-up parents make some of them fail. */
const asking = async (fields: ReturnType<typeof fieldsOf>) =>
  (await findDependent(schema, fields, true)).filter((found) => found.includes(': asks for '));

test('no kept field asks who a visitor is: its address, its cookies or its browser', async () => {
  const fields = keptFields().filter(({ type }) => type !== schema.getQueryType());
  expect(fields.length).toBeGreaterThan(80);
  expect(await asking(fields)).toEqual([]);
  const signOut = fieldsOf(schema, ({ name }) => name === 'signOut');
  expect(await asking(signOut)).toEqual(['Mutation.signOut: asks for cookies']);
});

test('no kept query takes a secret or an address of a person, since its arguments stand in addresses', () => {
  const { teamInvitation, paymentRequest, ...others } = schema.getQueryType()!.getFields();
  const names = keptQueries(schema);
  expect(names).toEqual(expect.arrayContaining(['hotels', 'hotel', 'cities']));
  const takes = (name: string) => others[name]?.args.map((arg) => arg.name) ?? [];
  const secret = /token|secret|code|password|email|key/i;
  expect(names.flatMap(takes).filter((name) => secret.test(name))).toEqual([]);
  for (const { name } of [teamInvitation!, paymentRequest!]) expect(names).not.toContain(name);
});
