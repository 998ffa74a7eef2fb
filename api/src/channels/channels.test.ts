import { checkout, choice, room } from '../../test/checkoutHelpers';
import { sellExtra, setExtras } from '../../test/extras';
import { makeHotel, makeRoomType, makeTeamMember, makeUser, night } from '../../test/factories';
import { SimulatedChannel } from '../../test/simulatedChannel';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { makeRandom } from '../../seeds/random';
import { HotelDuty } from '../access/duty.enum';
import { Booking } from '../bookings/booking.entity';
import { Payment } from '../bookings/pay/payment.entity';
import { Stay, StayState } from '../bookings/stay.entity';
import { repo, transaction } from '../database/transaction';
import { Night } from '../rooms/nights/night.entity';
import { ChannelBooking } from './channelBooking.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SYNC = `mutation ($input: SyncChannelBookingInput!) { syncChannelBooking(input: $input) { __typename
  ... on ChannelBooking { reference revision cancelled booking { id status totalCents user { name }
    stays { number roomNumber { id } } } }
  ... on ChannelSoldOut { roomTypeId } ... on Problem { message } } }`;

async function sync(person: Visitor, input: object): Promise<any> {
  const { data, errors } = await person.graphql(SYNC, { input: { channel: 'Rooms', revision: 1, ...input } });
  expect(errors).toBeUndefined();
  return data.syncChannelBooking;
}
async function place(numbers = 1) {
  const made = await room(numbers);
  const member = await makeTeamMember([made.hotel], HotelDuty.FRONT_DESK);
  const sold = {
    hotelId: made.hotel.id,
    reference: 'R1',
    checkIn: night(10),
    checkOut: night(12),
    roomTypeIds: [made.roomType.id],
    guestName: 'Gus Guest',
    email: `gus-${made.hotel.id}@example.com`,
  };
  return { ...made, sold, desk: await server.as(member) };
}
const nightsOf = async (bookingId: string) =>
  (await repo(Night).find({ where: { bookingId }, order: { night: 'ASC' } })).map((row) => row.night);

test('a booking of a channel is made, replaced and cancelled, and the channel owes what is left', async () => {
  const { desk, sold, ids } = await place(2);
  const made = await sync(desk, { ...sold, nightPriceCents: 8_000 });
  expect(made).toMatchObject({
    __typename: 'ChannelBooking',
    revision: 1,
    cancelled: false,
    booking: {
      status: 'CONFIRMED',
      totalCents: 16_000,
      user: { name: 'Gus Guest' },
      stays: [{ number: 101 }],
    },
  });
  const first = made.booking.id;
  expect(await repo(Payment).findOneByOrFail({ bookingId: first })).toMatchObject({
    company: 'Rooms',
    companyReference: 'R1',
    openCents: 16_000,
  });

  const changed = await sync(desk, { ...sold, revision: 2, checkIn: night(11), checkOut: night(14) });
  expect(changed.booking).toMatchObject({
    status: 'CONFIRMED',
    totalCents: 30_000,
    stays: [{ number: 101 }],
  });
  expect(changed.booking.id).not.toBe(first);
  expect(await repo(Booking).findOneByOrFail({ id: first })).toMatchObject({ status: 'CANCELLED' });
  expect(await repo(Payment).findOneByOrFail({ bookingId: first })).toMatchObject({ openCents: 0 });
  expect(await nightsOf(changed.booking.id)).toEqual([11, 12, 13].map(night));
  expect(await repo(Night).countBy({ roomNumberId: ids[0]! })).toBe(3);

  const ended = await sync(desk, { hotelId: sold.hotelId, reference: 'R1', revision: 3, cancelled: true });
  expect(ended).toMatchObject({ cancelled: true, booking: { id: changed.booking.id, status: 'CANCELLED' } });
  expect(await repo(Night).countBy({ roomNumberId: ids[0]! })).toBe(0);
});

test('a program of an administrator changes a booking of a guest who is known', async () => {
  const { sold } = await place();
  const admin = await server.as(await makeUser('ADMIN'));
  const made = await sync(admin, sold);
  const changed = await sync(admin, { ...sold, revision: 2, checkIn: night(11) });
  expect([made.__typename, changed.__typename, changed.booking.user]).toEqual([
    'ChannelBooking',
    'ChannelBooking',
    made.booking.user,
  ]);
});

test('a message that is repeated or overtaken changes nothing', async () => {
  const { desk, sold } = await place();
  const cancelled = { hotelId: sold.hotelId, reference: 'R1', revision: 3, cancelled: true };
  expect(await sync(desk, cancelled)).toMatchObject({ revision: 3, cancelled: true, booking: null });
  expect(await sync(desk, { ...sold, revision: 2 })).toMatchObject({ revision: 3, booking: null });
  const made = await sync(desk, { ...sold, revision: 4 });
  expect(await sync(desk, { ...sold, revision: 4 })).toEqual(made);
  expect(await sync(desk, { ...sold, revision: 4, guestName: 'Other' })).toMatchObject({
    __typename: 'ChannelBookingRefused',
    message: expect.stringContaining('Revision 4 of this booking was pushed with other content.'),
  });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      sync(desk, { ...sold, reference: 'R2', checkIn: night(20), checkOut: night(21) }),
    ),
  );
  expect(new Set(answers.map(({ booking }) => booking.id)).size).toBe(1);
});

test('a room that is not free is refused, and everything stays as it was', async () => {
  const { desk, sold, hotel, ids } = await place();
  const made = await sync(desk, sold);
  const guest = await server.as(await makeUser());
  await checkout(guest, choice(hotel.id, ids, 12, 13));
  expect(await sync(desk, { ...sold, revision: 2, checkOut: night(13) })).toEqual({
    __typename: 'ChannelSoldOut',
    roomTypeId: sold.roomTypeIds[0],
    message: 'Too few rooms of this type are free on these nights. Nothing was changed.',
  });
  expect(await nightsOf(made.booking.id)).toEqual([10, 11].map(night));
  expect(await sync(desk, sold)).toMatchObject({ revision: 1, booking: { status: 'CONFIRMED' } });
});

test('a booking with extras of the guest is not replaced, but cancelled', async () => {
  const { desk, sold, hotel } = await place();
  const { booking } = await sync(desk, sold);
  const { Parking: extraId } = await setExtras(await server.as(await makeUser('ADMIN')), hotel.id);
  await sellExtra(desk, booking.id, extraId!);
  expect(await sync(desk, { ...sold, revision: 2, checkOut: night(13) })).toMatchObject({
    __typename: 'ChannelBookingRefused',
    message: 'The guest has bought or paid for more at the hotel. Ask the hotel to change the booking.',
  });
  expect(await nightsOf(booking.id)).toHaveLength(2);
  expect(await sync(desk, { ...sold, revision: 3, cancelled: true })).toMatchObject({
    booking: { id: booking.id, status: 'CANCELLED' },
  });
});

test('what cannot be carried out is refused with the reason', async () => {
  const { desk, sold } = await place();
  const refused = async (more: object) => {
    const { __typename, message } = await sync(desk, { ...sold, ...more });
    expect(__typename).toBe('ChannelBookingRefused');
    return message;
  };
  expect(await refused({ checkIn: night(-2) })).toBe(
    'Check-in is in the past. Choose today or a later date.',
  );
  expect(await refused({ roomTypeIds: ['f'.repeat(24)] })).toMatch('does not have one of these room types');
  expect(await refused({ email: null })).toMatch('email address or telephone number');
  const { booking } = await sync(desk, sold);
  await transaction(() => repo(Stay).update({ bookingId: booking.id }, { state: StayState.CHECKED_IN }));
  expect(await refused({ revision: 2, cancelled: true })).toBe(
    'The stay has begun. Ask the hotel to change it.',
  );
  const stranger = (await place()).desk;
  const { errors } = await stranger.graphql(SYNC, { input: { ...sold, channel: 'Rooms', revision: 9 } });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect(await sync(desk, { hotelId: sold.hotelId, reference: 'R9' })).toMatchObject({
    message: 'Give the nights, the room types and the name of the guest.',
  });
});

test('a channel that loses, repeats and overtakes messages ends as the hotel does, beside other guests', async () => {
  const hotel = await makeHotel();
  const types = [await makeRoomType(hotel, 3), await makeRoomType(hotel, 2, { title: 'Suite' })];
  const desk = await server.as(await makeTeamMember([hotel], HotelDuty.FRONT_DESK));
  const guest = await server.as(await makeUser());
  const random = makeRandom(7);
  const channel = new SimulatedChannel(
    random,
    types.map(({ roomType }) => roomType.id),
    async ({ from, nights, roomTypeId, ...sold }) =>
      (
        await sync(desk, {
          ...sold,
          hotelId: hotel.id,
          checkIn: night(from),
          checkOut: night(from + nights),
          roomTypeIds: [roomTypeId],
          guestName: 'Gus',
          email: `${sold.reference}@example.com`.toLowerCase(),
        })
      ).__typename,
  );
  const numbers = types.flatMap(({ roomNumbers }) => roomNumbers.map(({ id }) => id));
  for (let round = 0; round < 10; round++) {
    for (let count = 0; count < 12; count++) channel.change();
    await Promise.all([
      ...Array.from({ length: 8 }, () => channel.send()),
      checkout(guest, choice(hotel.id, [random.pick(numbers)], 3 * round + 1, 3 * round + 2)),
    ]);
  }
  await channel.settle();

  let done = 0;
  for (const { reference, revision, cancelled, from, nights } of channel.bookings.values()) {
    if (channel.outcomeOf(reference) === 'sold out') continue;
    done += 1;
    const row = await repo(ChannelBooking).findOneByOrFail({ hotelId: hotel.id, reference });
    expect(row).toMatchObject({ revision, cancelled });
    const booking = row.bookingId && (await repo(Booking).findOneByOrFail({ id: row.bookingId }));
    if (cancelled) expect(booking ? booking.status : 'CANCELLED').toBe('CANCELLED');
    else {
      expect(booking).toMatchObject({
        status: 'CONFIRMED',
        checkIn: night(from),
        checkOut: night(from + nights),
      });
      expect(await nightsOf(row.bookingId!)).toHaveLength(nights);
    }
  }
  expect(done).toBeGreaterThan(20);
  const bookings = await repo(Booking).findBy({ hotelId: hotel.id, status: 'CONFIRMED' as never });
  const kept = await repo(ChannelBooking).findBy({ hotelId: hotel.id });
  // Nothing is confirmed that the channel does not have.
  expect(bookings.map(({ id }) => id).sort()).toEqual(
    kept.flatMap(({ bookingId, cancelled }) => (bookingId && !cancelled ? bookingId : [])).sort(),
  );
}, 120_000);
