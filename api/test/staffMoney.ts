import { AccountSettlement } from '../src/bookings/onAccount/accountSettlement.entity';
import { Payment } from '../src/bookings/pay/payment.entity';
import {
  DifferenceReason,
  PaymentDifference,
  newPaymentDifference,
} from '../src/bookings/pay/paymentDifference.entity';
import { Refund } from '../src/bookings/pay/refund.entity';
import { newId } from '../src/database/columns';
import { repo, transaction } from '../src/database/transaction';
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

/** A payment difference to review; its id. */
export async function difference(): Promise<string> {
  const row = newPaymentDifference({
    sessionId: newId(),
    reason: DifferenceReason.UNKNOWN_SESSION,
    paidCents: 100,
    paymentId: null,
    bookingId: null,
    intentId: null,
    currency: 'usd',
    expectedCents: null,
  });
  await transaction(() => repo(PaymentDifference).insert(row));
  return row.id;
}

const SETTLE = `mutation ($input: SettleAccountInput!) { settleAccount(input: $input) { __typename } }`;

/** Books rooms on account of a company. Returns the id of the payment. */
async function putOnAccount(admin: Visitor): Promise<string> {
  const { id } = await bookAtDesk(admin, null);
  const input = { bookingId: id, cents: 20_000, paidBy: 'ON_ACCOUNT', account: { company: 'Acme Travel' } };
  await admin.graphql(`mutation ($input: TakePaymentInput!) { takePayment(input: $input) { __typename } }`, {
    input: { ...input, idempotencyKey: 'account' },
  });
  return (await repo(Payment).findOneByOrFail({ bookingId: id })).id;
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
  settleAccount: async (_server, admin) => ({
    paymentId: await putOnAccount(admin),
    cents: 100,
    paidBy: 'BANK_TRANSFER',
    idempotencyKey: 'settled',
  }),
  undoSettlement: async (_server, admin) => {
    const input = { paymentId: await putOnAccount(admin), cents: 100, paidBy: 'CASH', idempotencyKey: 'key' };
    await admin.graphql(SETTLE, { input });
    const { id: settlementId } = await repo(AccountSettlement).findOneByOrFail({
      paymentId: input.paymentId,
    });
    return { settlementId, reason: 'Typed twice' };
  },
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
