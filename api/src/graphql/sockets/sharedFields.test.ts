import { isObjectType, parse, validate, type GraphQLSchema } from 'graphql';
import { findViewerDependent, sharedFields } from '../../../test/viewerDependence';
import { domains } from '../../domains';
import { makeSchema } from '../makeSchema';
import { isSameForMembers } from './sharedFields';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await makeSchema(domains);
});

/** Runs the work while these fields are marked @SameForAll. */
async function withMarked<T>(names: string[], work: () => T | Promise<T>): Promise<T> {
  const fields = names.map((name) => {
    const [type, field] = name.split('.');
    const parent = schema.getType(type!);
    if (!isObjectType(parent)) throw new Error(`There is no ${name}.`);
    return parent.getFields()[field!]!;
  });
  const before = fields.map(({ extensions }) => extensions);
  for (const field of fields) field.extensions = { ...field.extensions, sameForAll: true };
  try {
    return await work();
  } finally {
    fields.forEach((field, index) => (field.extensions = before[index]!));
  }
}
const isShared = (text: string): boolean => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  return isSameForMembers(schema, document);
};

test('no resolver of a @SameForAll field reads the viewer', async () => {
  expect(sharedFields(schema).length).toBeGreaterThan(30);
  expect(await findViewerDependent(schema)).toEqual([]);
});

test.each([
  ['Message.booking'],
  ['Chat.booking'],
  ['Chat.name'],
  ['Chat.unreadCount'],
  ['Chat.messages'],
  ['ChatChange.chat'],
  ['User.email'],
  ['User.appearsOnline'],
  ['Booking.viewerCan'],
  ['Subscription.onlineUsersChanged'],
])(
  '%s, whose answer depends on the viewer, is caught where it is declared the same for all',
  async (name) => {
    const found = await withMarked([name], () => findViewerDependent(schema));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name}: asks for (viewer|justSignedIn)$`));
  },
);

test('a subscription is shared if all its fields at every depth are @SameForAll', () => {
  expect(
    isShared('subscription { messageReceived { __typename id sentBy { name } chat { id } photo { url } } }'),
  ).toBe(true);
  expect(isShared('subscription { messageReceived { id sentBy { name email } } }')).toBe(false);
  expect(isShared('subscription { messageReceived { id chat { messages { items { id } } } } }')).toBe(false);
  expect(isShared('subscription { chatRead { id user { id } } }')).toBe(true);
  expect(isShared('subscription { notificationReceived { count } }')).toBe(false);
});

test('a field in a fragment counts like any other', () => {
  const on = (field: string) =>
    `subscription { messageReceived { ...M } } fragment M on Message { id sentBy { ...U } } fragment U on User { ${field} }`;
  expect(isShared(on('photo'))).toBe(true);
  expect(isShared(on('role'))).toBe(false);
});

test('a @SameForAll field does not mark the fields below it', async () => {
  await withMarked(['Message.booking'], () =>
    expect(isShared('subscription { messageReceived { booking { totalCents } } }')).toBe(false),
  );
});
