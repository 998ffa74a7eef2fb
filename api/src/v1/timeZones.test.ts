import { addNights } from '../../../schema/nights';
import { makeHotel, makeRoomType, makeUser, night } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { later } from '../../test/clock';
import { Guests } from '../../test/guests';
import { read, rest } from './testing/client';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const CHECKOUT = '/bookings/stripe/create-checkout-session';

/** An existing client that computes nights in its own time zone, this many minutes east of UTC. */
const client = (offset: number) => ({
  /** The client's midnight, as JSON of a date made from year, month and day. */
  midnight: (date: string) => new Date(Date.parse(`${date}T00:00:00Z`) - offset * 60_000).toISOString(),
  /** The date that the client shows. */
  shown: (instant: string) => new Date(Date.parse(instant) + offset * 60_000).toISOString().slice(0, 10),
});

async function call(status: number, person: Visitor, method: string, address: string, body?: unknown) {
  const answer = await rest(person, method, address, body);
  expect([method, address, answer.status]).toEqual([method, address, status]);
  return answer.body;
}

/** The room numbers that the client considers free on all nights. */
async function freeFor(person: Visitor, hotelId: string, midnights: string[]): Promise<string[]> {
  const { data } = await call(200, person, 'GET', `/hotels/room/${hotelId}`);
  const wanted = midnights.map((midnight) => Date.parse(midnight));
  const isFree = ({ unavailableDates }: { unavailableDates: string[] }) =>
    !unavailableDates.some((taken) => wanted.includes(Date.parse(taken)));
  return data[0].roomNumbers.filter(isFree).map(({ _id }: { _id: string }) => _id);
}

describe.each([-600, -300, 0, 330, 540, 720, 780])('a client %i minutes east of UTC', (offset) => {
  const { midnight, shown } = client(offset);
  const dates = [night(20), night(21), night(22)];
  const sent = dates.map(midnight);

  test('books the nights that it shows, sees exactly these as taken, and reads its stay as booked', async () => {
    const hotel = await makeHotel();
    const { roomNumbers } = await makeRoomType(hotel, 2);
    const [ana, ben] = [await server.as(await makeUser()), await server.as(await makeUser())];
    const both = roomNumbers.map(({ id }) => id);
    const choice = { selectedRooms: [both[0]], reservedDates: sent, hotel_id: hotel.id };
    expect(await freeFor(ana, hotel.id, sent)).toEqual(both);
    const { url } = await call(200, ana, 'POST', CHECKOUT, choice);
    // The next checkout replaces the guest's own unpaid hold, so the hold counts as taken only for others.
    expect(await freeFor(ana, hotel.id, sent)).toEqual(both);
    expect(await freeFor(ben, hotel.id, sent)).toEqual([both[1]]);
    expect(await server.pay(url)).toBe(303);
    expect(await freeFor(ana, hotel.id, sent)).toEqual([both[1]]);
    const around = [addNights(dates[0]!, -1), addNights(dates[2]!, 1)];
    for (const date of around) expect(await freeFor(ben, hotel.id, [midnight(date)])).toEqual(both);
    for (const date of dates) expect(await freeFor(ben, hotel.id, [midnight(date)])).toEqual([both[1]]);

    const { data } = await call(200, ana, 'GET', '/bookings/mybookings');
    const [stay] = data[0].bookingDetails;
    expect([shown(stay.checkin_date), shown(stay.checkout_date)]).toEqual([dates[0], night(23)]);
    const { data: answer } = await ana.graphql('{ myBookings { items { stays { checkIn checkOut } } } }');
    expect(answer.myBookings.items[0].stays).toEqual([{ checkIn: dates[0], checkOut: night(23) }]);
  });
});

describe('an unpaid hold of an existing client', () => {
  const hold = async (person: Visitor, from: number) => {
    const hotel = await makeHotel();
    const { roomNumbers } = await makeRoomType(hotel);
    const choice = { selectedRooms: [roomNumbers[0]!.id], reservedDates: [night(from)], hotel_id: hotel.id };
    return { hotel, ...(await call(200, person, 'POST', CHECKOUT, choice)) };
  };
  const heldBy = async (person: Visitor): Promise<{ id: string; hotelName: string }[]> =>
    (await person.graphql('{ myBookings { items { id hotelName status } } }')).data.myBookings.items.filter(
      ({ status }: { status: string }) => status === 'HELD',
    );

  test('is released by deleting the booking', async () => {
    const person = await server.as(await makeUser());
    await hold(person, 30);
    const [held] = await heldBy(person);
    await call(404, await server.as(await makeUser()), 'DELETE', `/bookings/${held!.id}`);
    await call(204, person, 'DELETE', `/bookings/${held!.id}`);
    expect(await heldBy(person)).toEqual([]);
  });

  test('is released, oldest first, by a checkout beyond the most holds of a guest', async () => {
    const person = await server.as(await makeUser());
    const first = await hold(person, 30);
    for (let more = 1; more < 5; more++) await hold(person, 30 + more);
    expect(await heldBy(person)).toHaveLength(5);
    await hold(person, 40);
    const left = await heldBy(person);
    expect(left).toHaveLength(5);
    expect(left.map(({ hotelName }) => hotelName)).not.toContain(first.hotel.name);
  });
});

describe('updatedAt', () => {
  let guests: Guests;
  let olga: Visitor;
  beforeAll(async () => {
    guests = new Guests(server);
    olga = await server.as(await makeUser('ADMIN'));
  });

  interface Moments {
    createdAt: string;
    updatedAt: string;
  }
  const MINUTE = 60_000;

  /** The same moments over GraphQL and over /api/v1. */
  async function momentsOf(field: 'booking' | 'review', id: string, expected: Moments): Promise<Moments> {
    const { data } = await olga.graphql(`{ ${field}(id: "${id}") { createdAt updatedAt } }`);
    expect(data[field]).toEqual({ createdAt: expected.createdAt, updatedAt: expected.updatedAt });
    return data[field];
  }
  const bookingMoments = async (person: Visitor, booking_id: string) => {
    const { body } = await rest(person, 'POST', '/bookings/findbooking', { booking_id });
    return momentsOf('booking', booking_id, body.data[0]);
  };
  const reviewMoments = async (id: string) =>
    momentsOf('review', id, (await read(olga, `/reviews?review_id=${id}`))[0]);
  const since = ({ createdAt, updatedAt }: Moments) => Date.parse(updatedAt) - Date.parse(createdAt);

  test('a booking changes its updatedAt when its guest or staff change it', async () => {
    const { person, bookingId } = await guests.withBooking({ from: 0 });
    const paid = await bookingMoments(person, bookingId);
    expect(since(paid)).toBeGreaterThan(0);
    expect(since(paid)).toBeLessThan(MINUTE);
    await later(5 * MINUTE, async () => {
      const admin = await server.as(await makeUser('ADMIN'));
      const { data } = await admin.graphql(`{ booking(id: "${bookingId}") { stays { id } } }`);
      const input = `{ stayId: "${data.booking.stays[0].id}" }`;
      const { data: done } = await admin.graphql(`mutation { checkInStay(input: ${input}) { __typename } }`);
      expect(done.checkInStay.__typename).toBe('DeskStay');
    });
    expect(since(await bookingMoments(person, bookingId))).toBeGreaterThanOrEqual(5 * MINUTE);
  });

  test('a review changes its updatedAt when its author edits it or a reply is written', async () => {
    const { person, reviewId } = await guests.withReview();
    expect(since(await reviewMoments(reviewId))).toBe(0);
    await later(3 * MINUTE, () => guests.answer(person, 'updateReview', { reviewId, rating: 5 }));
    const edited = since(await reviewMoments(reviewId));
    expect(edited).toBeGreaterThanOrEqual(3 * MINUTE);
    await later(6 * MINUTE, async () => {
      const reply = `mutation { replyToReview(input: { reviewId: "${reviewId}", text: "Thank you." }) { __typename } }`;
      expect((await olga.graphql(reply)).data.replyToReview.__typename).toBe('Review');
    });
    expect(since(await reviewMoments(reviewId))).toBeGreaterThanOrEqual(6 * MINUTE);
  });
});
