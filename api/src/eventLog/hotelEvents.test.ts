import { cancel, checkout, choice, release, room } from '../../test/checkoutHelpers';
import { findEventProblems } from '../../test/eventChecks';
import { makeHotel, makeRoomType, makeTeamMember, makeUser, night } from '../../test/factories';
import { Guests } from '../../test/guests';
import { setRates } from '../../test/priceHelpers';
import { makeReadyHotel } from '../../test/teams';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { openReceiver } from '../../test/webhookReceiver';
import { addWebhook } from '../../test/webhookHelpers';
import type { Viewer } from '../access/policy';
import { HotelDuty } from '../access/duty.enum';
import { Role } from '../access/role.enum';
import { whenIdle } from '../core/runExclusive';
import { repo, transaction } from '../database/transaction';
import { importHotels } from '../files/imports/import.service';
import { City } from '../hotels/cities/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import { Night } from '../rooms/nights/night.entity';
import { EventType } from './eventType.enum';
import { followEvents } from './followEvents.service';

/* The events of the data of hotels. */

let server: TestServer;
let admin: Visitor;
let mirror: Visitor;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
  admin = await server.as(await makeUser('ADMIN'));
  mirror = await server.as(await makeUser());
});
afterAll(() => server.close());

const EVENTS = `query ($after: ID, $types: [WebhookEventType!], $hotelIds: [ID!]) {
  events(after: $after, types: $types, hotelIds: $hotelIds) { cursor items { type hotelId hotelSequence data } } }`;
const read = async (person: Visitor, variables: Record<string, unknown> = {}): Promise<any> => {
  await whenIdle();
  return (await person.graphql(EVENTS, variables)).data.events;
};
/** Writes as an administrator. */
const write = async (mutation: string): Promise<any> => {
  const { data, errors } = await admin.graphql(`mutation { ${mutation} }`);
  expect(errors).toBeUndefined();
  return Object.values(data)[0];
};
/** What the events of hotels say that a customer gets for the work. */
async function told(work: () => Promise<unknown>, more: object = {}): Promise<any[]> {
  const { cursor: after } = await read(mirror);
  await work();
  const { items } = await read(mirror, { after, types: ['HOTEL_CHANGED'], ...more });
  for (const { hotelId, data } of items) expect(JSON.parse(data).hotelId).toBe(hotelId);
  return items.map(({ data }: { data: string }) => JSON.parse(data));
}

test('each change of the data of a hotel makes one event, which names the room types if only they changed', async () => {
  const hotel = await makeHotel();
  const hotelId = hotel.id;
  const { roomType } = await makeRoomType(hotel, 2);
  const { roomType: other } = await makeRoomType(hotel, 1);
  const whole = [{ hotelId, roomTypeIds: null }];

  const created = `createRoomType(input: { hotelId: "${hotelId}", title: "New", description: "B", priceCents: 100, roomNumbers: [7, 8] })`;
  expect(await told(() => write(`${created} { __typename }`))).toEqual(whole);
  const season = { from: night(20), to: night(30), priceCents: 15_001 };
  const rated = [{ hotelId, roomTypeIds: [roomType.id] }];
  expect(await told(() => setRates(admin, roomType.id, [season, season]))).toEqual(rated);
  expect(await told(() => setRates(admin, roomType.id, []))).toEqual(rated);
  const painted = `paintRates(input: { roomTypeIds: ["${roomType.id}", "${other.id}"], from: "${night(5)}", to: "${night(6)}", minimumNights: 2 })`;
  const [event, ...rest] = await told(() => write(`${painted} { __typename }`));
  expect([[...event.roomTypeIds].sort(), rest]).toEqual([[roomType.id, other.id].sort(), []]);

  const changed = (fields: string) => () =>
    write(`updateRoomType(input: { roomTypeId: "${roomType.id}", ${fields} }) { __typename }`);
  for (const fields of ['addRoomNumbers: [301, 302]', 'removeRoomNumbers: [301]', 'priceCents: 12345'])
    expect(await told(changed(fields))).toMatchObject([{ hotelId }]);
  expect(
    await told(() =>
      write(`updateHotel(input: { hotelId: "${hotelId}", address: "2 Road" }) { __typename }`),
    ),
  ).toEqual(whole);
  expect(
    await told(() => write(`deleteRoomType(input: { roomTypeId: "${other.id}" }) { __typename }`)),
  ).toEqual(whole);
  expect(await told(() => write(`createCity(input: { name: "Delft" }) { __typename }`))).toEqual([]);
});

test('a customer who follows a hotel learns at once that it opens, closes and is deleted', async () => {
  const hotel = await makeReadyHotel();
  await whenIdle();
  const viewer: Viewer = { id: (await makeUser()).id, role: Role.CUSTOMER, sessionId: 'one' };
  const pages = await followEvents(viewer, { hotelIds: [hotel.id] });
  await whenIdle();
  const closed = (word: string) =>
    write(`${word}HotelForBooking(input: { hotelId: "${hotel.id}" }) { __typename }`);
  for (const work of [
    () => closed('open'),
    () => closed('close'),
    () => write(`deleteHotel(input: { hotelId: "${hotel.id}" }) { __typename }`),
  ]) {
    const began = Date.now();
    expect((await work()).__typename).toMatch(/^(Hotel|Deleted)$/);
    const page = (await pages.next()).value;
    expect(page.items[0]).toMatchObject({ type: EventType.HOTEL_CHANGED, hotelId: hotel.id });
    expect(Date.now() - began).toBeLessThan(5000);
  }
  await pages.return!();
});

test('deleting a hotel makes an event when it closes and one at its end, none for each room', async () => {
  const hotel = await makeHotel();
  await makeRoomType(hotel, 5);
  const whole = { hotelId: hotel.id, roomTypeIds: null };
  expect(await told(() => write(`deleteHotel(input: { hotelId: "${hotel.id}" }) { __typename }`))).toEqual([
    whole,
    whole,
  ]);
  expect(await repo(Hotel).existsBy({ id: hotel.id })).toBe(false);
});

test('an import makes one event for each hotel that it adds or changes', async () => {
  const place = (ref: string) => ({
    ref,
    name: `Import ${ref}`,
    city: 'Boise',
    type: 'Inn',
    address: '1 Main Street',
    description: 'A hotel.',
    detailedDescription: 'A hotel with a porch.',
    lat: 43.6,
    lon: -116.2,
    amenities: [],
  });
  const source = (price: number) => ({
    cities: [{ cityName: 'Boise', state: 'ID' }],
    hotelTypes: [{ hotelType: 'Inn' }],
    hotels: ['A', 'B', 'C'].map(place),
    rooms: ['A', 'B', 'C'].map((ref) => ({
      hotel: ref,
      title: 'One',
      description: 'A room',
      price: ref === 'A' ? price : 80,
      maxPeople: 2,
      amenities: [],
      roomNumbers: [101, 102],
    })),
  });
  const added = await told(() => importHotels(source(80)));
  expect(new Set(added.map(({ hotelId }) => hotelId)).size).toBe(3);
  expect(added).toHaveLength(3);
  expect(await told(() => importHotels(source(81)))).toHaveLength(1);
  expect(await told(() => importHotels(source(81)))).toEqual([]);
});

test('holds, bookings, cancellations and blocks make no event of a hotel, and a review makes one', async () => {
  const { hotel, ids } = await room(2);
  const guest = await server.as(await makeUser());
  const blocked = `input: { hotelId: "${hotel.id}", roomNumberIds: ["${ids[1]}"], from: "${night(40)}", to: "${night(42)}"`;
  const nights = async () => {
    const held = await checkout(guest, choice(hotel.id, [ids[0]!]));
    await release(guest, held.booking.id);
    const paid = await checkout(guest, choice(hotel.id, [ids[0]!]));
    await server.pay(paid.url);
    await whenIdle();
    await cancel(guest, paid.booking.id);
    await write(`blockNights(${blocked}, reason: "Paint" }) { __typename }`);
    await write(`unblockNights(${blocked} }) { __typename }`);
    // Which rooms these are is not known, but they are nights.
    await transaction(() => repo(Night).delete({ night: '2001-01-01' }));
  };
  expect(await told(nights)).toEqual([]);

  const guests = new Guests(server);
  const stay = await guests.withStay();
  const review = { bookingId: stay.bookingId, rating: 4, text: 'Quiet.' };
  expect(await told(() => guests.review(stay.person, review))).toEqual([
    { hotelId: stay.hotel.id, roomTypeIds: null },
  ]);
});

test('a write by a condition says that any hotel may have changed, to all who asked for some hotels', async () => {
  const { id } = await makeHotel();
  const owner = await server.as(await makeTeamMember([await makeHotel()], HotelDuty.FRONT_DESK));
  const receiver = await openReceiver();
  await addWebhook(owner, receiver.url, ['HOTEL_CHANGED']);
  receiver.received.splice(0);
  const any = { hotelId: null, roomTypeIds: null };
  const work = () => transaction(() => repo(Hotel).update({ nameKey: 'nothing' }, { photos: [] }));
  expect(await told(work, { hotelIds: [id] })).toEqual([any]);
  expect(receiver.received.map(({ body }) => JSON.parse(body).data)).toEqual([any]);
  await receiver.close();
});

test('webhooks report it to the people of the hotel and to administrators, and are refused to others', async () => {
  const hotel = await makeHotel();
  const people = [
    await makeTeamMember([hotel], HotelDuty.FRONT_DESK),
    await makeUser('ADMIN'),
    await makeTeamMember([await makeHotel()], HotelDuty.FRONT_DESK),
  ];
  const receivers = await Promise.all(people.map(() => openReceiver()));
  for (const [index, user] of people.entries())
    await addWebhook(await server.as(user), receivers[index]!.url, ['HOTEL_CHANGED']);
  for (const { received } of receivers) received.splice(0);
  await write(`updateHotel(input: { hotelId: "${hotel.id}", address: "3 Road" }) { __typename }`);
  await whenIdle();
  const messages = receivers.map(({ received }) => received.map(({ body }) => JSON.parse(body)));
  const one = { type: 'hotel.changed', data: { hotelId: hotel.id, roomTypeIds: null } };
  expect(messages).toMatchObject([[one], [one], []]);
  await Promise.all(receivers.map(({ close }) => close()));
  const refused = await addWebhook(mirror, 'http://127.0.0.1:9/', ['HOTEL_CHANGED']);
  expect(refused.message).toContain('from the event log');
});

test('a rollback makes no event, and the log has no gaps', async () => {
  const { id } = await makeHotel();
  const work = () =>
    transaction(async () => {
      await repo(Hotel).update({ id }, { address: 'Nowhere' });
      throw new Error('taken back');
    }).catch(() => undefined);
  expect(await told(work)).toEqual([]);
  expect(await told(() => transaction(() => repo(City).update({ name: 'x' }, { name: 'y' })))).toEqual([]);
  await whenIdle();
  expect(await findEventProblems((sql) => server.database.query(sql))).toEqual([]);
});
