import { Refund } from '../src/bookings/pay/refund.entity';
import { repo } from '../src/database/transaction';
import { cancel, holding, paymentOf } from './checkoutHelpers';
import { makeHotel, night } from './factories';
import type { TestServer, Visitor } from './testServer';
import { makeLink } from './payOnline';
import { bookAtDesk, bookHeld } from './walkIns';

/** Makes the input of a change that staff make. */
export type MakeInput = (server: TestServer, admin: Visitor) => Promise<object>;

/** A booking of one room, paid by its guest. */
export async function paid(server: TestServer) {
  const held = await holding(server);
  await server.pay(held.url);
  return held;
}

/** What staff change about the money of bookings; `undoPayOut` needs `confirmPayOut` before it. */
export const MONEY_CHANGES: Record<string, MakeInput> = {
  refundBooking: async (server) => ({
    bookingId: (await paid(server)).id,
    refundCents: 100,
    reason: 'Noise at night',
    idempotencyKey: 'goodwill',
  }),
  takePayment: async (_server, admin) => ({
    bookingId: (await bookAtDesk(admin, null)).id,
    cents: 100,
    paidBy: 'CASH',
    idempotencyKey: 'part',
  }),
  voidPayment: async (_server, admin) => ({
    paymentId: (await paymentOf((await bookAtDesk(admin)).id)).id,
    reason: 'Wrong booking',
  }),
  holdBooking: async (_server, admin) => ({ bookingId: (await bookHeld(admin)).id }),
  createPaymentLink: async (_server, admin) => ({
    bookingId: (await bookAtDesk(admin, null)).id,
    mail: true,
    idempotencyKey: 'link',
  }),
  revokePaymentLink: async (_server, admin) => ({
    linkId: (await makeLink(admin, (await bookAtDesk(admin, null)).id)).link.id,
  }),
  creditBooking: async (_server, admin) => ({
    bookingId: (await bookAtDesk(admin, null)).id,
    cents: 100,
    reason: 'Noise at night',
    idempotencyKey: 'credit',
  }),
  countCash: async () => ({
    hotelId: (await makeHotel()).id,
    expectedCents: 0,
    countedCents: 10_000,
    note: 'The float',
    idempotencyKey: 'count',
  }),
  closeDay: async () => ({ hotelId: (await makeHotel()).id, day: night(-3) }),
  issueInvoice: async (server) => ({
    bookingId: (await paid(server)).id,
    buyer: { name: 'Acme Travel' },
    idempotencyKey: 'invoice',
  }),
  confirmPayOut: async (_server, admin) => {
    const { id: bookingId } = await bookAtDesk(admin);
    await cancel(admin, bookingId);
    return { refundId: (await repo(Refund).findOneByOrFail({ bookingId })).id };
  },
  correctPayment: async (_server, admin) => {
    const { id: bookingId } = await bookAtDesk(admin);
    return { paymentId: (await paymentOf(bookingId)).id, paidBy: 'TERMINAL' };
  },
  undoPayOut: async () => ({ refundId: (await repo(Refund).findOneByOrFail({ atDesk: true })).id }),
};
