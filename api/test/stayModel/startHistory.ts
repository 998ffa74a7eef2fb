import fc from 'fast-check';
import { addNights } from '../../../schema/nights';
import type { History } from './history';
import type { Method } from './ledger';
import { StayModel } from './stayModel';

/** How a history begins: how many days before the arrival, for how many nights, and how it is paid. */
export const someBeginning = fc.record({
  place: fc.nat(3),
  ahead: fc.integer({ min: 0, max: 2 }),
  nights: fc.integer({ min: 1, max: 5 }),
  room: fc.nat(3),
  paidBy: fc.constantFrom<Method | null>('ONLINE', 'ONLINE', 'CASH', 'TERMINAL', null),
  nightCents: fc.option(fc.constantFrom(8000, 9870), { freq: 3 }),
});
export type Beginning = typeof someBeginning extends fc.Arbitrary<infer T> ? T : never;

const CHECKOUT = '... on Checkout { url booking { id } }';

/** The guest books and pays online, or staff book for them. */
export async function startHistory(history: History, begin: Beginning, model: StayModel): Promise<void> {
  const { ahead, nights, room, paidBy } = begin;
  const checkIn = addNights(model.today, ahead);
  const input = {
    hotelId: history.place.hotel.id,
    roomNumberIds: [history.roomId(room)],
    checkIn,
    checkOut: addNights(checkIn, nights),
    idempotencyKey: history.key(),
  };
  if (paidBy === 'ONLINE') {
    const { url, booking } = await history.send('guest', 'createCheckout', input, CHECKOUT);
    expect(await history.server.pay(url)).toBe(303);
    history.bookingId = booking.id;
    model.book(room, checkIn, nights);
  } else {
    const nightPriceCents = begin.nightCents ?? undefined;
    const priceReason = nightPriceCents ? 'A regular guest' : undefined;
    const walkIn = { ...input, userId: history.guestId, paidBy, nightPriceCents, priceReason };
    const made = await history.send('admin', 'createWalkIn', walkIn, '... on Booking { id }');
    history.bookingId = made.id;
    model.book(room, checkIn, nights, nightPriceCents);
  }
  if (paidBy) model.money.pay(paidBy, model.money.chargedCents, model.today);
}
