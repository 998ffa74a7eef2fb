import { cancel, choice } from '../../test/checkoutHelpers';
import { makeRoomType, makeUser, night } from '../../test/factories';
import { staffChanges } from '../../test/changesByStaff';
import { moveStay } from '../../test/tapeChartHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo, transaction } from '../database/transaction';
import { Stay, StayState } from '../bookings/stay.entity';
import { Mail } from '../mails/mail.entity';
import { RoomBlock } from '../rooms/blocks/roomBlock.entity';
import { Night } from '../rooms/nights/night.entity';
import { readEvents } from './readEvents';
import { ask, fetchFile, place, startSite, type OtherSite } from './testing/calendarHelpers';
import { feedOf } from './testing/feeds';

/* Staff book a room for a guest whose nights come from the calendar of another site. */

let site: OtherSite;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE_ADDRESSES: 'allow' });
  site = await startSite();
});
afterAll(async () => {
  site.close();
  await server.close();
});

const BOOK = `mutation ($input: CreateWalkInInput!) { answer: createWalkIn(input: $input) { __typename
  ... on Booking { id paidCents history { why } stays { id number checkIn checkOut } } ... on Problem { message } } }`;

/** Nights 5 to 8 of a room that the other site has sold, and a front desk that books them. */
async function soldElsewhere() {
  site.answer = feedOf(['a', night(5), night(8)]);
  const made = await place(server);
  const { hotel, ids, desk } = made;
  const calendar = await site.connect(desk, ids[0]!);
  await ask(desk, 'read', { calendarId: calendar.id });
  const { id: fromBlockId } = await repo(RoomBlock).findOneByOrFail({ calendarId: calendar.id });
  const guest = {
    name: 'Ines Duarte',
    phone: '+351 912 345 678',
    paidBy: 'ON_ACCOUNT',
    account: { company: 'Rentals' },
  };
  const chosen = choice(hotel.id, ids, 5, 8);
  const book = (more: object = {}, by: Visitor = desk): Promise<any> =>
    by
      .graphql(BOOK, { input: { ...chosen, ...guest, fromBlockId, ...more } })
      .then(({ data }) => data?.answer);
  const again = () => ask(desk, 'read', { calendarId: calendar.id });
  return { ...made, calendar, chosen, book, again };
}
/** The stays that the other site reads from an address. */
const shown = async (address: string) => {
  const text = await (await fetchFile(address)).text();
  const events = await readEvents(text, { timeZone: 'UTC', from: night(-10), to: night(300) });
  return events.map(({ checkIn, checkOut }) => [checkIn, checkOut]);
};
const nightsIn = async (roomNumberId: string) =>
  (await repo(Night).find({ where: { roomNumberId }, order: { night: 'ASC' } })).map((row) => [
    row.night,
    row.bookingId ? 'booked' : 'blocked',
  ]);

test('the booking takes the nights, and the calendar blocks them no more', async () => {
  const { ids, book, again, email, calendar, chosen } = await soldElsewhere();
  const booking = await book();
  expect(booking).toMatchObject({
    __typename: 'Booking',
    stays: [{ checkIn: night(5), checkOut: night(8) }],
    history: expect.arrayContaining([
      { why: 'Booked at the front desk. A guest of another site: Rentals: Reserved.' },
    ]),
  });
  const booked = [5, 6, 7].map((day) => [night(day), 'booked']);
  expect(await nightsIn(ids[0]!)).toEqual(booked);
  expect(await repo(RoomBlock).countBy({ calendarId: calendar.id })).toBe(0);

  expect(await again()).toMatchObject({ blockedNights: 0, conflicts: [] });
  expect(await nightsIn(ids[0]!)).toEqual(booked);
  expect(await repo(Mail).countBy({ recipient: email })).toBe(0);
  // The other site must not keep its own nights blocked because of us.
  expect(await shown(calendar.address)).toEqual([]);

  expect(await book({ idempotencyKey: chosen.idempotencyKey })).toMatchObject({ id: booking.id });
  expect(await book({ idempotencyKey: 'another' })).toMatchObject({
    __typename: 'FrontDeskRefused',
    message: expect.stringContaining('these nights are not its own any more'),
  });
});

test('a guest who moves to another room leaves the first one free', async () => {
  const { hotel, ids, book, again } = await soldElsewhere();
  const [{ id: stayId }] = (await book()).stays;
  const suite = await makeRoomType(hotel, 1);
  const admin = await server.as(await makeUser('ADMIN'));
  expect(await moveStay(admin, stayId, suite.roomNumbers[0]!.id)).toMatchObject({ __typename: 'Booking' });
  expect(await again()).toMatchObject({ blockedNights: 0, conflicts: [] });
  expect(await nightsIn(ids[0]!)).toEqual([]);
});

test('a night that the hotel adds is shown to the other site, and a conflict if that sells it to another guest', async () => {
  const { ids, book, again, calendar, email } = await soldElsewhere();
  const { id: bookingId, stays } = await book();
  await again();
  const changes = staffChanges(server, await makeUser('ADMIN'));
  const longer = { bookingId, stays: [{ stayId: stays[0].id, checkOut: night(9) }] };
  const { differenceCents } = await changes.quote(longer);
  expect(await changes.change({ ...longer, differenceCents })).toMatchObject({ __typename: 'Booking' });
  expect(await nightsIn(ids[0]!)).toHaveLength(4);
  expect(await again()).toMatchObject({ blockedNights: 0, conflicts: [] });
  expect(await repo(Mail).countBy({ recipient: email })).toBe(0);
  expect(await shown(calendar.address)).toEqual([[night(8), night(9)]]);

  site.answer = feedOf(['a', night(5), night(8)], ['other', night(8), night(10)]);
  const twice = { isGone: false, checkIn: night(8), checkOut: night(9), bookings: [{ id: bookingId }] };
  expect(await again()).toMatchObject({ blockedNights: 1, conflicts: [twice] });
  site.answer = feedOf(['a', night(5), night(9)]);
  expect(await again()).toMatchObject({ blockedNights: 0, conflicts: [] });
  expect(await shown(calendar.address)).toEqual([]);
});

test('a site that names its events differently each time is followed by the dates', async () => {
  const { book, again } = await soldElsewhere();
  await book();
  site.answer = feedOf(['renamed', night(5), night(8)]);
  expect(await again()).toMatchObject({ blockedNights: 0, conflicts: [] });
});

test('another guest on the nights of one who has cancelled at the other site is a conflict', async () => {
  const { book, again } = await soldElsewhere();
  const { id } = await book();
  await again();
  site.answer = feedOf(['b', night(6), night(9)]);
  const bookings = [{ id }];
  const { conflicts, blockedNights } = await again();
  expect(blockedNights).toBe(1);
  expect(conflicts).toHaveLength(2);
  expect(conflicts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ isGone: false, checkIn: night(6), checkOut: night(8), bookings }),
      expect.objectContaining({ isGone: true, checkIn: night(5), checkOut: night(8), bookings }),
    ]),
  );
});

test('nights that leave the calendar are told while the guest has not arrived, and the booking stays', async () => {
  const { ids, book, again, email, calendar } = await soldElsewhere();
  const booking = await book();
  expect(await shown(calendar.address)).toEqual([]);
  site.answer = feedOf(['a', night(5), night(7)]);
  const gone = {
    isGone: true,
    isRepeat: false,
    checkIn: night(7),
    checkOut: night(8),
    bookings: [{ id: booking.id }],
  };
  expect(await again()).toMatchObject({ conflicts: [gone] });
  await again();
  expect((await server.mailAbout(email, 'no longer lists a booking')).text).toContain(
    'The booking here was not changed',
  );
  expect(await repo(Mail).countBy({ recipient: email })).toBe(1);
  expect(await nightsIn(ids[0]!)).toHaveLength(3);
  // It is for sale there, and booked here.
  expect(await shown(calendar.address)).toEqual([[night(7), night(8)]]);

  const stays = await repo(Stay).findBy({ bookingId: booking.id });
  await transaction(() => repo(Stay).update({ id: stays[0]!.id }, { state: StayState.CHECKED_IN }));
  site.answer = feedOf(['b', night(40), night(41)]);
  expect(await again()).toMatchObject({ blockedNights: 1, conflicts: [] });
});

test('a calendar that takes the nights after the booking was cancelled blocks them again', async () => {
  const { ids, book, again } = await soldElsewhere();
  const { id } = await book();
  const admin = await server.as(await makeUser('ADMIN'));
  await cancel(admin, id);
  expect(await nightsIn(ids[0]!)).toEqual([]);
  expect(await again()).toMatchObject({ blockedNights: 3 });
});

test('a block of staff or of another hotel is not given up', async () => {
  const other = await soldElsewhere();
  const { ids, desk, hotel, book } = await soldElsewhere();
  const { id: strange } = await repo(RoomBlock).findOneByOrFail({ calendarId: other.calendar.id });
  expect(await book({ fromBlockId: strange })).toMatchObject({ __typename: 'FrontDeskRefused' });
  await desk.graphql('mutation ($input: BlockNightsInput!) { blockNights(input: $input) { __typename } }', {
    input: { hotelId: hotel.id, roomNumberIds: ids, from: night(20), to: night(22), reason: 'Painting' },
  });
  const { id: own } = await repo(RoomBlock).findOneByOrFail({ roomNumberId: ids[0]!, reason: 'Painting' });
  const days = { checkIn: night(20), checkOut: night(22) };
  expect(await book({ ...days, fromBlockId: own })).toMatchObject({ __typename: 'FrontDeskRefused' });
  expect(await nightsIn(ids[0]!)).toHaveLength(5);
});
