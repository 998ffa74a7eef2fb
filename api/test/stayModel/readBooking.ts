import type { History } from './history';
import { priceOf } from './nights';
import type { StayModel } from './stayModel';

const READ = `query ($id: ID!) { booking(id: $id) { status payment totalCents extrasCents paidCents refundedCents disputedCents
  owedCents folio { balanceCents } payments { method amountCents refundedCents disputedCents openDisputeCents }
  refunds { method amountCents isDue isWithheld } stays { checkIn checkOut number state nightPrices { night cents } }
  viewerCan { mostGoodwillCents mostCreditCents mostRefundCents refundIfCancelledCents } } }`;

const NIGHTS = `SELECT night, number FROM nights JOIN room_numbers ON room_numbers.id = roomNumberId WHERE bookingId = ?`;
const ACCOUNTS = `SELECT account, SUM(cents) cents FROM (
  SELECT account, -cents cents FROM folio_lines WHERE bookingId = ?
  UNION ALL SELECT debit, cents FROM journal_entries WHERE bookingId = ?
  UNION ALL SELECT credit, -cents FROM journal_entries WHERE bookingId = ?) entries GROUP BY account`;

/** Sums by their name; sums of zero are left out. */
function sums(rows: readonly (readonly [string, number])[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [name, cents] of rows) all[name] = (all[name] ?? 0) + Number(cents);
  return Object.fromEntries(Object.entries(all).filter(([, cents]) => cents !== 0));
}

/** What the server says about the booking, in the form of expectedOf(). */
export async function readBooking(history: History): Promise<object> {
  const { bookingId: id, server, rooms } = history;
  const { status, payment, owedCents, folio, payments, refunds, stays, viewerCan, ...booking } =
    await history.query('admin', READ, { id });
  const nights: { night: string; number: number }[] = await server.database.query(NIGHTS, [id]);
  const accounts: { account: string; cents: number }[] = await server.database.query(ACCOUNTS, [id, id, id]);
  const place = (number: number) => rooms.findIndex((room) => room.number === number);
  return {
    state: `${status} ${payment}`,
    cents: {
      total: status === 'CONFIRMED' ? booking.totalCents : 0,
      extras: status === 'CONFIRMED' ? booking.extrasCents : 0,
      paid: booking.paidCents,
      refunded: booking.refundedCents,
      lost: booking.disputedCents,
      owed: owedCents,
      balance: folio.balanceCents,
    },
    can: viewerCan,
    payments: payments
      .map((row: any) =>
        [row.method, row.amountCents, row.refundedCents, row.disputedCents, row.openDisputeCents].join(' '),
      )
      .sort(),
    refunds: sums(
      refunds.map((row: any) => [
        `${row.method} ${row.isWithheld ? 'WITHHELD' : row.isDue ? 'DUE' : 'DONE'}`,
        row.amountCents,
      ]),
    ),
    stays: stays
      .map((stay: any) => `${stay.checkIn} to ${stay.checkOut} in room ${place(stay.number)}: ${stay.state}`)
      .sort(),
    nights: stays
      .flatMap(({ number, nightPrices }: any) =>
        nightPrices.map(({ night, cents }: any) => `${night} in room ${place(number)} ${cents}`),
      )
      .sort(),
    taken: nights.map(({ night, number }) => `${night} in room ${place(number)}`).sort(),
    accounts: sums(
      accounts.filter(({ account }) => account !== 'GUESTS').map(({ account, cents }) => [account, cents]),
    ),
  };
}

/** What the model says about the booking. */
export function expectedOf(model: StayModel): object {
  const { money, nights, parts, status } = model;
  const isSold = status === 'CONFIRMED';
  const price = nights.reduce((total, { cents }) => total + cents, 0);
  return {
    state: `${status} ${model.payment}`,
    cents: {
      total: isSold ? priceOf(nights) : 0,
      extras: money.extrasCents,
      paid: money.paidCents,
      refunded: money.refundedCents,
      lost: money.lostCents,
      owed: money.owedCents,
      balance: money.owedCents,
    },
    can: {
      mostGoodwillCents: model.mostGoodwillCents,
      mostCreditCents: model.mostCreditCents,
      mostRefundCents: model.mostRefundCents,
      refundIfCancelledCents: model.refundIfCancelled(),
    },
    payments: money.payments
      .map((payment) =>
        [payment.method, payment.cents, money.refundedOf(payment), payment.lostCents, payment.heldCents].join(
          ' ',
        ),
      )
      .sort(),
    refunds: sums(
      money.refunds.map(({ payment, cents, state }) => [`${payment.method} ${state}`, cents] as const),
    ),
    stays: parts.map(({ from, to, room, state }) => `${from} to ${to} in room ${room}: ${state}`).sort(),
    nights: nights.map(({ day, room, cents }) => `${day} in room ${room} ${cents}`).sort(),
    taken: isSold ? nights.map(({ day, room }) => `${day} in room ${room}`).sort() : [],
    accounts: accountsOf(model, isSold ? price : 0),
  };
}

/** Debits less credits of each account. */
function accountsOf({ money }: StayModel, nightCents: number): Record<string, number> {
  const moved = money.payments.flatMap((payment) => {
    const account = { ONLINE: 'CARD_ONLINE', TERMINAL: 'CARD_AT_DESK', CASH: 'CASH' }[payment.method];
    return [
      [account, payment.cents - payment.heldCents - payment.lostCents] as const,
      ['DISPUTES', payment.heldCents] as const,
      ...money.refunds
        .filter((refund) => refund.payment === payment)
        .map(({ cents, state }) => [state === 'DONE' ? account : 'REFUNDS_PAYABLE', -cents] as const),
    ];
  });
  return sums([
    ...moved,
    ['ROOM_REVENUE', -nightCents],
    ['TAXES_PAYABLE', nightCents - money.chargedCents],
    ['EXTRAS_REVENUE', -money.extrasCents],
    ['CANCELLATION_FEES', -money.feeCents],
    ['ALLOWANCES', money.allowanceCents],
    ['DISPUTE_LOSSES', money.lossCents],
  ]);
}
