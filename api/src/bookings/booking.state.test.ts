import fc from 'fast-check';
import { makeHotel, makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { newId } from '../database/columns';
import { lockRow, repo, transaction } from '../database/transaction';
import { Booking, BookingStatus, PaymentStatus } from './booking.entity';
import { mayTransition } from './booking.state';
import { BookingEvent } from './bookingEvent.entity';
import { startHistory, transition } from './history.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const step = { who: null, why: 'A walk.' };
const standings = Object.values(BookingStatus).flatMap((status) =>
  Object.values(PaymentStatus).map((payment) => ({ status, payment })),
);
const standing = fc.constantFrom(...standings);

async function held(): Promise<Booking> {
  const [user, hotel] = [await makeUser(), await makeHotel()];
  const id = newId();
  const hold = {
    id,
    userId: user.id,
    hotelId: hotel.id,
    hotelName: hotel.name,
    status: BookingStatus.HELD,
    payment: PaymentStatus.OPEN,
    totalCents: 100,
    freeCancellationDays: 1,
    lateRefundPercent: 0,
    holdExpiresAt: new Date(),
    idempotencyKey: id,
    requestHash: '',
  };
  return transaction(() => startHistory(hold, { checkIn: '2030-01-01', checkOut: '2030-01-02' }, step));
}

/**
 * The state that a booking without nights and payments gets: while it is confirmed it owes nothing, whatever was refunded,
 * and it was never paid.
 */
function settled({ status, payment }: (typeof standings)[number]) {
  const { OPEN, PAID, REFUNDED } = PaymentStatus;
  if (status === BookingStatus.CONFIRMED && [OPEN, PAID, REFUNDED].includes(payment))
    return { status, payment: PAID };
  if (status === BookingStatus.CANCELLED && payment === PAID) return { status, payment: OPEN };
  return { status, payment };
}

test('a booking takes only the allowed steps, and its history has each of them', async () => {
  const { CONFIRMED } = BookingStatus;
  const { OPEN, REFUNDED } = PaymentStatus;
  const walks = fc.array(standing, { minLength: 1, maxLength: 6 });
  const property = fc.asyncProperty(walks, async (walk) => {
    const { id } = await held();
    for (const asked of walk) {
      const to = settled(asked);
      const before = await repo(Booking).findOneByOrFail({ id });
      const moved = transaction(async () => transition(await lockRow(Booking, id), asked, step));
      if (!mayTransition(before, to)) {
        await expect(moved).rejects.toThrow('cannot go');
        expect(await repo(Booking).findOneByOrFail({ id })).toEqual(before);
      } else {
        await moved;
        const after = { ...to, steps: before.steps + 1 };
        expect(await repo(Booking).findOneByOrFail({ id })).toMatchObject(after);
      }
    }
    const history = await repo(BookingEvent).find({ where: { bookingId: id }, order: { step: 'ASC' } });
    const { status, payment } = await repo(Booking).findOneByOrFail({ id });
    expect(history.map((event) => event.step)).toEqual(history.map((_, index) => index + 1));
    expect(history.at(-1)).toMatchObject({ status, payment });
    for (const [index, { fromStatus, fromPayment }] of history.slice(1).entries())
      expect(history[index]).toMatchObject({ status: fromStatus, payment: fromPayment });
  });
  const refunded = { status: CONFIRMED, payment: REFUNDED };
  const examples: [typeof standings][] = [[[refunded]], [[{ status: CONFIRMED, payment: OPEN }, refunded]]];
  await fc.assert(property, { numRuns: 40, examples });
});

test('nothing becomes a hold again, nothing cancelled stands again, and an ended booking that was paid stays so', () => {
  const { OPEN, FAILED } = PaymentStatus;
  const { CANCELLED, CONFIRMED } = BookingStatus;
  fc.assert(
    fc.property(standing, standing, (from, to) => {
      if (!mayTransition(from, to)) return;
      expect(to.status).not.toBe(BookingStatus.HELD);
      if (from.status !== CONFIRMED && ![OPEN, FAILED].includes(from.payment))
        expect([OPEN, FAILED]).not.toContain(to.payment);
      if (from.status === CANCELLED) expect(to.status).toBe(CANCELLED);
      if (to.status === CONFIRMED) expect(to.payment).not.toBe(FAILED);
    }),
  );
});

test('of two concurrent steps of a booking only one succeeds', async () => {
  const { id } = await held();
  const [one, other] = [
    await repo(Booking).findOneByOrFail({ id }),
    await repo(Booking).findOneByOrFail({ id }),
  ];
  const expired = { status: BookingStatus.EXPIRED };
  const moves = await Promise.allSettled(
    [one, other].map((row) => transaction(() => transition(row, expired, step))),
  );
  expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await repo(BookingEvent).countBy({ bookingId: id })).toBe(2);
});
