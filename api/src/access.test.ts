import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { makeHotel, makeRoomType, makeUser, night } from '../test/factories';
import { openHouse, type House, type Visitor } from '../test/house';
import { can, type Permission, type Viewer } from './policy';
import { listEntrances, type Entrance } from './print';
import { makeSchema } from './schema';
import { Role } from './users/user.entity';

/*
 * Every root field asked by everybody: nobody, the owner of the thing, another customer, 2020 and 2030. What is
 * expected comes from the policy table, so a new field needs only a document here, and fails without one.
 */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Asker = 'nobody' | 'another customer' | 'intermediate' | 'administrator' | 'owner';
/** The owner comes last, since what an owner may do ends the thing. */
const ASKERS: Asker[] = ['nobody', 'another customer', 'intermediate', 'administrator', 'owner'];
const ROLES = {
  'another customer': Role.CUSTOMER,
  intermediate: Role.INTERMEDIATE,
  administrator: Role.ADMIN,
  owner: Role.CUSTOMER,
};

interface World {
  hotelId: string;
  roomTypeId: string;
  roomNumberId: string;
  heldId: string;
  confirmedId: string;
  ownerEmail: string;
}
interface Sample {
  document: (world: World) => string;
  /** The field is about one thing of the owner's: who may not touch it gets "hidden", as if it were not there. */
  owned?: true;
}

const TEXT = 'Quiet#Harbour7';
const on = (...problems: string[]) => problems.map((name) => `... on ${name} { message }`).join(' ');
const SAMPLES: Record<string, Sample> = {
  'query settings': { document: () => '{ settings { publicSearch } }' },
  'query viewer': { document: () => '{ viewer { id } }' },
  'query cities': { document: () => '{ cities { id } }' },
  'query hotelTypes': { document: () => '{ hotelTypes { id } }' },
  'query hotels': { document: () => '{ hotels { total } }' },
  'query hotel': { document: ({ hotelId }) => `{ hotel(id: "${hotelId}") { id } }` },
  'query roomType': { document: ({ roomTypeId }) => `{ roomType(id: "${roomTypeId}") { id } }` },
  'query booking': { document: ({ heldId }) => `{ booking(id: "${heldId}") { id } }`, owned: true },
  'query myBookings': { document: () => '{ myBookings { total } }' },
  'query myData': { document: () => '{ myData }' },
  'query myDevices': { document: () => '{ myDevices { id } }' },
  'mutation signIn': {
    document: () => 'mutation { signIn(input: { username: "nobody", password: "x" }) { __typename } }',
  },
  'mutation signOut': { document: () => 'mutation { signOut }' },
  'mutation renewSession': { document: () => 'mutation { renewSession { __typename } }' },
  'mutation endSession': {
    document: () => `mutation { endSession(input: { sessionId: "${'f'.repeat(24)}" }) }`,
  },
  'mutation register': {
    document: () =>
      `mutation { register(input: { name: "A", username: "newcomer", email: "a@staybook.example", password: "${TEXT}" }) { __typename } }`,
  },
  'mutation sendCodeAgain': {
    document: () => 'mutation { sendCodeAgain(input: { userId: "x" }) { __typename } }',
  },
  'mutation verifyEmail': {
    document: () => 'mutation { verifyEmail(input: { userId: "x", code: "1" }) { __typename } }',
  },
  'mutation forgotPassword': {
    document: () => 'mutation { forgotPassword(input: { email: "a@staybook.example" }) { __typename } }',
  },
  'mutation resetPassword': {
    document: () =>
      `mutation { resetPassword(input: { userId: "x", token: "x", password: "${TEXT}" }) { __typename } }`,
  },
  'mutation changePassword': {
    document: () =>
      `mutation { changePassword(input: { currentPassword: "x", password: "${TEXT}" }) { __typename } }`,
  },
  'mutation updateAccount': {
    document: () => 'mutation { updateAccount(input: { name: "B" }) { __typename } }',
  },
  'mutation deleteAccount': { document: () => 'mutation { deleteAccount(input: {}) { __typename } }' },
  'mutation updateUser': {
    document: ({ ownerEmail }) =>
      `mutation { updateUser(input: { email: "${ownerEmail}", active: true }) { __typename } }`,
  },
  'mutation subscribeNewsletter': {
    document: () => 'mutation { subscribeNewsletter(input: { email: "a@staybook.example" }) { __typename } }',
  },
  'mutation unsubscribeNewsletter': {
    document: () => 'mutation { unsubscribeNewsletter(input: { subscriberId: "x", token: "x" }) }',
  },
  'mutation createCheckout': {
    document: ({ hotelId, roomNumberId }) =>
      `mutation { createCheckout(input: { hotelId: "${hotelId}", roomNumberIds: ["${roomNumberId}"], checkIn: "${night(50)}",
        checkOut: "${night(51)}", idempotencyKey: "one" }) { __typename } }`,
  },
  'mutation releaseCheckout': {
    document: ({ heldId }) =>
      `mutation { releaseCheckout(input: { bookingId: "${heldId}" }) { __typename ${on('UnknownCheckout')} } }`,
    owned: true,
  },
  'mutation cancelBooking': {
    document: ({ confirmedId }) =>
      `mutation { cancelBooking(input: { bookingId: "${confirmedId}" }) { __typename ${on('NotCancellable')} } }`,
    owned: true,
  },
  'subscription nightsChanged': {
    document: ({ hotelId }) => `subscription { nightsChanged(hotelId: "${hotelId}") { night } }`,
  },
};

async function makeWorld() {
  const owner = await makeUser();
  const people: Record<Asker, Visitor> = {
    nobody: await house.as(),
    owner: await house.as(owner),
    'another customer': await house.as(await makeUser()),
    intermediate: await house.as(await makeUser('INTERMEDIATE')),
    administrator: await house.as(await makeUser('ADMIN')),
  };
  await makeUser('ADMIN');
  const hotel = await makeHotel();
  const { roomType, roomNumbers } = await makeRoomType(hotel, 3);
  const book = async (index: number) => {
    const { data } = await people.owner.graphql(
      `mutation { createCheckout(input: { hotelId: "${hotel.id}", roomNumberIds: ["${roomNumbers[index]!.id}"],
        checkIn: "${night(9)}", checkOut: "${night(10)}", idempotencyKey: "${index}" }) { ... on Checkout { url booking { id } } } }`,
    );
    return data.createCheckout as { url: string; booking: { id: string } };
  };
  const [held, confirmed] = [await book(0), await book(1)];
  await house.pay(confirmed.url);
  const world: World = {
    hotelId: hotel.id,
    roomTypeId: roomType.id,
    roomNumberId: roomNumbers[2]!.id,
    heldId: held.booking.id,
    confirmedId: confirmed.booking.id,
    ownerEmail: owner.email,
  };
  return { people, world, ownerId: owner.id };
}

/** "passes", "hidden", or the code of the error. */
async function outcome(person: Visitor, entrance: Entrance, document: string): Promise<string> {
  if (entrance.kind === 'subscription') return overSocket(person, document);
  const { data, errors } = await person.graphql(document);
  if (errors) return errors[0]!.extensions.code;
  const value = data[entrance.field];
  const missing = value?.__typename === 'UnknownCheckout' || /does not exist/.test(value?.message ?? '');
  return (value === null && entrance.field !== 'viewer') || missing ? 'hidden' : 'passes';
}

async function overSocket(person: Visitor, query: string): Promise<string> {
  const client = createClient({
    url: `${house.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: person.accessToken },
    retryAttempts: 0,
  });
  const refused = new Promise<string>((resolve) => {
    const code = (answer: any) => answer.errors?.[0]?.extensions?.code ?? 'passes';
    client.subscribe(
      { query },
      {
        next: (answer) => resolve(code(answer)),
        error: (thrown) => resolve(code({ errors: thrown })),
        complete: () => undefined,
      },
    );
  });
  const quiet = new Promise<string>((resolve) => setTimeout(() => resolve('passes'), 150));
  const result = await Promise.race([refused, quiet]);
  await client.dispose();
  return result;
}

function expected(asker: Asker, permission: Permission, sample: Sample, ownerId: string): string {
  const viewer: Viewer | undefined =
    asker === 'nobody'
      ? undefined
      : { id: asker === 'owner' ? ownerId : asker, role: ROLES[asker], sessionId: '' };
  if (!can(viewer, permission)) return viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED';
  return sample.owned && !can(viewer, permission, { userId: ownerId }) ? 'hidden' : 'passes';
}

test('every root field lets through whom the policy table names, and nobody else', async () => {
  const entrances = listEntrances(await makeSchema());
  const names = entrances.map(({ kind, field }) => `${kind} ${field}`);
  expect(Object.keys(SAMPLES).sort()).toEqual([...names].sort());

  const found: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const entrance of entrances) {
    const sample = SAMPLES[`${entrance.kind} ${entrance.field}`]!;
    const { people, world, ownerId } = await makeWorld();
    for (const asker of ASKERS) {
      const name = `${entrance.kind} ${entrance.field} by ${asker}`;
      wanted[name] = expected(asker, entrance.permission!, sample, ownerId);
      found[name] = await outcome(people[asker], entrance, sample.document(world));
    }
  }
  expect(found).toEqual(wanted);
  expect(Object.keys(found)).toHaveLength(names.length * ASKERS.length);
}, 120_000);
