import { cancel, change, checkout, choice, paymentOf, room } from '../../../test/checkoutHelpers';
import { makeBooking, makeUser, night } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { Booking } from '../booking.entity';
import { Payment } from '../pay/payment.entity';
import { newStay, Stay } from '../stay.entity';
import { postMissingFolios } from './folio.service';
import { FolioLine } from './folioLine.entity';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as(await makeUser('ADMIN', { name: 'Ada Admin' }));
});
afterAll(() => server.close());

const FOLIO = `query ($id: ID!) { booking(id: $id) { folio { balanceCents
  lines { kind account night number title cents why user { name } } } } }`;
const readFolio = async (person: Visitor, id: string) =>
  (await person.graphql(FOLIO, { id })).data.booking?.folio ?? null;
/** The lines as `NIGHT 101 10000`. */
const linesOf = async (id: string): Promise<string[]> =>
  (await readFolio(admin, id)).lines.map((line: { kind: string; number: number | null; cents: number }) =>
    [line.kind, line.number, line.cents].filter((part) => part !== null).join(' '),
  );

/** A person with a paid booking of one room for the nights from this one on, by the hotel's terms. */
async function booked(from: number, terms: Partial<Hotel> = {}) {
  const { hotel, ids } = await room(2);
  if (Object.keys(terms).length) await transaction(() => repo(Hotel).update({ id: hotel.id }, terms));
  const user = await makeUser('CUSTOMER', { name: 'Gus Guest' });
  const person = await server.as(user);
  const { url, booking } = await checkout(person, choice(hotel.id, [ids[0]!], from, from + 2));
  const id = booking.id as string;
  return { ids, person, url: url as string, id };
}

test('a hold has no folio; a paid booking has a line for each room-night and one for its payment', async () => {
  const { person, url, id } = await booked(10);
  expect(await readFolio(person, id)).toBeNull();
  await server.pay(url);
  const folio = await readFolio(person, id);
  const sold = { kind: 'NIGHT', account: 'ROOM_REVENUE', number: 101, title: 'Room 101', cents: 10_000 };
  expect(folio).toEqual({
    balanceCents: 0,
    lines: [
      { ...sold, night: night(10), why: 'Paid.', user: null },
      { ...sold, night: night(11), why: 'Paid.', user: null },
      {
        kind: 'PAYMENT',
        account: 'CARD_ONLINE',
        night: null,
        number: null,
        title: 'Visa ending in 4242',
        cents: -20_000,
        why: 'Paid.',
        user: null,
      },
    ],
  });
});

test('only the guest and staff read a folio', async () => {
  const { url, id } = await booked(10);
  await server.pay(url);
  expect(await readFolio(await server.as(await makeUser()), id)).toBeNull();
  expect(await readFolio(admin, id)).toMatchObject({ balanceCents: 0 });
});

test('a late cancellation reverses the nights, and shows what is kept and what goes back', async () => {
  const { person, url, id } = await booked(2, { freeCancellationDays: 5, lateRefundPercent: 25 });
  await server.pay(url);
  await cancel(person, id);
  expect((await linesOf(id)).slice(3)).toEqual([
    'NIGHT 101 -10000',
    'NIGHT 101 -10000',
    'FEE 15000',
    'REFUND 5000',
  ]);
  const { lines } = await readFolio(person, id);
  expect(lines.at(-2)).toMatchObject({ account: 'CANCELLATION_FEES', user: { name: 'Gus Guest' } });
  expect(lines.at(-1)).toMatchObject({ account: 'REFUNDS_PAYABLE', title: 'Visa ending in 4242' });
});

test('a change adds the new nights and reverses only those that were given up', async () => {
  const { ids, person, url, id } = await booked(10);
  await server.pay(url);
  const { url: more } = await change(person, id, [ids[0]!], [11, 14]);
  await server.pay(more);
  const { lines } = await readFolio(person, id);
  expect(
    lines.slice(3).map(({ night, cents }: { night: string | null; cents: number }) => [night, cents]),
  ).toEqual([
    [night(10), -10_000],
    [night(12), 10_000],
    [night(13), 10_000],
    [null, -10_000],
  ]);
});

test('nights that staff move to another room are reversed on the old one', async () => {
  const { ids, url, id } = await booked(0);
  await server.pay(url);
  const { id: stayId } = await repo(Stay).findOneByOrFail({ bookingId: id });
  const MOVE = `mutation ($input: MoveStayInput!) { moveStay(input: $input) { __typename } }`;
  await admin.graphql(MOVE, { input: { stayId, roomNumberId: ids[1]! } });
  expect((await linesOf(id)).slice(3)).toEqual([
    'NIGHT 102 10000',
    'NIGHT 101 -10000',
    'NIGHT 102 10000',
    'NIGHT 101 -10000',
  ]);
  const { lines } = await readFolio(admin, id);
  expect(lines.at(-1)).toMatchObject({
    why: 'Staff moved the stay from room 101 to room 102.',
    user: { name: 'Ada Admin' },
  });
});

test('lines are never changed or deleted', async () => {
  const { url, id } = await booked(10);
  await server.pay(url);
  const line = { bookingId: id, line: 1 };
  await expect(transaction(() => repo(FolioLine).update(line, { cents: 1 }))).rejects.toThrow(
    'never changed',
  );
  await expect(transaction(() => repo(FolioLine).delete(line))).rejects.toThrow('never changed');
});

test('a job writes the folio of a booking that is older than folios, once', async () => {
  const { id } = await makeBooking();
  await madeBeforeFolios(id);
  await postMissingFolios();
  await postMissingFolios();
  expect(await linesOf(id)).toEqual(['NIGHT 7 9000', 'FEE 1000', 'PAYMENT -10000']);
  expect(await repo(Booking).findOneByOrFail({ id })).toMatchObject({ balanceCents: 0 });
});

/** Gives a booking the rows of one night at 90 dollars, paid with 100. */
async function madeBeforeFolios(bookingId: string) {
  const { url, id: other } = await booked(20);
  await server.pay(url);
  const payment = {
    ...(await paymentOf(other)),
    id: bookingId,
    bookingId,
    amountCents: 10_000,
    sessionId: null,
  };
  const nights = { checkIn: night(3), checkOut: night(4), nights: 1, pricePerNightCents: 9000 };
  const stay = newStay({
    bookingId,
    hotelId: payment.hotelId!,
    roomNumberId: null,
    roomTypeId: null,
    number: 7,
    title: 'Room',
    ...nights,
    nightPrices: [{ night: night(3), cents: 9000 }],
  });
  await transaction(async () => {
    await repo(Stay).insert(stay);
    await repo(Payment).insert(payment);
    await repo(Booking).update({ id: bookingId }, { paidCents: 10_000, totalCents: 9000 });
  });
}
