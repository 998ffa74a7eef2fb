import { manage } from '../../../test/adminMutations';
import { change, checkout, choice, room } from '../../../test/checkoutHelpers';
import { makeRoomType, makeUser, night } from '../../../test/factories';
import { setCharges } from '../../../test/priceHelpers';
import { moveStay } from '../../../test/tapeChartHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { BookingCharge } from '../bookingCharge.entity';
import { Stay } from '../stay.entity';

let server: TestServer;
let staff: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.as(await makeUser('ADMIN'));
});
afterAll(() => server.close());

const QUOTE = `query ($input: ChangeQuoteInput!) { changeQuote(input: $input) { differenceCents
  quote { totalCents version stays { nightPrices { cents } } charges { title cents } }
  kept { nights cents } added { nights cents } givenUp { nights cents } } }`;
const CHANGE = `mutation ($input: ChangeBookingInput!) { changeBooking(input: $input) { __typename
  ... on ChangedBooking { url } ... on PriceChanged { message quote { totalCents version } } ... on Problem { message } } }`;
const READ = `query ($id: ID!) { booking(id: $id) { totalCents paidCents refundedCents charges { title cents }
  folio { balanceCents } stays { nightPrices { night cents } } } }`;
const read = async (person: Visitor, id: string) => (await person.graphql(READ, { id })).data.booking;

const choose = (bookingId: string, roomNumberIds: string[], from: number, to: number) => ({
  bookingId,
  roomNumberIds,
  checkIn: night(from),
  checkOut: night(to),
});
const quote = async (person: Visitor, ...choice: Parameters<typeof choose>) =>
  (await person.graphql(QUOTE, { input: choose(...choice) })).data.changeQuote;

/** A paid booking of room 101 for the nights 10 to 12 at 100 dollars, in a hotel with three rooms of this type. */
async function booked(charges: Parameters<typeof setCharges>[2] = []) {
  const { hotel, roomType, ids } = await room(3);
  if (charges.length) await setCharges(staff, hotel.cityId, charges, 1);
  const person = await server.as(await makeUser());
  const { url, booking } = await checkout(person, choice(hotel.id, [ids[0]!], 10, 13));
  await server.pay(url);
  const price = (priceCents: number) =>
    manage(staff, 'updateRoomType', { roomTypeId: roomType.id, priceCents });
  return { hotel, roomType, ids, person, id: booking.id as string, price };
}

test('nights that are kept keep their price when the price of the hotel doubles', async () => {
  const { ids, person, id, price } = await booked();
  await price(20_000);
  expect(await quote(person, id, [ids[0]!], 10, 12)).toMatchObject({
    differenceCents: -10_000,
    quote: { totalCents: 20_000 },
    kept: { nights: 2, cents: 20_000 },
    added: { nights: 0, cents: 0 },
    givenUp: { nights: 1, cents: 10_000 },
  });
  expect(await change(person, id, [ids[0]!], [10, 12])).toMatchObject({ url: null });
  const bought = { totalCents: 20_000, paidCents: 30_000, refundedCents: 10_000 };
  expect(await read(person, id)).toMatchObject({ ...bought, folio: { balanceCents: 0 } });
});

test('a night added to a stay that staff moved to a dearer room costs the price of that night alone', async () => {
  const { hotel, person, id } = await booked();
  const suite = await makeRoomType(hotel, 1, { title: 'Suite', priceCents: 25_000 });
  const [to] = suite.roomNumbers.map((number) => number.id);
  const stay = await repo(Stay).findOneByOrFail({ bookingId: id });
  await moveStay(staff, stay.id, to!);
  expect(await quote(person, id, [to!], 10, 14)).toMatchObject({ differenceCents: 25_000 });
  const { url } = await change(person, id, [to!], [10, 14]);
  expect(await server.pay(url)).toBe(303);
  expect(await read(person, id)).toMatchObject({
    totalCents: 55_000,
    paidCents: 55_000,
    stays: [{ nightPrices: [10_000, 10_000, 10_000, 25_000].map((cents) => ({ cents })) }],
  });
});

test('another room of the same type keeps the price, one of another type is sold at its own', async () => {
  const { hotel, ids, person, id, price } = await booked();
  await price(20_000);
  expect(await quote(person, id, [ids[1]!], 11, 14)).toMatchObject({
    differenceCents: 10_000,
    kept: { nights: 2, cents: 20_000 },
    added: { nights: 1, cents: 20_000 },
    givenUp: { nights: 1, cents: 10_000 },
  });
  const { roomNumbers } = await makeRoomType(hotel, 1, { priceCents: 12_000 });
  expect(await quote(person, id, [roomNumbers[0]!.id], 10, 13)).toMatchObject({
    differenceCents: 6000,
    kept: { nights: 0 },
    added: { nights: 3, cents: 36_000 },
    givenUp: { nights: 3, cents: 30_000 },
  });
});

test('each night of two rooms is kept once, its own room number first', async () => {
  const { ids, person, id, price } = await booked();
  await price(20_000);
  const { url } = await change(person, id, [ids[0]!, ids[1]!], [10, 13]);
  await server.pay(url);
  await price(50_000);
  const pricesOf = async (...rooms: string[]) =>
    (await quote(person, id, rooms, 10, 13)).quote.stays.map(
      (stay: { nightPrices: { cents: number }[] }) => stay.nightPrices[0]!.cents,
    );
  expect(await pricesOf(ids[0]!, ids[1]!, ids[2]!)).toEqual([10_000, 20_000, 50_000]);
  expect(await pricesOf(ids[1]!, ids[2]!)).toEqual([20_000, 10_000]);
  expect(await pricesOf(ids[2]!)).toEqual([10_000]);
});

test('what is given up beyond what is added comes back at its own price, late by the percentage', async () => {
  const { hotel, ids, person, id, price } = await booked();
  const terms = { freeCancellationDays: 30, lateRefundPercent: 50 };
  await transaction(() => repo(Hotel).update({ id: hotel.id }, terms));
  const { url, booking } = await checkout(person, choice(hotel.id, [ids[2]!], 10, 13));
  await server.pay(url);
  await price(4000);
  const swapped = { added: { nights: 1, cents: 4000 }, givenUp: { nights: 1, cents: 10_000 } };
  expect(await quote(person, booking.id, [ids[2]!], 10, 12)).toMatchObject({ differenceCents: -5000 });
  expect(await quote(person, booking.id, [ids[2]!], 11, 14)).toMatchObject({
    ...swapped,
    differenceCents: -3000,
  });
  expect(await quote(person, id, [ids[0]!], 11, 14)).toMatchObject({ ...swapped, differenceCents: -6000 });
});

test('kept nights keep the taxes and fees of their time, added nights have those of today', async () => {
  const { hotel, ids, person, id } = await booked([
    { title: 'VAT', kind: 'PERCENT', amount: 1000 },
    { title: 'Tax', kind: 'PER_NIGHT', amount: 300 },
    { title: 'Fee', kind: 'PER_STAY', amount: 1000 },
  ]);
  const now = [
    { title: 'Tax', kind: 'PER_NIGHT' as const, amount: 700 },
    { title: 'Fee', kind: 'PER_STAY' as const, amount: 5000 },
    { title: 'Wifi', kind: 'PER_NIGHT' as const, amount: 50 },
  ];
  await setCharges(staff, hotel.cityId, now, 2);
  const charges = [
    { title: 'Tax', cents: 2 * 300 + 700 },
    { title: 'Fee', cents: 1000 },
    { title: 'Wifi', cents: 50 },
    { title: 'VAT', cents: 2000 },
  ];
  const { quote: shown } = await quote(person, id, [ids[0]!], 11, 14);
  expect(shown).toMatchObject({ charges, totalCents: 30_000 + 1300 + 1000 + 50 + 2000 });
  const { url } = await change(person, id, [ids[0]!], [11, 14]);
  expect(url).toBeNull();
  expect(await read(person, id)).toMatchObject({ charges });
  // The added night keeps its own rules as well, and a second room is a stay of its own.
  const second = await quote(person, id, [ids[0]!, ids[1]!], 12, 14);
  expect(second.quote.charges).toEqual([
    { title: 'Tax', cents: 300 + 700 + 2 * 700 },
    { title: 'Fee', cents: 1000 + 5000 },
    { title: 'Wifi', cents: 3 * 50 },
    { title: 'VAT', cents: 1000 },
  ]);
});

test('charges that are older than their rules follow the rules of today', async () => {
  const { hotel, ids, person, id } = await booked([{ title: 'Tax', kind: 'PER_NIGHT', amount: 300 }]);
  await transaction(() => repo(BookingCharge).update({ bookingId: id }, { rules: null }));
  await setCharges(staff, hotel.cityId, [{ title: 'Tax', kind: 'PER_NIGHT', amount: 700 }], 2);
  const { quote: shown } = await quote(person, id, [ids[0]!], 10, 12);
  expect(shown.charges).toEqual([{ title: 'Tax', cents: 1400 }]);
});

test('a change at another price than the one shown is refused with the new quote', async () => {
  const { ids, person, id, price } = await booked();
  const shown = await quote(person, id, [ids[0]!], 10, 14);
  await price(20_000);
  const ask = async (quoteVersion: string, idempotencyKey: string) => {
    const input = { ...choose(id, [ids[0]!], 10, 14), quoteVersion, idempotencyKey };
    return (await person.graphql(CHANGE, { input })).data.changeBooking;
  };
  const refused = await ask(shown.quote.version, 'shown before');
  expect(refused).toMatchObject({ __typename: 'PriceChanged', quote: { totalCents: 50_000 } });
  expect(refused.message).toContain('it was $400.00 and is now $500.00');
  expect(await ask(refused.quote.version, 'agreed')).toMatchObject({ url: expect.any(String) });
});

test('only the guest of a confirmed booking reads what its change costs', async () => {
  const { hotel, ids, person, id } = await booked();
  const stranger = await server.as(await makeUser());
  const ask = async (visitor: Visitor, bookingId: string, rooms = ids) => {
    const answer = await visitor.graphql(QUOTE, { input: choose(bookingId, [rooms[0]!], 20, 21) });
    return answer.errors?.[0]?.message ?? answer.data.changeQuote;
  };
  expect(await ask(person, id)).toMatchObject({ differenceCents: -20_000 });
  expect(await ask(stranger, id)).toBeNull();
  const held = await checkout(person, choice(hotel.id, [ids[1]!]));
  expect(await ask(person, held.booking.id)).toContain('Only a confirmed booking');
  expect(await ask(person, id, (await room()).ids)).toContain('do not belong to this hotel');
});
