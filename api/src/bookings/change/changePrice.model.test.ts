import fc from 'fast-check';
import { change, checkout, choice, room } from '../../../test/checkoutHelpers';
import { makeRoomType, makeUser, night } from '../../../test/factories';
import { setCharges } from '../../../test/priceHelpers';
import { moveStay } from '../../../test/tapeChartHelpers';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { RoomType } from '../../rooms/roomType.entity';
import { Stay } from '../stay.entity';

let server: TestServer;
let staff: Visitor;
let guest: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.as(await makeUser('ADMIN'));
  guest = await server.as(await makeUser());
});
afterAll(() => server.close());

const READ = `query ($id: ID!) { booking(id: $id) { totalCents paidCents refundedCents charges { cents }
  folio { balanceCents } stays { number nightPrices { night cents } } } }`;

/** Two types of rooms: the first three and the last two. */
const ROOMS = 5;
const typeOf = (place: number): 0 | 1 => (place < 3 ? 0 : 1);
const somePrice = fc.integer({ min: 1000, max: 30_000 });
const someDays = fc
  .tuple(fc.integer({ min: 40, max: 44 }), fc.integer({ min: 1, max: 4 }))
  .map(([from, nights]) => [from, from + nights] as const);
const someRooms = fc.subarray([0, 1, 2, 3, 4], { minLength: 1, maxLength: 3 });
const someStep = fc.oneof(
  fc.record({
    does: fc.constant('price' as const),
    type: fc.constantFrom(0 as const, 1 as const),
    cents: somePrice,
  }),
  fc.record({ does: fc.constant('charge' as const) }),
  fc.record({ does: fc.constant('move' as const), to: fc.nat(ROOMS - 1) }),
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('change' as const), rooms: someRooms, days: someDays }),
  },
);

/** A night as the oracle knows it: where, for how much, and how many rises of the taxes there were before its sale. */
interface Sold {
  place: number;
  day: number;
  cents: number;
  age: number;
}

/** The taxes and fees of nights that are sold after this many rises: 10 percent and 3 dollars a night, 5 dollars a room. */
const chargesAt = (age: number) => [
  { title: 'VAT', kind: 'PERCENT', amount: 1000 + age },
  { title: 'Tax', kind: 'PER_NIGHT', amount: 300 + age },
  { title: 'Fee', kind: 'PER_STAY', amount: 500 + age },
];

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The price of nights, written without the code that it checks. */
function priceOf(nights: Sold[]): number {
  const ages = [...new Set(nights.map(({ age }) => age))];
  const rooms = [...new Set(nights.map(({ place }) => place))];
  const vat = ages.map((age) =>
    Math.round(
      (sum(nights.filter((one) => one.age === age).map(({ cents }) => cents)) * (1000 + age)) / 10_000,
    ),
  );
  const fees = rooms.map(
    (place) => 500 + Math.min(...nights.filter((one) => one.place === place).map(({ age }) => age)),
  );
  return sum([...nights.map(({ cents, age }) => cents + 300 + age), ...vat, ...fees]);
}

/** The nights of other rooms and days, of which those that were bought already keep their price. */
function changed(
  sold: Sold[],
  rooms: number[],
  [from, to]: readonly [number, number],
  now: (place: number) => Omit<Sold, 'place' | 'day'>,
) {
  const left = [...sold].sort((a, b) => a.place - b.place);
  const nights = rooms.flatMap((place) =>
    Array.from({ length: to - from }, (_, index) => ({ place, day: from + index })),
  );
  const found = new Map<object, Sold>();
  const take = (is: (one: Sold, wanted: { place: number }) => boolean) => {
    for (const wanted of nights) {
      const at = found.has(wanted) ? -1 : left.findIndex((one) => one.day === wanted.day && is(one, wanted));
      if (at >= 0) found.set(wanted, left.splice(at, 1)[0]!);
    }
  };
  take((one, { place }) => one.place === place);
  take((one, { place }) => typeOf(one.place) === typeOf(place));
  return nights.map((wanted): Sold => ({ ...(found.get(wanted) ?? now(wanted.place)), ...wanted }));
}

test('any changes, rises of prices and moves by staff: bought nights keep their price, and the money comes out even', async () => {
  const story = fc.record({
    terms: fc.constantFrom([0, 0], [365, 0], [365, 33], [365, 100]),
    steps: fc.array(someStep, { minLength: 2, maxLength: 7 }),
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ terms: [freeCancellationDays, lateRefundPercent], steps }) => {
      const { hotel, roomType, ids } = await room(3);
      await transaction(() =>
        repo(Hotel).update({ id: hotel.id }, { freeCancellationDays, lateRefundPercent }),
      );
      const other = await makeRoomType(hotel, 2, { priceCents: 15_000 });
      ids.push(...other.roomNumbers.map(({ id }) => id));
      const types = [roomType, other.roomType].map(({ id }) => id);
      const prices = [10_000, 15_000];
      let age = 0;
      await setCharges(staff, hotel.cityId, chargesAt(age));
      const { url, booking } = await checkout(guest, choice(hotel.id, [ids[0]!], 41, 44));
      await server.pay(url);
      const id = booking.id as string;
      let sold: Sold[] = [41, 42, 43].map((day) => ({ place: 0, day, cents: 10_000, age }));
      let total = priceOf(sold);
      let [paid, refunded] = [total, 0];

      for (const step of steps) {
        if (step.does === 'price') {
          prices[step.type] = step.cents;
          await transaction(() =>
            repo(RoomType).update({ id: types[step.type] }, { priceCents: step.cents }),
          );
        } else if (step.does === 'charge') await setCharges(staff, hotel.cityId, chargesAt(++age));
        else if (step.does === 'move') {
          if (sold.some(({ place }) => place === step.to)) continue;
          const stay = await repo(Stay).findOneByOrFail({ bookingId: id });
          const from = ids.indexOf(stay.roomNumberId!);
          expect(await moveStay(staff, stay.id, ids[step.to]!)).toMatchObject({ __typename: 'Booking' });
          sold = sold.map((one) => (one.place === from ? { ...one, place: step.to } : one));
        } else {
          const { rooms, days } = step;
          const next = changed(sold, rooms, days, (place) => ({ cents: prices[typeOf(place)]!, age }));
          const asked = await change(
            guest,
            id,
            rooms.map((place) => ids[place]!),
            [...days],
          );
          expect(asked).toMatchObject({ __typename: 'ChangedBooking' });
          const more = priceOf(next) - total;
          if (more >= 50) {
            expect(await server.pay(asked.url)).toBe(303);
            paid += more;
          } else if (more < 0)
            refunded += freeCancellationDays ? Math.floor((-more * lateRefundPercent!) / 100) : -more;
          sold = next;
          if (more < 0 || more >= 50) total += more;
        }
      }

      const read = (await guest.graphql(READ, { id })).data.booking;
      expect(read).toMatchObject({
        totalCents: total,
        paidCents: paid,
        refundedCents: refunded,
        folio: { balanceCents: 0 },
      });
      const nights = read.stays.flatMap(({ number, nightPrices }: any) =>
        nightPrices.map((one: any) => `${number} ${one.night} ${one.cents}`),
      );
      expect(nights.sort()).toEqual(
        sold
          .map(({ place, day, cents }) => `${101 + (place < 3 ? place : place - 3)} ${night(day)} ${cents}`)
          .sort(),
      );
      expect(sum([...sold, ...read.charges].map(({ cents }) => cents))).toBe(total);
    }),
    // As many as 20 seconds allow on a slow machine.
    { numRuns: 200, interruptAfterTimeLimit: 20_000 },
  );
}, 300_000);
