import { addNights, todayIn } from '../../../schema/nights';
import { later } from '../../test/clock';
import { makeCity, makeHotel, makeUser, night } from '../../test/factories';
import { Guests } from '../../test/guests';
import { moveStays } from '../../test/moveStays';
import { startTestServer, type TestServer } from '../../test/testServer';
import { Booking } from '../bookings/booking.entity';
import { Stay, StayState } from '../bookings/stay.entity';
import { repo, transaction } from '../database/transaction';
import { Mail } from '../mails/mail.entity';
import { User } from '../users/user.entity';
import { ReviewRequest } from './reviewRequest.entity';
import { askForReviews } from './reviewRequest.service';

let server: TestServer;
let guests: Guests;
beforeAll(async () => {
  server = await startTestServer();
  guests = new Guests(server);
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const setState = (bookingId: string, state: StayState) =>
  transaction(() => repo(Stay).update({ bookingId }, { state }));

/** A guest who left this many days ago (two nights), in a city whose clock is UTC. */
async function departed(daysAgo: number, state = StayState.CHECKED_OUT) {
  const hotel = await makeHotel({ cityId: (await makeCity({ timeZone: 'UTC' })).id });
  const user = await makeUser();
  const booked = await guests.withBooking({ hotel, of: await server.as(user) });
  await moveStays(booked.bookingId, -daysAgo - 2);
  await setState(booked.bookingId, state);
  return { ...booked, user };
}
const asked = async ({ user }: { user: User }) =>
  (await repo(Mail).findBy({ recipient: user.email })).filter(({ subject }) => /^How was/.test(subject));
/** Runs the job at this hour of today, in UTC. */
const runAt = (hour: number) =>
  later(Date.parse(`${night(0)}T00:00:00Z`) + hour * HOUR - Date.now(), askForReviews);

test('the guest is asked once, from nine in the morning on the day after departure, with a link to the form', async () => {
  const guest = await departed(1);
  await runAt(8.9);
  expect(await asked(guest)).toEqual([]);
  await runAt(9.1);
  const { reference } = await repo(Booking).findOneByOrFail({ id: guest.bookingId });
  expect(await asked(guest)).toMatchObject([
    {
      subject: 'How was your Staybook stay?',
      text: expect.stringContaining(`/createreview?booking=${reference}`),
    },
  ]);
  await Promise.all([runAt(10), runAt(11)]);
  expect(await asked(guest)).toHaveLength(1);
  expect(await repo(ReviewRequest).countBy({ bookingId: guest.bookingId })).toBe(1);
});

test('a guest who reads German is asked in German, with a link to the German form', async () => {
  const guest = await departed(1);
  await transaction(() => repo(User).update({ id: guest.user.id }, { language: 'de' }));
  await runAt(9.1);
  const { reference } = await repo(Booking).findOneByOrFail({ id: guest.bookingId });
  expect(
    await repo(Mail).findOneBy({
      recipient: guest.user.email,
      subject: 'Wie war Ihr Aufenthalt mit Staybook?',
    }),
  ).toMatchObject({
    text: expect.stringContaining(`/de/createreview?booking=${reference}`),
  });
});

test.each<[string, (guest: Awaited<ReturnType<typeof departed>>) => unknown]>([
  ['has not come', ({ bookingId }) => setState(bookingId, StayState.NO_SHOW)],
  ['was never checked out', ({ bookingId }) => setState(bookingId, StayState.EXPECTED)],
  ['is still in house', ({ bookingId }) => setState(bookingId, StayState.CHECKED_IN)],
  ['left long ago', ({ bookingId }) => moveStays(bookingId, -9)],
  ['has written a review', ({ person, bookingId }) => guests.review(person, { bookingId })],
  [
    'has deleted the account',
    ({ person }) =>
      person.graphql('mutation { deleteAccount(input: { cancelPaidStays: true }) { __typename } }'),
  ],
])('a guest who %s is not asked', async (_case, change) => {
  const guest = await departed(1);
  await change(guest);
  await runAt(12);
  expect(await repo(ReviewRequest).countBy({ bookingId: guest.bookingId })).toBe(0);
  expect(await asked(guest)).toEqual([]);
});

test('reviewableStays has the own past stays without a review, the latest first', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const list = async () =>
    (await person.graphql('{ reviewableStays { id viewerCan { review } } }')).data.reviewableStays;
  expect(await list()).toEqual([]);
  const first = await guests.withStay({ of: person });
  const second = await guests.withBooking({ of: person, from: 12 });
  const ahead = await guests.withBooking({ of: person, from: 20 });
  await moveStays(second.bookingId, -5);
  await guests.withStay();
  const row = ({ bookingId }: { bookingId: string }) => ({ id: bookingId, viewerCan: { review: true } });
  expect(await list()).toEqual([row(second), row(first)]);
  await guests.review(person, second);
  expect(await list()).toEqual([row(first)]);
  await guests.review(person, first);
  expect(await list()).toEqual([]);
  expect((await guests.booking(person, ahead.bookingId)).viewerCan).toEqual({ review: false });
  const admin = await server.as(await makeUser('ADMIN'));
  expect((await admin.graphql('{ reviewableStays { id } }')).errors![0]!.extensions.code).toBe('FORBIDDEN');
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'reviewableStays goes by the calendar in %s',
  async (timeZone) => {
    const hotel = await makeHotel({ cityId: (await makeCity({ timeZone })).id });
    const { person, bookingId } = await guests.withBooking({ hotel });
    const today = todayIn(timeZone, new Date());
    for (const [checkOut, count] of [
      [addNights(today, 1), 0],
      [today, 1],
    ] as const) {
      await transaction(() => repo(Booking).update({ id: bookingId }, { checkOut }));
      const { data } = await person.graphql('{ reviewableStays { id } }');
      expect(data.reviewableStays).toHaveLength(count);
    }
  },
);
